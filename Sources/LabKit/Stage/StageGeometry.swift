import Primitives

/// Where the phone and the panels lie in a window, and how points of the one are points of the other.
///
/// Law: `viewportPoint(windowPoint(p))` is `p` up to rounding for every point, inside the viewport or not.
public struct StageGeometry: Sendable, Hashable {
  /// The size of the window, in points.
  public let window: Size
  /// The size of the viewport, in its own points.
  public let viewport: Size
  /// Where the viewport lies in the window.
  public let viewportFrame: Rect
  /// Where the phone with its edge lies in the window; the viewport's frame where it has none.
  public let deviceFrame: Rect
  /// Points of the window for a point of the viewport, at most 1 on a stage.
  public let scale: Double
  /// Where panels may lie.
  public let panelFrame: Rect
  /// Where the tuning panel may lie; empty where none is wanted.
  public let sideFrame: Rect
  /// Where the caption stands.
  public let captionFrame: Rect
  /// Whether panels lie over the phone, because there is no room beside it.
  public let panelsLieOver: Bool
  /// Whether the viewport fills the window, without edge, caption and panels.
  public let fillsWindow: Bool

  /// The width of the phone's edge, in points of the viewport.
  public static let bezel = 12.0
  /// The least width that panels beside the phone have, in points.
  public static let smallestPanelWidth = 288.0
  private static let largestPanelWidth = 760.0
  private static let wideMargin = 24.0
  private static let narrowMargin = 8.0
  private static let captionHeight = 32.0
  /// The least room that is laid out, in points: smaller windows show a part of it.
  private static let smallestExtent = 48.0

  /// Lays out a stage.
  ///
  /// - Parameters:
  ///   - window: the size of the window, in points; at least 1 in each direction.
  ///   - viewport: the size of the viewport, in points.
  ///   - fillsWindow: whether the viewport takes the whole window.
  ///   - sideWidth: the width of the tuning panel beside all else, in points; 0 where it is closed.
  public init(window: Size, viewport: Size, fillsWindow: Bool = false, sideWidth: Double = 0) {
    let window = Size(width: max(1, window.width), height: max(1, window.height))
    let viewport = Size(width: max(1, viewport.width), height: max(1, viewport.height))
    self.window = window
    self.viewport = viewport
    self.fillsWindow = fillsWindow
    let whole = Rect(origin: .zero, size: window)
    guard !fillsWindow else {
      scale = min(window.width / viewport.width, window.height / viewport.height)
      viewportFrame = Rect(x: 0, y: 0, width: viewport.width * scale, height: viewport.height * scale)
      deviceFrame = viewportFrame
      panelFrame = whole.inset(by: Self.narrowMargin)
      sideFrame = sideWidth > 0 ? Self.lowerPart(of: panelFrame, width: sideWidth) : .zero
      captionFrame = .zero
      panelsLieOver = true
      return
    }
    let device = Size(width: viewport.width + 2 * Self.bezel, height: viewport.height + 2 * Self.bezel)
    let beside = Self.beside(device: device, in: window)
    panelsLieOver = beside == nil
    let (scale, frame) = beside ?? Self.alone(device: device, in: window)
    self.scale = scale
    deviceFrame = frame
    viewportFrame = Rect(
      x: frame.minX + Self.bezel * scale, y: frame.minY + Self.bezel * scale, width: viewport.width * scale,
      height: viewport.height * scale)
    if beside != nil {
      let left = frame.maxX + Self.wideMargin
      let column = Rect(
        x: left, y: frame.minY, width: min(Self.largestPanelWidth, window.width - left - Self.wideMargin),
        height: max(frame.height, window.height - Self.wideMargin - frame.minY))
      captionFrame = Rect(x: column.minX, y: column.minY, width: column.width, height: Self.captionHeight)
      (panelFrame, sideFrame) = Self.divided(column, sideWidth: sideWidth)
    } else {
      captionFrame = Rect(
        x: Self.narrowMargin, y: window.height - Self.captionHeight, width: window.width - 2 * Self.narrowMargin,
        height: Self.captionHeight)
      panelFrame = Rect(
        x: Self.narrowMargin, y: Self.narrowMargin, width: window.width - 2 * Self.narrowMargin,
        height: max(1, captionFrame.minY - Self.narrowMargin))
      sideFrame = sideWidth > 0 ? Self.lowerPart(of: panelFrame, width: sideWidth) : .zero
    }
  }

