import Primitives

/// Step 2 of 6: the origin stays where there is content.
///
/// With the origin at 0 the top of the content meets the top of the view. With the origin at content − viewport their
/// ends meet. What is shown outside this range is empty. A view without a rubber band cuts the wish of the finger off:
///
///     shown = min(max(wanted, 0), content − viewport)
///
/// What is cut is the shown origin and not the wish. A finger that went 100 points too far has 100 points to go back
/// before the content follows it again, and then it is on the same spot of the content as before.
struct CanvasLimits: Equatable {
  /// The range of the origin along each axis, horizontal first; nil where nothing limits it.
  private let ranges: [ClosedRange<Double>]?
  /// The size of the view, in points.
  let viewport: Size

  /// The limits of a content in a view; without them the origin is free.
  init(content: Size, viewport: Size, isLimited: Bool = true) {
    self.viewport = viewport
    ranges =
      isLimited
      ? Axis.allCases.map { 0...max(0, content[$0] - viewport[$0]) } : nil
  }

  /// The range of the origin along an axis; without limits one that no finger ever leaves.
  func range(_ axis: Axis) -> ClosedRange<Double> {
    guard let ranges else { return -Self.farAway...Self.farAway }
    return ranges[axis == .horizontal ? 0 : 1]
  }

  /// Points that no finger goes.
  private static let farAway = 1e9

  /// The nearest origin within the limits, along one axis.
  func clamped(_ origin: Double, _ axis: Axis) -> Double {
    min(max(origin, range(axis).lowerBound), range(axis).upperBound)
  }

  /// The nearest origin within the limits.
  func clamped(_ origin: Point) -> Point {
    Point(x: clamped(origin.x, .horizontal), y: clamped(origin.y, .vertical))
  }
}
