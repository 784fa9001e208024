/// How pagers come to rest.
extension PhysicsConstants {
  /// The motion of a pager to a page: a spring, or a bounce where content is thrown past an end that gives way.
  ///
  /// What is thrown decelerates at `UIScrollView.DecelerationRate.fast`, and bounces with the velocity that is left at the
  /// end.
  ///
  /// - Parameters:
  ///   - request: the release; its `target` does not count.
  ///   - page: the position of the page, in points.
  /// - Returns: the motion; nil where the pager rests on the page already.
  public func turn(_ request: InertiaRequest, to page: Double) -> MotionSequence? {
    guard request.value != page || request.velocity != 0 else { return nil }
    let isAtEnd = request.velocity > 0 && request.bouncesAtEnd && page == request.range.upperBound
    let isAtStart = request.velocity < 0 && request.bouncesAtStart && page == request.range.lowerBound
    let fast = deceleratingFast
    guard isAtEnd || isAtStart, edgeModel != .clamp, request.range.contains(request.value),
      abs(fast.projection(velocity: request.velocity)) > abs(page - request.value)
    else {
      return settle(
        from: request.value, velocity: request.velocity, to: page, at: request.start, pixel: request.pixel)
    }
    var thrown = request
    thrown.target = nil
    // The end from which it comes gives way to nothing.
    thrown.bouncesAtStart = isAtStart
    thrown.bouncesAtEnd = isAtEnd
    return fast.inertia(thrown)
  }

  /// The same constants with the deceleration of pagers: exponential, 0.99 a millisecond.
  private var deceleratingFast: PhysicsConstants {
    var constants = self
    constants.decayModelNumber = PhysicsConstants().decayModelNumber
    constants.decayRate = 0.99
    return constants
  }
}
