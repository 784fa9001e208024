import Drawing
import InteractionKit
import Primitives

/// The recognisers of a stroke as a tree of their views, with an arrow from each that waits to the one it waits for.
struct ArbitrationTree {
  /// The heights of a recogniser's row where there is room, and where there is little.
  private static let rowHeights = (wanted: 30.0, least: 22.0)
  /// The width from which time lines stand beside the tree.
  private static let laneWidth = 460.0
  private static let indent = 14.0
  private static let laneGap = 12.0

  /// A recogniser in the tree.
  struct Row {
    let snapshot: RecognizerSnapshot
    let status: RecognizerStatus
    /// How many views of other rows enclose its view.
    let level: Int
  }

  /// From one row to another.
  private struct Edge {
    let from: Int
    let to: Int
    let isWait: Bool
  }

  /// What holds between recognisers throughout the stroke.
  struct Relation {
    /// Whether one waits for others; else they may go together.
    let isWait: Bool
    let sentence: String
    /// The same in fewer words.
    let shortSentence: String
  }

  let rows: [Row]
  /// The height of a row.
  let rowHeight: Double
  /// The relations that the arrows show, in sentences.
  let relations: [Relation]
  private let edges: [Edge]
  private let nodeWidth: Double
  private let showsLanes: Bool

  /// Reads a stroke; rows become lower where all of them do not fit into `room`.
  init(_ stroke: StrokeReading, width: Double, room: Double = .infinity) {
    let depths = stroke.recognizers.map(\.depth).sorted()
    let levels = depths.enumerated().filter { $0.offset == 0 || depths[$0.offset - 1] != $0.element }.map(\.element)
    rows = stroke.recognizers.map { snapshot in
      Row(
        snapshot: snapshot, status: stroke.status(of: snapshot),
        level: min(4, levels.firstIndex(of: snapshot.depth) ?? 0))
    }
    let names = stroke.recognizers.map(\.name)
    var edges: [Edge] = []
    for (index, snapshot) in stroke.recognizers.enumerated() {
      for name in snapshot.waitsFor {
        if let other = names.firstIndex(of: name) { edges.append(Edge(from: index, to: other, isWait: true)) }
      }
      // A snapshot forgets with the stroke beside whom it was allowed; the decisions remember.
      let remembered = stroke.decisions.compactMap { decision -> String? in
        guard decision.recognizer == snapshot.name, case .beside(let other, _) = decision.reason else { return nil }
        return other
      }
      for name in snapshot.allows + remembered {
        guard let other = names.firstIndex(of: name), other != index else { continue }
        let isKnown = edges.contains { edge in
          !edge.isWait && (edge.from, edge.to) == (min(index, other), max(index, other))
        }
        if !isKnown { edges.append(Edge(from: min(index, other), to: max(index, other), isWait: false)) }
      }
    }
    self.edges = edges
    rowHeight = min(
      Self.rowHeights.wanted,
      max(
        Self.rowHeights.least,
        (room - (width >= Self.laneWidth ? StrokeTimeLine.axisHeight : 0)) / Double(max(1, stroke.recognizers.count))))
    relations = Self.relations(stroke.recognizers, edges)
    let gutter = edges.isEmpty ? 8 : 16 + Double(edges.count) * Self.laneGap
    showsLanes = width >= Self.laneWidth
    let share = showsLanes ? min(280, width * 0.5) : width
    nodeWidth = max(120, share - gutter)
    gutterWidth = gutter
  }

  private let gutterWidth: Double

  private static func relations(_ recognizers: [RecognizerSnapshot], _ edges: [Edge]) -> [Relation] {
    let names = recognizers.map(\.name)
    let waits = recognizers.compactMap { snapshot -> Relation? in
      let others = snapshot.waitsFor.filter(names.contains)
      guard !others.isEmpty else { return nil }
      let verb = others.count == 1 ? "has" : "have"
      return Relation(
        isWait: true, sentence: "\(snapshot.name) may begin only when \(others.joinedByAnd) \(verb) failed",
        shortSentence: "\(snapshot.name) waits for \(others.joinedByAnd)")
    }
    let pairs = edges.filter { !$0.isWait }.map { edge in
      let sentence = "\(names[edge.from]) and \(names[edge.to]) may go together"
      return Relation(isWait: false, sentence: sentence, shortSentence: sentence)
    }
    return waits + pairs
  }

  /// The room below the rows for the axis of the time lines.
  var axisHeight: Double { showsLanes ? StrokeTimeLine.axisHeight : 0 }

  /// The height of all rows.
  var height: Double { Double(rows.count) * rowHeight }

  /// Where the time lines stand, beside the tree; nil where there is no room for them.
  func lanes(at origin: Point, width: Double) -> Rect? {
    guard showsLanes else { return nil }
    let x = origin.x + nodeWidth + gutterWidth + 12
    return Rect(x: x, y: origin.y, width: origin.x + width - x - 4, height: height)
  }

