import Primitives

/// A velocity that falls exponentially, as that of scrolled content under linear drag.
///
/// With the drag k in 1/s the equation of motion is x″ = −k x′, so
///
///     x(t) = x₀ − v₀ · expm1(−k t) / k,   v(t) = v₀ · e^(−k t),   v = v₀ − k (x − x₀),   rest = x₀ + v₀ / k.
///
/// A rate d per millisecond, as `UIScrollView.DecelerationRate` gives it (0.998 normal, 0.99 fast), is the drag
/// k = −1000 ln d; the formula was published by Ilya Lobanov, "How UIScrollView works", 2019. The motion ends when half a
/// device pixel remains, and is exactly at its rest from then on. No speed and no duration is cut off.
public struct DecayMotion: Motion, Hashable {
  /// The moment at which the motion starts.
  public let start: Timestamp
  /// The position at the start, in points.
  public let initialValue: Double
  /// The velocity at the start, in points per second.
  public let initialVelocity: Double
  /// The drag k, in 1/s.
  public let drag: Double
  /// The position at rest, in points.
  public let destination: Double
  /// The seconds from the start until the motion is at rest.
  public let duration: Double

  /// Makes a decay from its start and its drag.
  ///
  /// - Parameters:
  ///   - drag: k in 1/s, held within 1e-3 … 1e6.
  ///   - pixel: the size of a device pixel, in points.
  ///   - destination: where to rest, when that is known more exactly than x₀ + v₀ / k gives it.
  public init(
    start: Timestamp, value: Double, velocity: Double, drag: Double, pixel: Double = 1, destination: Double? = nil
  ) {
    self.start = start
    initialValue = value.quantity
    initialVelocity = velocity.quantity
    self.drag = drag.isFinite ? min(max(drag, 1e-3), 1e6) : 1e6
    let distance = initialVelocity / self.drag
    self.destination = destination?.quantity ?? (initialValue + distance)
    let resting = Double.restingDistance(pixel: pixel)
    duration = distance.magnitude > resting ? Elementary.log(distance.magnitude / resting) / self.drag : 0
  }

  /// Makes a decay from a rate per millisecond between 0 and 1, both excluded.
  public init(start: Timestamp, value: Double, velocity: Double, rate: Double, pixel: Double = 1) {
    self.init(start: start, value: value, velocity: velocity, drag: Self.drag(rate: rate), pixel: pixel)
  }

  /// The drag in 1/s that a rate per millisecond stands for: k = −1000 ln d.
  public static func drag(rate: Double) -> Double { -1000 * Elementary.log(rate) }

  /// The position at `time`, in points; exactly `destination` at and after the end.
  public func value(at time: Timestamp) -> Double {
    if time >= end { return destination }
    if time <= start { return initialValue }
    return initialValue - initialVelocity * Elementary.expm1(-drag * elapsed(at: time)) / drag
  }

  /// The derivative of the position at `time`, in points per second; 0 at and after the end.
  public func velocity(at time: Timestamp) -> Double {
    if time >= end { return 0 }
    if time <= start { return initialVelocity }
    return initialVelocity * Elementary.exp(-drag * elapsed(at: time))
  }

  /// The first moment strictly after `time` at which the motion is at `value`, or nil.
  public func firstCrossing(of value: Double, after time: Timestamp) -> Timestamp? {
    // x(t) = value gives t = −ln(1 − k d / v₀) / k with d = value − x₀.
    guard initialVelocity != 0, value.isFinite, time < end else { return nil }
    let share = drag * (value - initialValue) / initialVelocity
    if share < 0 { return nil }
    if share < 1 {
      let crossing = start + -Elementary.log1p(-share) / drag
      if crossing < end { return crossing > max(time, start) ? crossing : nil }
    }
    return isWithinLastStep(value, from: initialVelocity) ? end : nil
  }
}

extension Motion {
  /// Whether a value that the law has not reached before the end lies on the last step to the destination.
  func isWithinLastStep(_ value: Double, from direction: Double) -> Bool {
    direction > 0 ? value <= destination : value >= destination
  }
}
