import Drawing
import Primitives

/// How frames reach the screen, and how long they take.
public struct FramesOverlay: Overlay {
  /// Makes the overlay.
  public init() {}

  /// `frames`.
  public let id = "frames"
  /// Its name.
  public let title = "Frames"
  /// What it shows.
  public let about = "The renderer, the interval between frames, the time that one takes, and the display's scale"
  /// Its key.
  public let key = "f"

  private static let rowHeight = 22.0

  /// Four rows and a strip of the latest intervals.
  public func panelHeight(for frame: OverlayFrame, width: Double) -> Double { Self.rowHeight * 4 + 56 }

  /// Draws the rows, and the strip where there is room.
  public func drawPanel(_ frame: OverlayFrame, in rect: Rect, on canvas: inout Canvas) {
    let stage = frame.stage
    let rows: [(String, String)] = [
      ("Renderer", stage.renderer),
      ("Interval", intervalText(stage)),
      ("Work of a frame", stage.workSeconds > 0 ? "\(Readout.number(stage.workSeconds * 1000, decimals: 2)) ms" : "–"),
      ("Scale", "\(Readout.number(stage.scale, decimals: 2)) pixels a point · tick \(frame.inspector.tick)"),
    ]
    var middle = rect.minY + Self.rowHeight / 2
    for (label, value) in rows {
      guard middle + Self.rowHeight / 2 <= rect.maxY + 0.5 else { return }
      canvas.line(label, x: rect.minX, middle: middle, width: 112, OverlayType.note)
      canvas.line(
        value, x: rect.minX + 120, middle: middle, width: rect.width - 120, OverlayType.readout.aligned(.leading))
      middle += Self.rowHeight
    }
    let top = middle - Self.rowHeight / 2 + 8
    drawStrip(stage, in: Rect(x: rect.minX, y: top, width: rect.width, height: min(40, rect.maxY - top)), &canvas)
  }

  private func intervalText(_ stage: StageInfo) -> String {
    guard let last = stage.intervals.last else { return stage.hertz > 0 ? "at rest: no frame is drawn" : "–" }
    let wanted = stage.hertz > 0 ? " of \(Readout.number(1000 / stage.hertz, decimals: 2)) ms" : " ms"
    return "\(Readout.number(last * 1000, decimals: 2))\(wanted) · \(Readout.number(stage.hertz)) frames a second"
  }

  /// A bar for each of the latest intervals; one that is half a frame late is orange.
  private func drawStrip(_ stage: StageInfo, in rect: Rect, _ canvas: inout Canvas) {
    guard rect.height >= 16 else { return }
    canvas.fill(rect, radius: 6, OverlayPalette.stageBottom)
    let wanted = stage.hertz > 0 ? 1 / stage.hertz : 1.0 / 60
    let step = 4.0
    let room = Int((rect.width - 8) / step)
    let intervals = stage.intervals.suffix(room)
    canvas.clipped(to: rect, radius: 6) { canvas in
      for (index, interval) in intervals.enumerated() {
        let height = min(rect.height - 4, max(2, rect.height * 0.5 * interval / wanted))
        let isLate = interval > wanted * 1.5
        canvas.fill(
          Rect(x: rect.minX + 4 + Double(index) * step, y: rect.maxY - 2 - height, width: step - 1, height: height),
          isLate ? RecognizerStatus.cancelled.color : RecognizerStatus.ended.color)
      }
      canvas.dashed(
        from: Point(x: rect.minX, y: rect.maxY - 2 - rect.height * 0.5),
        to: Point(x: rect.maxX, y: rect.maxY - 2 - rect.height * 0.5), width: 1, OverlayPalette.secondaryText)
    }
  }
}
