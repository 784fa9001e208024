import Primitives

/// The fling of Android's scroller: a fixed curve, stretched to the distance and duration of the release.
///
/// The platform draws the curve as a cubic with the tensions 0.5 at the start and 1 at the end and the inflexion 0.35, and
/// looks it up in a table of 101 entries. With these numbers the parameter u of the cubic obeys
///
///     t/T = 0.475 u³ + 0.525 u,   (x − x₀)/D = (3u − u³) / 2,
///
/// so both directions are solved exactly here: u(t) by the hyperbolic form of the depressed cubic, u(x) by the
/// trigonometric one. The start velocity is v₀. D and T are those of `AndroidScroller`. The curve is not a law of the
/// velocity alone: stopping it and starting anew does not continue the path, as on the platform.
public struct SplineMotion: Motion, Hashable {
  /// The moment at which the motion starts.
  public let start: Timestamp
  /// The position at the start, in points.
  public let initialValue: Double
  /// The velocity at the start, in points per second.
  public let initialVelocity: Double
  /// The position at rest, in points.
  public let destination: Double
  /// The seconds from the start until the motion is at rest.
  public let duration: Double
  private let fullDuration: Double
  private let distance: Double

  private static let cubic = 0.475
  private static let linear = 0.525

  /// Makes the motion from its start and the friction of the scroller, held within 1e-4 … 1.
  public init(
    start: Timestamp, value: Double, velocity: Double, friction: Double = AndroidScroller.friction, pixel: Double = 1
  ) {
    self.start = start
    initialValue = value.quantity
    initialVelocity = velocity.quantity
    let friction = friction.isFinite ? min(max(friction, 1e-4), 1) : AndroidScroller.friction
    fullDuration = AndroidScroller.duration(velocity: initialVelocity, friction: friction)
    distance = AndroidScroller.inflexion * initialVelocity * fullDuration
    destination = initialValue + distance
    let resting = Double.restingDistance(pixel: pixel)
    if distance.magnitude > resting {
      let parameter = Self.parameter(position: 1 - resting / distance.magnitude)
      duration = fullDuration * Self.share(parameter: parameter)
    } else {
      duration = 0
    }
  }

  /// The position at `time`, in points; exactly `destination` at and after the end.
  public func value(at time: Timestamp) -> Double {
    if time >= end { return destination }
    if time <= start { return initialValue }
    let u = Self.parameter(share: elapsed(at: time) / fullDuration)
    return initialValue + distance * u * (3 - u * u) / 2
  }

  /// The derivative of the position at `time`, in points per second; 0 at and after the end.
  public func velocity(at time: Timestamp) -> Double {
    if time >= end { return 0 }
    if time <= start { return initialVelocity }
    let u = Self.parameter(share: elapsed(at: time) / fullDuration)
    let slope = 1.5 * (1 - u * u) / (3 * Self.cubic * u * u + Self.linear)
    return distance / fullDuration * slope
  }

  /// The first moment strictly after `time` at which the motion is at `value`, or nil.
  public func firstCrossing(of value: Double, after time: Timestamp) -> Timestamp? {
    guard distance != 0, value.isFinite, time < end else { return nil }
    let position = (value - initialValue) / distance
    if position < 0 { return nil }
    if position < 1 {
      let crossing = start + fullDuration * Self.share(parameter: Self.parameter(position: position))
      if crossing < end { return crossing > max(time, start) ? crossing : nil }
    }
    return isWithinLastStep(value, from: distance) ? end : nil
  }

  /// The share of the duration at a parameter of the cubic.
  private static func share(parameter u: Double) -> Double { u * (cubic * u * u + linear) }

  /// The parameter at a share of the duration: u³ + p u = q has the root 2√(p/3) · sinh(asinh(3q/(2p) · √(3/p)) / 3).
  private static func parameter(share: Double) -> Double {
    let p = linear / cubic
    let z = 1.5 * share / linear * (3 / p).squareRoot()
    // asinh z, exact for small z.
    let area = Elementary.log1p(z + z * z / (1 + (1 + z * z).squareRoot()))
    return 2 * (p / 3).squareRoot() * Elementary.sinh(area / 3)
  }

  /// The parameter at a share of the distance: u³ − 3u + 2s = 0 has the root 2 sin(asin(s) / 3).
  private static func parameter(position: Double) -> Double {
    let cosine = max(0, (1 - position) * (1 + position)).squareRoot()
    return 2 * Elementary.sin(Elementary.atan2(position, cosine) / 3)
  }
}
