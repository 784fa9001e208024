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

  /// The tree with its lanes, and a sentence for each decision.
  public func panelHeight(for frame: OverlayFrame, width: Double) -> Double {
    let stroke = StrokeReading(frame.inspector)
    guard !stroke.recognizers.isEmpty else { return 28 }
    let marks = StrokeMarks(stroke.decisions, until: frame.inspector.time)
    return ArbitrationTree(stroke, width: width).height + StrokeTimeLine.axisHeight + 8
      + Double(min(max(3, marks.marks.count), Self.wantedSentences)) * Self.sentenceHeight
  }

  /// Three recognisers of a tree.
  public var smallestPanelHeight: Double { 96 }

  /// Draws the tree, the time lines beside it, and the sentences below.
  public func drawPanel(_ frame: OverlayFrame, in rect: Rect, on canvas: inout Canvas) {
    let stroke = StrokeReading(frame.inspector)
    guard !stroke.recognizers.isEmpty else {
      canvas.line(
        "No stroke yet: put a finger or the mouse on the phone and move it", x: rect.minX, middle: rect.minY + 14,
        width: rect.width, OverlayType.note)
      return
    }
    let tree = ArbitrationTree(stroke, width: rect.width)
    let end = stroke.isUnderWay ? frame.inspector.time : stroke.decisions.last?.time ?? frame.inspector.time
    let marks = StrokeMarks(stroke.decisions, until: end)
    canvas.clipped(to: Rect(x: rect.minX - 8, y: rect.minY - 8, width: rect.width + 16, height: rect.height + 8)) {
      tree.draw(at: rect.origin, &$0)
      if let lanes = tree.lanes(at: rect.origin, width: rect.width) {
        StrokeTimeLine(marks: marks, rows: tree.rows.map(\.snapshot.name), rowHeight: ArbitrationTree.rowHeight)
          .draw(in: lanes, &$0)
      }
    }
    let top = rect.minY + tree.height + StrokeTimeLine.axisHeight + 8
    drawSentences(
      marks, in: Rect(x: rect.minX, y: top, width: rect.width, height: rect.maxY - top), &canvas)
  }

  /// Draws the latest decisions with the numbers that their marks have on the time line.
  private func drawSentences(_ marks: StrokeMarks, in rect: Rect, _ canvas: inout Canvas) {
    let room = Int((rect.height / Self.sentenceHeight + 0.01).rounded(.down))
    guard room > 0 else { return }
    var middle = rect.minY + Self.sentenceHeight / 2
    for mark in marks.marks.suffix(room) {
      let color = mark.status?.color ?? OverlayPalette.secondaryText
      StrokeMarks.drawNumber(mark.number, at: Point(x: rect.minX + 8, y: middle), color, &canvas)
      canvas.line(
        Readout.span(mark.decision.time - marks.start), x: rect.minX + 24, middle: middle, width: 52,
        OverlayType.label.aligned(.trailing))
      canvas.line(
        mark.decision.sentence, x: rect.minX + 88, middle: middle, width: rect.width - 88, OverlayType.body)
      middle += Self.sentenceHeight
    }
  }
}
