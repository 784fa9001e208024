import Drawing
import InteractionKit
import Primitives

/// Who waits for whom under the finger, and how it came about: the recognisers as a tree with a time line each.
public struct ArbitrationOverlay: Overlay {
  /// Makes the overlay.
  public init() {}

  /// `arbitration`.
  public let id = "arbitration"
  /// Its name.
  public let title = "Arbitration"
  /// What it shows.
  public let about = "Who waits for whom under the finger, and each decision of the stroke on a time line"
  /// Its key.
  public let key = "a"

  private static let sentenceHeight = 20.0
  private static let wantedSentences = 8
  /// The room between relations and decisions.
  private static let gap = 8.0

  /// The tree with its lanes, a sentence for each relation, and one for each decision.
  public func panelHeight(for frame: OverlayFrame, width: Double) -> Double {
    let stroke = StrokeReading(frame.inspector)
    guard !stroke.recognizers.isEmpty else { return 28 }
    let tree = ArbitrationTree(stroke, width: width)
    let decisions = min(max(3, stroke.decisions.count), Self.wantedSentences)
    return tree.height + tree.axisHeight + 8
      + (tree.relations.isEmpty ? 0 : Self.gap) + Double(tree.relations.count + decisions) * Self.sentenceHeight
  }

  /// Three recognisers of a tree.
  public var smallestPanelHeight: Double { 96 }

  /// Draws the tree, the time lines beside it, and the sentences below: what holds throughout, and what was decided.
  public func drawPanel(_ frame: OverlayFrame, in rect: Rect, on canvas: inout Canvas) {
    let stroke = StrokeReading(frame.inspector)
    guard !stroke.recognizers.isEmpty else {
      canvas.line(stroke.summary, x: rect.minX, middle: rect.minY + 14, width: rect.width, OverlayType.note)
      return
    }
    let tree = ArbitrationTree(stroke, width: rect.width, room: rect.height)
    let end = stroke.isUnderWay ? frame.inspector.time : stroke.decisions.last?.time ?? frame.inspector.time
    let marks = StrokeMarks(stroke.decisions, until: end)
    let top = min(rect.minY + tree.height + tree.axisHeight, rect.maxY)
    canvas.clipped(to: Rect(x: rect.minX - 8, y: rect.minY - 8, width: rect.width + 16, height: top - rect.minY + 8)) {
      tree.draw(at: rect.origin, &$0)
      if !marks.marks.isEmpty, let lanes = tree.lanes(at: rect.origin, width: rect.width) {
        StrokeTimeLine(marks: marks, rows: tree.rows.map(\.snapshot.name), rowHeight: tree.rowHeight)
          .draw(in: lanes, &$0)
      }
    }
    let below = top + 8
    let gap = tree.relations.isEmpty ? 0 : Self.gap
    let room = max(0, Int(((rect.maxY - below - gap) / Self.sentenceHeight + 0.01).rounded(.down)))
    // Decisions come first where there is little room: a few of them, then the relations, then more decisions.
    let related = min(tree.relations.count, max(0, room - min(3, max(1, marks.marks.count))))
    var middle = below + Self.sentenceHeight / 2
    for relation in tree.relations.prefix(related) {
      tree.draw(relation, x: rect.minX, middle: middle, width: rect.width, &canvas)
      middle += Self.sentenceHeight
    }
    drawDecisions(marks, stroke, count: room - related, from: middle + (related > 0 ? gap : 0), rect, &canvas)
  }

  /// Draws the latest decisions with the numbers that their marks have on the time line.
  private func drawDecisions(
    _ marks: StrokeMarks, _ stroke: StrokeReading, count: Int, from top: Double, _ rect: Rect, _ canvas: inout Canvas
  ) {
    guard count > 0 else { return }
    var middle = top
    if marks.marks.isEmpty {
      canvas.line(
        stroke.isUnderWay ? stroke.undecided : "No stroke yet: drag over the phone",
        x: rect.minX, middle: middle, width: rect.width, OverlayType.note)
      return
    }
    // Where the words need the room, the time is left out.
    let indent = rect.width < 400 ? 28.0 : 88
    for mark in marks.marks.suffix(count) {
      let color = mark.status?.color ?? OverlayPalette.secondaryText
      StrokeMarks.drawNumber(mark.number, at: Point(x: rect.minX + 8, y: middle), color, &canvas)
      if indent > 28 {
        canvas.line(
          Readout.span(mark.decision.time - marks.start), x: rect.minX + 24, middle: middle, width: 52,
          OverlayType.label.aligned(.trailing))
      }
      canvas.line(
        mark.decision.sentence, x: rect.minX + indent, middle: middle, width: rect.width - indent, OverlayType.body)
      middle += Self.sentenceHeight
    }
  }
}
