import Primitives

/// Recognises a drag that begins at an edge of the window and moves inwards.
///
/// A touch that comes down elsewhere makes it fail at once, so that whoever waits for it goes on without delay.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges of a rectangle.
  public struct Edges: OptionSet, Sendable, Hashable {
    /// The set as bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The left edge.
    public static let left = Edges(rawValue: 1)
    /// The right edge.
    public static let right = Edges(rawValue: 2)
    /// The top edge.
    public static let top = Edges(rawValue: 4)
    /// The bottom edge.
    public static let bottom = Edges(rawValue: 8)
  }

  /// The edges at which a drag may begin.
  public var edges: Edges
  /// How far from the edge a touch may come down, in points; nil for the arbiter's settings.
  public var edgeWidth: Double?
  private var touchedEdges: Edges = []

  /// Makes a recogniser for drags from the given edges; trackpad series are not watched.
  public init(name: String? = nil, edges: Edges = .left) {
    self.edges = edges
    super.init(name: name)
    maximumNumberOfTouches = 1
    allowsScroll = false
  }

  open override var kindName: String { "edgePan" }

  open override func touchesBegan(_ touches: [Touch]) {
    super.touchesBegan(touches)
    guard state == .possible, let touch = touches.first, let window = view?.root.bounds else { return }
    let width = edgeWidth ?? (arbiter?.settings ?? GestureSettings()).edgeWidth
    let point = touch.location
    let distances: [(Edges, Double)] = [
      (.left, point.x - window.minX), (.right, window.maxX - point.x), (.top, point.y - window.minY),
      (.bottom, window.maxY - point.y),
    ]
    touchedEdges = []
    var nearest = Double.infinity
    for (edge, distance) in distances where edges.contains(edge) {
      nearest = min(nearest, distance)
      if distance < width { touchedEdges.insert(edge) }
    }
    if touchedEdges.isEmpty { transition(to: .failed, because: .awayFromEdge(nearest, width: width)) }
  }

  /// The stroke must lead inwards from a touched edge, and may lean as far as the tolerance beyond the diagonal.
  open override func obstacle(to stroke: Vector) -> DecisionReason? {
    let settings = arbiter?.settings ?? GestureSettings()
    let leads = StrokeDirection(stroke, tolerance: settings.diagonalTolerance)
    let inwards: [(Edges, Axis, Double)] = [
      (.left, .horizontal, stroke.x), (.right, .horizontal, -stroke.x), (.top, .vertical, stroke.y),
      (.bottom, .vertical, -stroke.y),
    ]
    for (edge, axis, advance) in inwards where touchedEdges.contains(edge) {
      if advance > 0, leads.mayBe(axis) { return nil }
    }
    return .notInwards
  }
}
