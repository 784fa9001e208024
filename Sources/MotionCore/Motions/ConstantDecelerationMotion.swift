import Primitives

/// A deceleration that is the same at every speed, as that of Qt Quick's `Flickable`.
///
/// With the deceleration a > 0 against the direction of v₀
///
///     x(t) = x₀ + v₀ t − sign(v₀) a t² / 2,   v(t) = v₀ − sign(v₀) a t,   rest = x₀ + v₀ |v₀| / (2a) at t = |v₀| / a.
///
/// Textbook kinematics; it ends, as every motion here, when half a device pixel remains.
public struct ConstantDecelerationMotion: Motion, Hashable {
  /// The moment at which the motion starts.
  public let start: Timestamp
  /// The position at the start, in points.
  public let initialValue: Double
  /// The velocity at the start, in points per second.
  public let initialVelocity: Double
  /// The deceleration, in points per second squared.
  public let deceleration: Double
  /// The position at rest, in points.
  public let destination: Double
  /// The seconds from the start until the motion is at rest.
  public let duration: Double

  /// Makes the motion from its start and its deceleration, held within 1e-3 … 1e15 pt/s².
  public init(start: Timestamp, value: Double, velocity: Double, deceleration: Double, pixel: Double = 1) {
    self.start = start
    initialValue = value.quantity
    initialVelocity = velocity.quantity
    self.deceleration = deceleration.isFinite ? min(max(deceleration, 1e-3), 1e15) : 1e15
    let distance = initialVelocity * initialVelocity.magnitude / (2 * self.deceleration)
    destination = initialValue + distance
    let resting = Double.restingDistance(pixel: pixel)
    duration =
      distance.magnitude > resting
      ? initialVelocity.magnitude / self.deceleration - (2 * resting / self.deceleration).squareRoot() : 0
  }

  private var signedDeceleration: Double { initialVelocity < 0 ? -deceleration : deceleration }

  /// The position at `time`, in points; exactly `destination` at and after the end.
  public func value(at time: Timestamp) -> Double {
    if time >= end { return destination }
    if time <= start { return initialValue }
    let t = elapsed(at: time)
    return initialValue + t * (initialVelocity - signedDeceleration * t / 2)
  }

  /// The derivative of the position at `time`, in points per second; 0 at and after the end.
  public func velocity(at time: Timestamp) -> Double {
    if time >= end { return 0 }
    if time <= start { return initialVelocity }
    return initialVelocity - signedDeceleration * elapsed(at: time)
  }

  /// The first moment strictly after `time` at which the motion is at `value`, or nil.
  public func firstCrossing(of value: Double, after time: Timestamp) -> Timestamp? {
    // The smaller root of a t²/2 − |v₀| t + d = 0, in the form without cancellation.
    guard initialVelocity != 0, value.isFinite, time < end else { return nil }
    let distance = initialVelocity < 0 ? initialValue - value : value - initialValue
    if distance < 0 { return nil }
    let speed = initialVelocity.magnitude
    let discriminant = speed * speed - 2 * deceleration * distance
    if discriminant > 0 {
      let crossing = start + 2 * distance / (speed + discriminant.squareRoot())
      if crossing < end { return crossing > max(time, start) ? crossing : nil }
    }
    return isWithinLastStep(value, from: initialVelocity) ? end : nil
  }
}
