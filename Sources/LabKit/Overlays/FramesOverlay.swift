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
  public let about = "The renderer, how evenly frames come, how old their input is, and how lifts become known"
  /// Its key.
  public let key = "f"

  private static let rowHeight = 22.0

  /// A row for each measure and a strip of the latest intervals.
  public func panelHeight(for frame: OverlayFrame, width: Double) -> Double {
    Self.rowHeight * Double(Self.rows(frame).count) + 56
  }

  /// Draws the rows, and the strip where there is room.
  public func drawPanel(_ frame: OverlayFrame, in rect: Rect, on canvas: inout Canvas) {
    var middle = rect.minY + Self.rowHeight / 2
    for (label, value) in Self.rows(frame) {
      guard middle + Self.rowHeight / 2 <= rect.maxY + 0.5 else { return }
      canvas.line(label, x: rect.minX, middle: middle, width: 112, OverlayType.note)
      canvas.line(
        value, x: rect.minX + 120, middle: middle, width: rect.width - 120, OverlayType.readout.aligned(.leading))
      middle += Self.rowHeight
    }
    let top = middle - Self.rowHeight / 2 + 8
    drawStrip(
      frame.stage, in: Rect(x: rect.minX, y: top, width: rect.width, height: min(40, rect.maxY - top)), &canvas)
  }

  /// What is said, the most important first: what there is no room for is left out from the end.
  private static func rows(_ frame: OverlayFrame) -> [(String, String)] {
    let stage = frame.stage
    let frames = stage.frames
    return [
      ("Renderer", stage.renderer),
      ("Interval", intervalText(stage)),
      ("Frames", "\(frames.missed) of \(frames.count) late"),
      ("Step and draw", frames.workSeconds > 0 ? milliseconds(frames.workSeconds) : "–"),
      ("Input to screen", latencyText(frames)),
      ("Input", inputText(stage)),
      ("Fingers", fingersText(stage)),
      ("Trackpad lift", liftText(frames)),
      ("Scale", "\(Readout.number(stage.scale, decimals: 2)) pixels a point · tick \(frame.inspector.tick)"),
    ]
  }

  private static func milliseconds(_ seconds: Double) -> String { "\(Readout.number(seconds * 1000, decimals: 2)) ms" }

  private static func intervalText(_ stage: StageInfo) -> String {
    guard stage.hertz > 0 else { return "–" }
    let wanted = "\(milliseconds(1 / stage.hertz)) · \(Readout.number(stage.hertz)) frames a second"
    guard let last = stage.frames.intervals.last else { return "\(wanted) wanted; at rest none is drawn" }
    return "\(Readout.number(last * 1000, decimals: 2)) of \(wanted)"
  }

  private static func latencyText(_ frames: FrameStatistics) -> String {
    guard let last = frames.inputToPresent, let longest = frames.longestInputToPresent else { return "–" }
    return "\(milliseconds(last)), at most \(milliseconds(longest))"
  }

  private static func inputText(_ stage: StageInfo) -> String {
    let rate = stage.frames.inputRate.map { "\(Readout.number($0)) a second" }
    let parts = [rate, stage.input.isEmpty ? nil : stage.input].compactMap { $0 }
    return parts.isEmpty ? "–" : parts.joined(separator: " · ")
  }

  private static func fingersText(_ stage: StageInfo) -> String {
    switch stage.resampling {
    case .atRest: "resampled while they move"
    case .between(let latency): "resampled \(milliseconds(latency)) back, between reports"
    case .beyond(let time): "resampled \(milliseconds(time)) beyond the last report"
    case nil: stage.input.isEmpty ? "–" : "not resampled: as reported"
    }
  }

  private static func liftText(_ frames: FrameStatistics) -> String {
    switch frames.trackpadLift {
    case .native: "native: the device reports it"
    case .inferred: "inferred: from a silence"
    case nil: "no series yet"
    }
  }

  /// A bar for each of the latest intervals; one that is half a frame late is orange.
  private func drawStrip(_ stage: StageInfo, in rect: Rect, _ canvas: inout Canvas) {
    guard rect.height >= 16 else { return }
    canvas.fill(rect, radius: 6, OverlayPalette.stageBottom)
    let wanted = stage.hertz > 0 ? 1 / stage.hertz : 1.0 / 60
    let step = 4.0
    let room = Int((rect.width - 8) / step)
    let intervals = stage.frames.intervals.suffix(room)
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
