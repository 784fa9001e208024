import Primitives

/// Measures how far the content is from where the finger put it.
///
/// It watches pointers and offsets from outside, so it says the same about every strategy: the finger's way along the
/// axis of the stroke since its first pan began, against the sum of the way of the scroll views that the stroke may
/// move. A stretched view counts with the way that its finger went, not with the way that it shows.
final class StrokeMeter {
  /// A scroll view that the stroke may move, with its unbanded offset where the measuring began.
  private struct Metered {
    var view: any ScrollingView
    var base: Double
  }

  private var axis = Axis.vertical
  private var metered: [Metered] = []
  private var fingerTravel = 0.0
  private var firstTouch: Int?
  private(set) var isMeasuring = false

  /// Starts with a stroke; further pans of the same stroke change nothing.
  ///
  /// - Parameters:
  ///   - axis: the axis of the stroke.
  ///   - views: the scroll views that it may move.
  ///   - touch: the touch that began it; others count where they are on one of the views.
  ///   - travel: the way of the finger that the content is yet to make, in points.
  func begin(axis: Axis, views: [any ScrollingView], touch: Touch?, travel: Vector) {
    guard !isMeasuring else { return }
    firstTouch = touch?.id
    isMeasuring = true
    self.axis = axis
    fingerTravel = travel[axis]
    metered = views.map { Metered(view: $0, base: $0.unbandedOffset(axis)) }
  }

  /// Takes in a movement of one of the touches that are down: it counts for its share in the mean of the fingers.
  func move(_ touch: Touch, by delta: Vector, among touches: [Touch]) {
    guard isMeasuring, takesPart(touch) else { return }
    fingerTravel += delta[axis] / Double(touches.count(where: takesPart))
  }

  private func takesPart(_ touch: Touch) -> Bool {
    if touch.id == firstTouch { return true }
    guard let view = touch.view else { return false }
    return metered.contains { view.isDescendant(of: $0.view) }
  }

  /// The stroke is over.
  func end() {
    isMeasuring = false
    metered = []
  }

  /// The distance in points; 0 without a stroke and while a view is out of range.
  var error: Double {
    guard isMeasuring else { return 0 }
    var contentTravel = 0.0
    for metered in metered {
      guard metered.view.isWithinLimits(axis) else { return 0 }
      contentTravel += metered.view.unbandedOffset(axis) - metered.base
    }
    return abs(contentTravel + fingerTravel)
  }
}
