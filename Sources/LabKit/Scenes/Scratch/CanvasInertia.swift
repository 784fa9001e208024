import MotionCore
import Primitives

/// Step 4 of 6: what is let go goes on.
///
/// At the release the content has the finger's velocity v, and loses the same share of it in every millisecond. With
/// k = 2.002 a second it is, t seconds later, at
///
///     x(t) = x₀ + v·(1 − e^(−kt)) / k
///
/// and comes to rest v/k further: half a second's way. Where that lies past a limit the content meets the limit with a
/// velocity that the same law gives, and a spring (critically damped, so that it returns once and does not swing) takes
/// over with exactly that velocity. The same spring brings back what is let go in a stretch.
///
/// All of it is known at the release. The view asks the curve where it is at the time of each frame, so a display of 30
/// frames a second shows the same motion as one of 240. The two axes move each for itself.
struct CanvasInertia {
  let physics: PhysicsConstants
  let band: CanvasBand
  /// The size of a device pixel, in points: content rests on one.
  let pixel: Double

  /// The motion along an axis after a release; nil where the content stays.
  ///
  /// - Parameters:
  ///   - origin: the origin that shows, in points.
  ///   - finger: the velocity of the finger, in points per second; the content's has the other sign.
  func release(at time: Timestamp, _ axis: Axis, from origin: Double, finger: Double) -> MotionSequence? {
    coast(at: time, axis, from: origin, velocity: shown(finger: finger, axis, at: origin))
  }

  /// The velocity with which the content follows a finger at an origin: in the band it is slower.
  func shown(finger: Double, _ axis: Axis, at origin: Double) -> Double {
    let wanted = band.wanted(Point(axis, origin))[axis]
    return content(finger: finger) * band.slope(atWanted: wanted, axis)
  }

  /// The velocity of the content for one of the finger: a finger that trembles as it lifts means to stay.
  func content(finger: Double) -> Double { abs(finger) < physics.flingMinimumVelocity ? 0 : -finger }

  /// The motion along an axis to a page, with a velocity of the content: a spring, or a bounce where the content is thrown
  /// past a last page whose limit gives way.
  ///
  /// Such a throw loses speed as a pager's content does, faster than that of a list.
  func turn(
    at time: Timestamp, _ axis: Axis, from origin: Double, velocity: Double, to rest: Double
  ) -> MotionSequence? {
    physics.turn(request(at: time, axis, from: origin, velocity: velocity), to: rest)
  }

  /// The motion along an axis from a place with a velocity of the content; nil where there is nothing to do.
  func coast(at time: Timestamp, _ axis: Axis, from origin: Double, velocity: Double) -> MotionSequence? {
    guard velocity != 0 || !band.limits.range(axis).contains(origin) else { return nil }
    return physics.inertia(request(at: time, axis, from: origin, velocity: velocity))
  }

  private func request(at time: Timestamp, _ axis: Axis, from origin: Double, velocity: Double) -> InertiaRequest {
    let gives = band.physics != nil
    return InertiaRequest(
      start: time, value: origin, velocity: velocity, range: band.limits.range(axis), bouncesAtStart: gives,
      bouncesAtEnd: gives, pixel: pixel)
  }
}

extension Point {
  /// A point with one coordinate, the other being 0.
  init(_ axis: Axis, _ value: Double) {
    self = axis == .horizontal ? Point(x: value, y: 0) : Point(x: 0, y: value)
  }
}
