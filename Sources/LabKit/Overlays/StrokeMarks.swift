import Drawing
import InteractionKit
import Primitives

/// The decisions of a stroke, numbered, on an axis of time.
struct StrokeMarks {
  /// A decision with its number.
  struct Mark {
    let number: Int
    let decision: Decision
    /// What its recogniser stands at from then on; nil where the decision changes nothing of it.
    let status: RecognizerStatus?
  }

  let marks: [Mark]
  /// The moment of the first decision.
  let start: Timestamp
  /// The moment up to which the line runs.
  let end: Timestamp

  init(_ decisions: [Decision], until end: Timestamp) {
    marks = decisions.enumerated().map { index, decision in
      Mark(number: index + 1, decision: decision, status: RecognizerStatus(decision.outcome))
    }
    let start = decisions.first?.time ?? end
    self.start = start
    // A stroke shorter than 50 ms is shown on an axis of 50 ms, so that marks keep apart.
    self.end = max(end, start + 0.05)
  }

  /// Where a moment lies on the axis, from 0 to 1.
  func fraction(_ time: Timestamp) -> Double { min(max((time - start) / (end - start), 0), 1) }

  /// The spans in which a recogniser stood at one status, in order.
  func spans(of name: String) -> [(from: Double, to: Double, status: RecognizerStatus)] {
    var spans: [(from: Double, to: Double, status: RecognizerStatus)] = []
    var status = RecognizerStatus.possible
    var from = 0.0
    for mark in marks where mark.decision.recognizer == name {
      guard let next = mark.status else { continue }
      let place = fraction(mark.decision.time)
      if place > from { spans.append((from, place, status)) }
      status = next
      from = place
    }
    spans.append((from, 1, status))
    return spans
  }

  /// Draws the number of a mark in a dark disc with a coloured edge.
  static func drawNumber(_ number: Int, at center: Point, _ color: Color, _ canvas: inout Canvas) {
    let rect = Rect(x: center.x - 8, y: center.y - 8, width: 16, height: 16)
    canvas.fill(rect, radius: 8, OverlayPalette.stageBottom)
    canvas.stroke(rect, radius: 8, width: 1.5, color)
    canvas.text(
      "\(number)", in: rect,
      TextStyle(.medium, size: number > 99 ? 8 : 10, color: OverlayPalette.text, alignment: .center))
  }
}
