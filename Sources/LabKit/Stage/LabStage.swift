import Drawing
import InteractionKit
import Primitives

/// Composes what a window shows: the phone in its room, the overlays that are on, and the list of keys.
///
/// A value: the same stage with the same frame gives the same display list.
public struct LabStage: Sendable {
  /// The size of the default window, in points.
  public static let defaultWindow = Size(width: 1180, height: 920)

  /// The ids of the overlays that are on.
  public private(set) var overlays: Set<String>
  /// Whether the list of keys lies over everything.
  public var showsHelp = false
  /// The menu of scenes, while it lies over everything.
  public var menu: SceneMenu?
  /// The tuning panel, while it is open.
  public var tuning: TuningPanel?
  /// Whether the phone fills the window, without edge, caption and panels.
  public var fillsWindow: Bool
  /// What the stage says about itself.
  public var info: StageInfo
  /// Where fingers are drawn that the mouse stands for, in points of the viewport.
  public var fingers: [Point] = []

  /// Makes a stage.
  public init(overlays: [String] = [], fillsWindow: Bool = false, info: StageInfo = StageInfo()) {
    self.overlays = Set(overlays)
    self.fillsWindow = fillsWindow
    self.info = info
  }

  /// The overlays that are on, in the order of the registry.
  public var shownOverlays: [any Overlay] { OverlayRegistry.all.filter { overlays.contains($0.id) } }

  /// The part of the viewport's coordinates for which the overlays that are on want the content that clipping cuts off;
  /// nil where none does.
  ///
  /// It is the viewport with a margin all round that is as wide as the room beside the phone ever is.
  public func hiddenContentArea(viewport: Size) -> Rect? {
    guard shownOverlays.contains(where: { $0.needsHiddenContent }) else { return nil }
    return Rect(origin: .zero, size: viewport).inset(by: -800)
  }

  /// Shows an overlay, or hides it.
  public mutating func toggle(_ overlay: String) {
    if overlays.remove(overlay) == nil { overlays.insert(overlay) }
  }

  /// Where everything lies in a window.
  public func geometry(window: Size, viewport: Size) -> StageGeometry {
    StageGeometry(
      window: window, viewport: viewport, fillsWindow: fillsWindow,
      sideWidth: tuning == nil ? 0 : TuningLayout.width)
  }

  /// What a window of a size shows of a frame.
  public func displayList(of output: FrameOutput, window: Size) -> DisplayList {
    let geometry = geometry(window: window, viewport: output.inspector.viewport)
    let frame = OverlayFrame(output.inspector, stage: info, hiddenContent: output.hiddenContent)
    var canvas = Canvas()
    if !fillsWindow {
      drawRoom(window, &canvas)
      drawAround(frame, geometry, overlays: shownOverlays, &canvas)
    }
    drawPhone(output, frame, geometry, overlays: shownOverlays, &canvas)
    if !fillsWindow {
      if geometry.panelsLieOver { drawCaption(geometry, &canvas) } else { drawCard(geometry, &canvas) }
    }
    drawPanels(frame, geometry, &canvas)
    drawTuning(in: geometry.sideFrame, &canvas)
    if let menu { SceneMenuSheet(menu: menu).draw(in: window, &canvas) }
    if showsHelp { HelpSheet().draw(in: Rect(origin: .zero, size: window), &canvas) }
    return canvas.displayList
  }

  /// Draws the tuning panel, where it is open.
  func drawTuning(in room: Rect, _ canvas: inout Canvas) {
    guard let tuning, !room.isEmpty else { return }
    TuningSheet(panel: tuning, layout: TuningLayout(tuning, in: room)).draw(&canvas)
  }

  /// The quiet room behind everything.
  func drawRoom(_ window: Size, _ canvas: inout Canvas) {
    canvas.fill(
      Rect(origin: .zero, size: window),
      .linearGradient(
        OverlayPalette.stageTop, OverlayPalette.stageBottom, from: .zero, to: Point(x: 0, y: 1)))
  }

  /// What overlays draw around a phone, under all else.
  func drawAround(
    _ frame: OverlayFrame, _ geometry: StageGeometry, overlays: [any Overlay], _ canvas: inout Canvas
  ) {
    canvas.group(translation: geometry.viewportFrame.origin.vector, scale: geometry.scale) { canvas in
      for overlay in overlays { overlay.drawUnder(frame, on: &canvas) }
    }
  }

  /// A phone with what its screen shows, and what overlays draw over it.
  func drawPhone(
    _ output: FrameOutput, _ frame: OverlayFrame, _ geometry: StageGeometry, overlays: [any Overlay],
    _ canvas: inout Canvas
  ) {
    let screen = geometry.viewportFrame
    if !fillsWindow { PhoneBody.draw(geometry, &canvas) }
    let radius = fillsWindow ? 0 : PhoneBody.screenRadius * geometry.scale
    // On an edge between two pixels, what lies below what covers it would shine through.
    canvas.clipped(to: screen.alignedInside(grid: 1 / info.scale), radius: radius) { canvas in
      canvas.group(translation: screen.origin.vector, scale: geometry.scale) { canvas in
        canvas.draw(output.displayList)
        for overlay in overlays { overlay.drawOver(frame, on: &canvas) }
        for finger in fingers { drawFinger(finger, &canvas) }
      }
    }
  }

  /// A finger that the mouse stands for: a light disc with a dark edge, to be seen on any ground.
  private func drawFinger(_ point: Point, _ canvas: inout Canvas) {
    canvas.fillCircle(center: point, radius: 21.5, OverlayPalette.tag)
    canvas.fillCircle(center: point, radius: 20, OverlayPalette.text)
  }
}
