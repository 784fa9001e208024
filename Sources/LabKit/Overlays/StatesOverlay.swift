import Drawing
import InteractionKit
import Primitives

/// The state of each recogniser of the stroke, who has it, and what was decided last.
public struct StatesOverlay: Overlay {
  /// Makes the overlay.
  public init() {}

  /// `states`.
  public let id = "states"
  /// Its name.
  public let title = "States"
  /// What it shows.
  public let about = "The state of each recogniser of the stroke, its owner, and the latest decisions"
  /// Its key.
  public let key = "g"

  private static let rowHeight = 24.0
  private static let decisionHeight = 20.0
  private static let wantedDecisions = 6

  /// The summary, a row for each recogniser, and a few decisions.
  public func panelHeight(for frame: OverlayFrame, width: Double) -> Double {
    let stroke = StrokeReading(frame.inspector)
    return Self.rowHeight * Double(1 + max(3, stroke.recognizers.count)) + 16
      + Self.decisionHeight * Double(min(max(3, frame.inspector.decisions.count), Self.wantedDecisions))
  }

  /// Draws the summary, the recognisers, and as many of the latest decisions as there is room for.
  public func drawPanel(_ frame: OverlayFrame, in rect: Rect, on canvas: inout Canvas) {
    let stroke = StrokeReading(frame.inspector)
    var middle = rect.minY + Self.rowHeight / 2
    let hasOwner = !stroke.owners.isEmpty
    canvas.line(
      stroke.summary, x: rect.minX, middle: middle, width: rect.width,
      hasOwner ? OverlayType.name.colored(RecognizerStatus.changed.color) : OverlayType.note)
    middle += Self.rowHeight
    for snapshot in stroke.recognizers {
      guard middle + Self.rowHeight / 2 <= rect.maxY + 0.5 else { return }
      drawRow(snapshot, stroke, middle: middle, rect, &canvas)
      middle += Self.rowHeight
    }
    drawDecisions(
      frame.inspector.decisions,
      in: Rect(x: rect.minX, y: middle - 6, width: rect.width, height: rect.maxY - middle + 6),
      &canvas)
  }

  private func drawRow(
    _ snapshot: RecognizerSnapshot, _ stroke: StrokeReading, middle: Double, _ rect: Rect, _ canvas: inout Canvas
  ) {
    let status = stroke.status(of: snapshot)
    status.drawSign(at: Point(x: rect.minX + 6, y: middle), on: &canvas)
    let nameWidth = min(128, rect.width * 0.36)
    canvas.line(snapshot.name, x: rect.minX + 20, middle: middle, width: nameWidth, OverlayType.name)
    let wordX = rect.minX + 20 + nameWidth + 8
    canvas.line(status.word, x: wordX, middle: middle, width: 68, OverlayType.body.colored(status.color))
    let reasonX = wordX + 76
    guard rect.maxX - reasonX > 96, let reason = stroke.reason(of: snapshot.name) else { return }
    canvas.line(reason, x: reasonX, middle: middle, width: rect.maxX - reasonX, OverlayType.note)
  }

  /// The latest decisions, the newest at the bottom.
  private func drawDecisions(_ decisions: [Decision], in rect: Rect, _ canvas: inout Canvas) {
    let room = Int(((rect.height - 8) / Self.decisionHeight).rounded(.down))
    guard room > 0 else { return }
    canvas.fill(Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1), OverlayPalette.track)
    var middle = rect.minY + 8 + Self.decisionHeight / 2
    if decisions.isEmpty {
      canvas.line(
        "The latest decisions stand here, each with its reason", x: rect.minX, middle: middle, width: rect.width,
        OverlayType.note)
    }
    // Where the words need the room, the time is left out.
    let indent = rect.width < 400 ? 0.0 : 68
    for decision in decisions.suffix(min(room, Self.wantedDecisions)) {
      if indent > 0 {
        canvas.line(
          "\(Readout.number(decision.time.seconds, decimals: 3)) s", x: rect.minX, middle: middle, width: 60,
          OverlayType.label)
      }
      canvas.line(
        decision.sentence, x: rect.minX + indent, middle: middle, width: rect.width - indent, OverlayType.body)
      middle += Self.decisionHeight
    }
  }

  /// Outlines the views whose recognisers have the stroke, and those whose recognisers wait.
  public func drawOver(_ frame: OverlayFrame, on canvas: inout Canvas) {
    let stroke = StrokeReading(frame.inspector)
    let viewport = Rect(origin: .zero, size: frame.inspector.viewport)
    var inset = 2.0
    for snapshot in stroke.recognizers where snapshot.isActive || snapshot.isWaiting {
      guard let view = frame.inspector.scrollViews.first(where: { $0.name == snapshot.view }) else { continue }
      let shown = view.frame.intersection(viewport).inset(by: inset)
      let status = RecognizerStatus(snapshot)
      // A view that fills the phone follows its round corners.
      canvas.stroke(
        shown, radius: shown.height + 2 * inset >= viewport.height ? 42 - inset : 10, width: 2.5, status.color)
      let width = (TextMeasure.width(snapshot.name, OverlayType.tag) * 1.03 + 30).rounded(.up)
      let tag = Rect(x: shown.minX + 22, y: shown.maxY - 42 - (inset - 2) * 4, width: width, height: 20)
      canvas.fill(tag, radius: 6, OverlayPalette.tag)
      status.drawSign(at: Point(x: tag.minX + 12, y: tag.midY), on: &canvas)
      canvas.line(snapshot.name, x: tag.minX + 23, middle: tag.midY, width: width - 26, OverlayType.tag)
      inset += 5
    }
    for pointer in frame.inspector.pointers { drawPointer(pointer, &canvas) }
  }

  /// The finger's way from where it came down.
  private func drawPointer(_ pointer: PointerInspection, _ canvas: inout Canvas) {
    let color = OverlayPalette.accent
    canvas.line(from: pointer.start, to: pointer.position, width: 2, color.opacity(0.7))
    canvas.fillCircle(center: pointer.start, radius: 3.5, color)
    canvas.fillCircle(center: pointer.position, radius: 16, color.opacity(0.25))
    let ring = Rect(x: pointer.position.x - 16, y: pointer.position.y - 16, width: 32, height: 32)
    canvas.stroke(ring, radius: 16, width: 2, color)
  }
}
