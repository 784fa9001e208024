import Drawing
import Primitives

/// One lane for each recogniser: its status over the time of the stroke, with a numbered mark at each decision.
struct StrokeTimeLine {
  /// The room below the lanes for the axis.
  static let axisHeight = 20.0

  let marks: StrokeMarks
  /// The recognisers, top lane first.
  let rows: [String]
  let rowHeight: Double

  func draw(in rect: Rect, _ canvas: inout Canvas) {
    for (row, name) in rows.enumerated() {
      drawLane(name, middle: rect.minY + (Double(row) + 0.5) * rowHeight, rect, &canvas)
    }
    drawAxis(rect, y: rect.minY + Double(rows.count) * rowHeight + 2, &canvas)
  }

  private func drawLane(_ name: String, middle: Double, _ rect: Rect, _ canvas: inout Canvas) {
    for span in marks.spans(of: name) {
      let height = span.status == .possible || span.status == .failed ? 2.0 : 8.0
      canvas.fill(
        Rect(
          x: rect.minX + span.from * rect.width, y: middle - height / 2,
          width: max(1, (span.to - span.from) * rect.width), height: height), radius: height / 2,
        span.status.color.opacity(span.status == .possible ? 0.45 : 0.8))
    }
    // Marks of one moment stand beside one another, and none leaves the lane.
    var last = -Double.infinity
    for mark in marks.marks where mark.decision.recognizer == name {
      let wanted = rect.minX + marks.fraction(mark.decision.time) * rect.width
      let x = min(max(wanted, last + 17), rect.maxX - 8)
      StrokeMarks.drawNumber(
        mark.number, at: Point(x: x, y: middle), mark.status?.color ?? OverlayPalette.secondaryText, &canvas)
      last = x
    }
  }

  private func drawAxis(_ rect: Rect, y: Double, _ canvas: inout Canvas) {
    canvas.fill(Rect(x: rect.minX, y: y, width: rect.width, height: 1), OverlayPalette.track)
    let span = marks.end - marks.start
    canvas.line("0", x: rect.minX, middle: y + 10, width: 40, OverlayType.label)
    canvas.line(
      Readout.span(span), x: rect.maxX - 80, middle: y + 10, width: 80, OverlayType.label.aligned(.trailing))
    if rect.width > 240 {
      canvas.line(
        "since the first decision", x: rect.minX + 40, middle: y + 10, width: rect.width - 120,
        OverlayType.label.aligned(.center))
    }
  }
}
