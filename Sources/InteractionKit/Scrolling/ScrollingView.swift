import Primitives

/// A view that shows a part of larger content, in whatever way it moves it: what frames publish of it, and what the
/// stroke meter compares with the finger.
///
/// `ScrollView` is one; a view that moves its own `bounds.origin` becomes one by adopting this and returning itself from
/// `asScrollingView`.
public protocol ScrollingView: View {
  /// The size of the content, in points.
  var contentSize: Size { get }
  /// The smallest offsets at rest.
  var minimumOffset: Point { get }
  /// The largest offsets at rest.
  var maximumOffset: Point { get }
  /// What it is doing.
  var phase: ScrollPhase { get }
  /// Whether a finger drags it.
  var isDragging: Bool { get }
  /// The recogniser of the drag.
  var panGestureRecognizer: PanGestureRecognizer { get }
  /// The axes along which a finger can move it.
  var scrollableAxes: [Axis] { get }
  /// The offset as the finger made it: a stretch counts with the finger's way.
  func unbandedOffset(_ axis: Axis) -> Double
  /// Whether the offset lies within the limits at rest.
  func isWithinLimits(_ axis: Axis) -> Bool
  /// Whether the content stands at an edge that does not give way, so that no finger brings it further.
  func isAtHardEdge(_ axis: Axis, towardsEnd: Bool) -> Bool
}

extension View {
  /// Visits every view of the tree that scrolls, with its depth, outermost first.
  func forEachScrollingView(depth: Int = 0, _ visit: (any ScrollingView, Int) -> Void) {
    if let view = asScrollingView { visit(view, depth) }
    for subview in subviews { subview.forEachScrollingView(depth: depth + 1, visit) }
  }
}
