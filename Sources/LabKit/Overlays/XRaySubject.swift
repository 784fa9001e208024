import Drawing
import InteractionKit
import Primitives

/// A scroll view that the x-ray shows.
struct XRaySubject {
  let view: ScrollViewInspection
  /// The view's colour, the same as in the other overlays.
  let color: Color
  /// How many of the views before it share an edge with it: its outline lies so much further inside.
  let inset: Double

  /// The visible views, outermost first.
  static func shown(_ frame: InspectorFrame) -> [XRaySubject] {
    var subjects: [XRaySubject] = []
    for (index, view) in frame.scrollViews.enumerated() where view.isVisible {
      let sharing = subjects.count { $0.sharesEdge(with: view.frame) }
      subjects.append(
        XRaySubject(view: view, color: OverlayPalette.view(index), inset: Double(min(sharing, 4)) * 3))
    }
    return subjects
  }

  /// How many views are written at, at most: more would hide what they describe.
  private static let labelledCount = 4

  /// Those whose figures are written at their edges: first what moves, then the innermost, then the outermost.
  ///
  /// - Returns: them in the order in which places are given away.
  static func labelled(_ subjects: [XRaySubject]) -> [XRaySubject] {
    let moving = subjects.filter(\.isMoving)
    let resting = Array(subjects.reversed())
    var chosen: [XRaySubject] = []
    for subject in moving + resting.prefix(1) + subjects.prefix(1) + resting {
      guard chosen.count < labelledCount else { break }
      if !chosen.contains(where: { $0.view.name == subject.view.name }) { chosen.append(subject) }
    }
    return chosen
  }

  /// Whether it is the one that moves: of a chain that a finger drags, the member between its limits.
  private var isMoving: Bool {
    guard view.velocity == .zero else { return true }
    guard view.phase == ScrollPhase.dragging.name else { return false }
    return view.axes.contains { view.offset[$0] != view.minimum[$0] && view.offset[$0] != view.maximum[$0] }
  }

  /// Where the content lies, in points of the viewport.
  var content: Rect {
    Rect(
      x: view.frame.minX - view.offset.x, y: view.frame.minY - view.offset.y, width: view.contentSize.width,
      height: view.contentSize.height)
  }

  /// Outlines the frame.
  func drawFrame(width: Double, _ canvas: inout Canvas) {
    canvas.stroke(view.frame.inset(by: inset), radius: 2, width: width, color)
  }

  /// Draws those edges of the content that lie outside the frame, dashed, as far as they lie in an area.
  func drawContentEdges(in area: Rect, _ canvas: inout Canvas) {
    let content = self.content
    let seen = content.intersection(area.inset(by: -8))
    guard !seen.isEmpty else { return }
    func edge(_ start: Point, _ end: Point, isHidden: Bool) {
      if isHidden { canvas.dashed(from: start, to: end, width: 1.5, dash: 6, gap: 5, color) }
    }
    let corners = (
      topLeft: seen.origin, topRight: Point(x: seen.maxX, y: seen.minY), bottomLeft: Point(x: seen.minX, y: seen.maxY),
      bottomRight: Point(x: seen.maxX, y: seen.maxY)
    )
    let frame = view.frame
    edge(corners.topLeft, corners.topRight, isHidden: seen.minY == content.minY && content.minY != frame.minY)
    edge(corners.bottomLeft, corners.bottomRight, isHidden: seen.maxY == content.maxY && content.maxY != frame.maxY)
    edge(corners.topLeft, corners.bottomLeft, isHidden: seen.minX == content.minX && content.height > frame.height)
    edge(corners.topRight, corners.bottomRight, isHidden: seen.maxX == content.maxX && content.height > frame.height)
  }

  private func sharesEdge(with other: Rect) -> Bool {
    let frame = view.frame
    return abs(frame.minX - other.minX) < 3 || abs(frame.maxX - other.maxX) < 3 || abs(frame.minY - other.minY) < 3
      || abs(frame.maxY - other.maxY) < 3
  }
}