  func draw(at origin: Point, _ canvas: inout Canvas) {
    for (index, row) in rows.enumerated() {
      drawNode(row, in: node(index, origin), parent: parent(of: index).map { node($0, origin) }, &canvas)
    }
    for (lane, edge) in edges.enumerated() { drawEdge(edge, lane: lane, origin, &canvas) }
  }

  /// Draws the sentence of a relation behind the sign that it has in the tree.
  func draw(_ relation: Relation, x: Double, middle: Double, width: Double, _ canvas: inout Canvas) {
    if relation.isWait {
      let color = RecognizerStatus.waiting.color
      canvas.dashed(
        from: Point(x: x + 7, y: middle), to: Point(x: x + 16, y: middle), width: 1.5, dash: 3, gap: 3, color)
      canvas.polygon(
        [Point(x: x, y: middle), Point(x: x + 8, y: middle - 4.5), Point(x: x + 8, y: middle + 4.5)], color)
    } else {
      let color = RecognizerStatus.began.color
      canvas.line(from: Point(x: x + 3, y: middle), to: Point(x: x + 13, y: middle), width: 1.5, color)
      canvas.fillCircle(center: Point(x: x + 3, y: middle), radius: 3, color)
      canvas.fillCircle(center: Point(x: x + 13, y: middle), radius: 3, color)
    }
    let isWide = TextMeasure.width(relation.sentence, OverlayType.note) * 1.03 <= width - 28
    canvas.line(
      isWide ? relation.sentence : relation.shortSentence, x: x + 28, middle: middle, width: width - 28,
      OverlayType.note)
  }

  /// The nearest row above whose view encloses that of a row.
  private func parent(of index: Int) -> Int? {
    rows[..<index].lastIndex { $0.level < rows[index].level }
  }

  private func node(_ index: Int, _ origin: Point) -> Rect {
    let inset = Double(rows[index].level) * Self.indent
    return Rect(
      x: origin.x + inset, y: origin.y + Double(index) * rowHeight + 2, width: nodeWidth - inset,
      height: rowHeight - 4)
  }

  private func drawNode(_ row: Row, in rect: Rect, parent: Rect?, _ canvas: inout Canvas) {
    if let parent {
      let x = rect.minX - Self.indent / 2
      canvas.fill(Rect(x: x, y: parent.maxY, width: 1, height: rect.midY - parent.maxY), OverlayPalette.track)
      canvas.fill(Rect(x: x, y: rect.midY, width: Self.indent / 2, height: 1), OverlayPalette.track)
    }
    let isLive = row.status != .possible && row.status != .failed
    canvas.fill(rect, radius: 7, OverlayPalette.field)
    canvas.stroke(rect, radius: 7, width: isLive ? 1.5 : 1, isLive ? row.status.color : OverlayPalette.track)
    row.status.drawSign(at: Point(x: rect.minX + 14, y: rect.midY), on: &canvas)
    let wordWidth = 64.0
    canvas.line(
      row.snapshot.name, x: rect.minX + 27, middle: rect.midY, width: rect.width - 27 - wordWidth - 12,
      OverlayType.name)
    canvas.line(
      row.status.word, x: rect.maxX - wordWidth - 8, middle: rect.midY, width: wordWidth,
      OverlayType.body.colored(row.status.color).aligned(.trailing))
  }

  /// An edge runs in a lane of its own to the right of the nodes; the arrow stands at the one that is waited for, a
  /// pair of dots joins those that may be active together.
  private func drawEdge(_ edge: Edge, lane: Int, _ origin: Point, _ canvas: inout Canvas) {
    let from = node(edge.from, origin)
    let to = node(edge.to, origin)
    let x = from.maxX + 14 + Double(lane) * Self.laneGap
    // Edges that meet at one node keep apart vertically.
    let spread = Double(lane % 3 - 1) * 6
    let start = Point(x: from.maxX, y: from.midY + spread)
    let end = Point(x: to.maxX, y: to.midY + spread)
    let isPending = rows[edge.from].status == .waiting
    let color = edge.isWait ? RecognizerStatus.waiting.color.opacity(isPending ? 1 : 0.7) : RecognizerStatus.began.color
    let corners = [start, Point(x: x, y: start.y), Point(x: x, y: end.y), end]
    if edge.isWait {
      for index in 1..<corners.count {
        if isPending {
          canvas.line(from: corners[index - 1], to: corners[index], width: 2, color)
        } else {
          canvas.dashed(from: corners[index - 1], to: corners[index], width: 1.5, dash: 3, gap: 3, color)
        }
      }
      canvas.polygon(
        [end, Point(x: end.x + 8, y: end.y - 4.5), Point(x: end.x + 8, y: end.y + 4.5)], color)
    } else {
      canvas.polyline(corners, width: 1.5, color)
      canvas.fillCircle(center: start, radius: 3, color)
      canvas.fillCircle(center: end, radius: 3, color)
    }
  }
}
