import Drawing
import InteractionKit
import Primitives

/// The recognisers of a stroke as a tree of their views, with an arrow from each that waits to the one it waits for.
struct ArbitrationTree {
  /// The height of a recogniser's row.
  static let rowHeight = 30.0
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

  let rows: [Row]
  private let edges: [Edge]
  private let nodeWidth: Double
  private let showsLanes: Bool

  init(_ stroke: StrokeReading, width: Double) {
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
      for name in snapshot.allows {
        guard let other = names.firstIndex(of: name), other != index else { continue }
        let isKnown = edges.contains { !$0.isWait && $0.from == other && $0.to == index }
        if !isKnown { edges.append(Edge(from: index, to: other, isWait: false)) }
      }
    }
    self.edges = edges
    let gutter = edges.isEmpty ? 8 : 16 + Double(edges.count) * Self.laneGap
    showsLanes = width >= 460
    let share = showsLanes ? min(280, width * 0.5) : width
    nodeWidth = max(120, share - gutter)
    gutterWidth = gutter
  }

  private let gutterWidth: Double

  /// The height of all rows.
  var height: Double { Double(rows.count) * Self.rowHeight }

  /// Where the time lines stand, beside the tree; nil where there is no room for them.
  func lanes(at origin: Point, width: Double) -> Rect? {
    guard showsLanes else { return nil }
    let x = origin.x + nodeWidth + gutterWidth + 12
    return Rect(x: x, y: origin.y, width: origin.x + width - x - 4, height: height)
  }

  func draw(at origin: Point, _ canvas: inout Canvas) {
    for (index, row) in rows.enumerated() {
      drawNode(row, in: node(index, origin), hasParent: index > 0 && row.level > 0, &canvas)
    }
    for (lane, edge) in edges.enumerated() { drawEdge(edge, lane: lane, origin, &canvas) }
    drawLegend(at: Point(x: origin.x, y: origin.y + height + 12), &canvas)
  }

  /// What the edges that are drawn mean.
  private func drawLegend(at origin: Point, _ canvas: inout Canvas) {
    var x = origin.x
    if edges.contains(where: \.isWait) {
      let color = RecognizerStatus.waiting.color
      canvas.line(from: Point(x: x + 6, y: origin.y), to: Point(x: x + 22, y: origin.y), width: 1.5, color)
      canvas.polygon(
        [Point(x: x, y: origin.y), Point(x: x + 8, y: origin.y - 4.5), Point(x: x + 8, y: origin.y + 4.5)], color)
      canvas.line("must fail first", x: x + 28, middle: origin.y, width: 80, OverlayType.label)
      x += 120
    }
    if edges.contains(where: { !$0.isWait }) {
      let color = RecognizerStatus.began.color
      canvas.line(from: Point(x: x + 3, y: origin.y), to: Point(x: x + 19, y: origin.y), width: 1.5, color)
      canvas.fillCircle(center: Point(x: x + 3, y: origin.y), radius: 3, color)
      canvas.fillCircle(center: Point(x: x + 19, y: origin.y), radius: 3, color)
      canvas.line("may go together", x: x + 28, middle: origin.y, width: 90, OverlayType.label)
    }
  }

  private func node(_ index: Int, _ origin: Point) -> Rect {
    let inset = Double(rows[index].level) * Self.indent
    return Rect(
      x: origin.x + inset, y: origin.y + Double(index) * Self.rowHeight + 2, width: nodeWidth - inset,
      height: Self.rowHeight - 4)
  }

  private func drawNode(_ row: Row, in rect: Rect, hasParent: Bool, _ canvas: inout Canvas) {
    if hasParent {
      let x = rect.minX - Self.indent / 2
      canvas.fill(Rect(x: x, y: rect.minY - 8, width: 1, height: 8 + rect.height / 2), OverlayPalette.track)
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