  /// The column beside the phone with a part for the tuning panel: at its right, or below a line where it is narrow.
  private static func divided(_ column: Rect, sideWidth: Double) -> (panels: Rect, side: Rect) {
    guard sideWidth > 0 else { return (column, .zero) }
    let left = column.width - sideWidth - PanelLayout.gap
    if left >= smallestPanelWidth {
      return (
        Rect(origin: column.origin, size: Size(width: left, height: column.height)),
        Rect(x: column.maxX - sideWidth, y: column.minY, width: sideWidth, height: column.height)
      )
    }
    let line = Rect(origin: column.origin, size: Size(width: column.width, height: LabStage.lineHeight))
    let top = line.maxY + PanelLayout.gap
    return (line, Rect(x: column.minX, y: top, width: column.width, height: max(0, column.maxY - top)))
  }

  /// The part of the room for panels in which they lie over the phone.
  func lowerPart(ofWidth width: Double) -> Rect { Self.lowerPart(of: panelFrame, width: width) }

  private static func lowerPart(of area: Rect, width: Double) -> Rect {
    let height = area.height * 0.55
    let width = min(area.width, width)
    return Rect(x: area.midX - width / 2, y: area.maxY - height, width: width, height: height)
  }

  /// Lays out one phone of several, at a place that others have chosen.
  init(window: Size, viewport: Size, deviceOrigin: Point, scale: Double) {
    self.window = window
    self.viewport = viewport
    self.scale = scale
    fillsWindow = false
    deviceFrame = Rect(
      x: deviceOrigin.x, y: deviceOrigin.y, width: (viewport.width + 2 * Self.bezel) * scale,
      height: (viewport.height + 2 * Self.bezel) * scale)
    viewportFrame = deviceFrame.inset(by: Self.bezel * scale)
    panelFrame = .zero
    sideFrame = .zero
    captionFrame = .zero
    panelsLieOver = false
  }

  /// The phone at the left with room for panels beside it; nil where there is none.
  private static func beside(device: Size, in window: Size) -> (Double, Rect)? {
    let height = max(smallestExtent, window.height - 2 * wideMargin)
    let scale = min(1, height / device.height)
    let size = Size(width: device.width * scale, height: device.height * scale)
    let panelWidth = window.width - size.width - 3 * wideMargin
    guard panelWidth >= smallestPanelWidth else { return nil }
    // In a very wide window phone and panels stay together in the middle.
    let spare = max(0, panelWidth - largestPanelWidth)
    return (
      scale,
      Rect(x: wideMargin + spare / 2, y: (window.height - size.height) / 2, width: size.width, height: size.height)
    )
  }

  /// The phone in the middle, over the caption.
  private static func alone(device: Size, in window: Size) -> (Double, Rect) {
    let width = max(smallestExtent, window.width - 2 * narrowMargin)
    let height = max(smallestExtent, window.height - narrowMargin - captionHeight)
    let scale = min(1, width / device.width, height / device.height)
    let size = Size(width: device.width * scale, height: device.height * scale)
    return (
      scale,
      Rect(
        x: (window.width - size.width) / 2, y: narrowMargin + (height - size.height) / 2, width: size.width,
        height: size.height)
    )
  }

  /// The point of the viewport at a point of the window; it may lie outside the viewport.
  public func viewportPoint(_ point: Point) -> Point {
    Point(x: (point.x - viewportFrame.minX) / scale, y: (point.y - viewportFrame.minY) / scale)
  }

  /// The point of the window at a point of the viewport.
  public func windowPoint(_ point: Point) -> Point {
    Point(x: viewportFrame.minX + point.x * scale, y: viewportFrame.minY + point.y * scale)
  }

  /// A displacement in the window as one in the viewport.
  public func viewportVector(_ vector: Vector) -> Vector { vector / scale }
}
