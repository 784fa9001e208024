import Primitives

/// Where phones stand side by side in a window, with their names above, their measures below, and the chart under all of
/// them.
///
/// All phones have one size and stand on one line. What has no room is left out: first the chart, then the measures.
public struct ComparisonGeometry: Sendable, Hashable {
  /// Where each phone lies, and how points of the window are points of its viewport.
  public let phones: [StageGeometry]
  /// The name above each phone.
  public let nameFrames: [Rect]
  /// The strip of measures under each phone; empty where there is no room.
  public let stripFrames: [Rect]
  /// The line that says what runs, at the top.
  public let captionFrame: Rect
  /// The chart; empty where there is no room, or where panels take its place.
  public let chartFrame: Rect
  /// The room for panels; empty where none are shown.
  public let panelFrame: Rect
  /// Whether panels lie beside the phones, one above the other; otherwise side by side in place of the chart.
  public let panelsStandBeside: Bool

  private static let captionHeight = 32.0
  private static let nameHeight = 32.0
  private static let smallestPhone = 150.0
  private static let widestStrip = 312.0

  /// Lays out a comparison.
  ///
  /// - Parameters:
  ///   - window: the size of the window, in points.
  ///   - viewport: the size of every viewport, in points.
  ///   - count: the number of phones, at least 1.
  ///   - showsPanels: whether overlays have panels to show.
  public init(window: Size, viewport: Size, count: Int, showsPanels: Bool) {
    let isNarrow = window.width < 700
    let margin = isNarrow ? 8.0 : 24
    let gap = isNarrow ? 8.0 : 24
    let columns = Double(max(1, count))
    let room = Self.column(window.width - 2 * margin, columns, gap)
    let device = Size(
      width: max(1, viewport.width) + 2 * StageGeometry.bezel, height: max(1, viewport.height) + 2 * StageGeometry.bezel
    )
    let top = margin / 2 + Self.captionHeight
    let available = window.height - top - margin - Self.nameHeight

    var strip = room >= MeasureStrip.wideWidth ? 60.0 : room >= 124 ? 100 : 0
    var chart = max(150, window.height * 0.2)
    if available - strip - 12 - chart - 16 < Self.smallestPhone { chart = 0 }
    if available - strip - 12 < Self.smallestPhone { strip = 0 }
    let stripRoom = strip > 0 ? strip + 12 : 0
    let phoneRoom = max(24, available - stripRoom - (chart > 0 ? chart + 16 : 0))
    let scale = min(1, room / device.width, phoneRoom / device.height)
    let phone = Size(width: device.width * scale, height: device.height * scale)

    let width = min(room, max(phone.width, Self.widestStrip))
    let group = width * columns + gap * (columns - 1)
    let side = window.width - 2 * margin - group - gap
    panelsStandBeside = showsPanels && side >= StageGeometry.smallestPanelWidth
    let left = panelsStandBeside ? margin : (window.width - group) / 2
    let phoneTop = top + Self.nameHeight
    let foot = phoneTop + phone.height + stripRoom

    var phones: [StageGeometry] = []
    var names: [Rect] = []
    var strips: [Rect] = []
    for index in 0..<max(1, count) {
      let x = left + Double(index) * (width + gap)
      let phoneLeft = x + (width - phone.width) / 2
      phones.append(
        StageGeometry(window: window, viewport: viewport, deviceOrigin: Point(x: phoneLeft, y: phoneTop), scale: scale))
      names.append(Rect(x: x, y: top, width: width, height: Self.nameHeight - 4))
      strips.append(
        strip > 0 ? Rect(x: x, y: phoneTop + phone.height + 12, width: width, height: strip) : .zero)
    }
    self.phones = phones
    nameFrames = names
    stripFrames = strips
    captionFrame = Rect(x: margin, y: margin / 2, width: window.width - 2 * margin, height: Self.captionHeight)
    let band =
      chart > 0
      ? Rect(
        x: margin, y: foot + 16, width: window.width - 2 * margin, height: max(0, window.height - margin - foot - 16))
      : .zero
    if panelsStandBeside {
      chartFrame = band
      panelFrame = Rect(x: left + group + gap, y: top, width: min(side, 560), height: foot - top)
    } else if showsPanels {
      chartFrame = .zero
      panelFrame =
        band.isEmpty
        ? Rect(
          x: margin, y: window.height * 0.45, width: window.width - 2 * margin, height: window.height * 0.55 - margin)
        : band
    } else {
      chartFrame = band
      panelFrame = .zero
    }
  }

  private static func column(_ width: Double, _ count: Double, _ gap: Double) -> Double {
    max(24, (width - gap * (count - 1)) / count)
  }

  /// The phone that a point of the window means: the one in whose column it lies, or the nearest.
  public func phone(at point: Point) -> Int {
    let distances = phones.map { abs($0.deviceFrame.midX - point.x) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }
}
