import Primitives

/// Measures how far the content is from where the finger put it.
///
/// It watches pointers and offsets from outside, so it says the same about every strategy: the finger's way along the
/// axis of the stroke since its first pan began, against the sum of the way of the scroll views that the stroke may
/// move. A stretched view counts with the way that its finger went, not with the way that it shows.
final class StrokeMeter {
  /// What the stroke may move; nil without one.
  private(set) var surface: MeteredSurface?
  /// The way of the finger since the first pan began that the content has to make, in points.
  private(set) var fingerTravel = 0.0
  /// The way of the content that was not the stroke's, in points.
  private var otherTravel = 0.0
  private var strokeCount = 0
  private var firstTouch: Int?

  /// Whether a stroke is on.
  var isMeasuring: Bool { surface != nil }

  /// Starts with a stroke; further pans of the same stroke add the views that they may move.
  ///
  /// - Parameters:
  ///   - surface: the scroll views that it may move, along its axis.
  ///   - touch: the touch that began it; others count where they are on one of the views.
  ///   - travel: the way of the finger that the content is yet to make, in points.
  /// - Returns: whether it started.
  @discardableResult
  func begin(_ surface: MeteredSurface, touch: Touch?, travel: Vector) -> Bool {
    guard !isMeasuring else {
      self.surface?.join(surface)
      return false
    }
    firstTouch = touch?.id
    self.surface = surface
    fingerTravel = travel[surface.axis]
    otherTravel = 0
    strokeCount += 1
    return true
  }

  /// Takes in a movement of one of the touches that are down: it counts for its share in the mean of the fingers.
  func move(_ touch: Touch, by delta: Vector, among touches: [Touch]) {
    guard let surface, takesPart(touch) else { return }
    fingerTravel += delta[surface.axis] / Double(touches.count(where: takesPart))
  }

  /// Whether a touch counts: the first one, and each that a pan of the views follows or has followed in a drag.
  private func takesPart(_ touch: Touch) -> Bool {
    if touch.id == firstTouch { return true }
    return surface?.isFollowed(touch) ?? false
  }

  /// Lets something move the content that is not the stroke: a new layout, or limits that change.
  ///
  /// The measuring goes on from where the content is put, so that only what the stroke makes of it counts.
  func leavingOut(_ change: () -> Void) {
    let (stroke, before) = (strokeCount, surface?.place.travel)
    change()
    if stroke == strokeCount, let before, let surface { otherTravel += surface.place.travel - before }
  }

  /// Whether a stroke is on that none of the touches takes part in any more.
  func isOver(without touches: [Touch]) -> Bool { isMeasuring && !touches.contains(where: takesPart) }

  /// The stroke is over.
  func end() { surface = nil }

  /// What the meter says at one moment.
  struct Reading {
    /// The distance in points; 0 without a stroke and while a view is out of range.
    ///
    /// Beyond a hard edge, where nothing can follow the finger, it is what the finger went on alone.
    var error = 0.0
    /// What of the finger's way no view took, or what views moved without it, in points: a stretch counts as taken.
    var imbalance = 0.0
    /// Whether all that the stroke may move stands at a hard edge, and the finger has gone on beyond it.
    var isBeyondHardEdge = false
  }

  /// What the meter says now.
  var reading: Reading {
    guard let surface else { return Reading() }
    let place = surface.place
    let missing = -fingerTravel - (place.travel - otherTravel)
    return Reading(
      error: place.isWithinLimits ? abs(missing) : 0, imbalance: abs(missing),
      isBeyondHardEdge: missing != 0 && surface.isHard(towardsEnd: missing > 0))
  }
}
