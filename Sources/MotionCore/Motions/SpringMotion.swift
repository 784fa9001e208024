import Primitives

/// A damped spring towards its destination, in one formula for every damping ratio.
///
/// With the displacement y = x − destination, the natural frequency ω in rad/s and the damping ratio ζ the equation of
/// motion is y″ + 2ζω y′ + ω² y = 0. Let q = ω²(1 − ζ²) and
///
///     C(t) = cos(√q t),  S(t) = sin(√q t)/√q     (q > 0; cosh and sinh of √−q where q < 0; 1 and t where q = 0)
///     y(t)  = e^(−ζωt) · [ y₀ C + (v₀ + ζω y₀) S ]
///     y′(t) = e^(−ζωt) · [ v₀ C − (ω² y₀ + ζω v₀) S ]
///
/// C and S are entire functions of q t², so the answer is continuous through ζ = 1; near it their series are used. For
/// ζ > 1 the exponentials are combined before they are evaluated, so that nothing overflows. Textbook mechanics; with
/// stiffness k, mass m and damping c it is ω = √(k/m) and ζ = c / (2√(k m)). The motion ends when the displacement
/// stays within half a device pixel.
public struct SpringMotion: Motion, Hashable {
  /// The moment at which the motion starts.
  public let start: Timestamp
  /// The position at the start, in points.
  public let initialValue: Double
  /// The velocity at the start, in points per second.
  public let initialVelocity: Double
  /// The position at rest, in points.
  public let destination: Double
  /// The natural frequency ω, in rad/s.
  public let frequency: Double
  /// The damping ratio ζ: 1 returns as fast as it can without oscillating.
  public let dampingRatio: Double
  /// The seconds from the start until the motion is at rest.
  public let duration: Double

  /// The frequencies that a spring takes, in rad/s.
  public static let frequencies = 0.01...1e4
  /// The damping ratios that a spring takes; smaller ones would never come to rest.
  public static let dampingRatios = 0.01...100.0

  /// Makes a spring; frequency and damping ratio are held within what a spring takes.
  public init(
    start: Timestamp, value: Double, velocity: Double, destination: Double, frequency: Double,
    dampingRatio: Double = 1, pixel: Double = 1
  ) {
    self.start = start
    initialValue = value.quantity
    initialVelocity = velocity.quantity
    self.destination = destination.quantity
    self.frequency = Self.held(frequency, within: Self.frequencies)
    self.dampingRatio = Self.held(dampingRatio, within: Self.dampingRatios)
    let law = SpringLaw(
      displacement: initialValue - self.destination, velocity: initialVelocity, frequency: self.frequency,
      dampingRatio: self.dampingRatio)
    duration = law.restingTime(within: .restingDistance(pixel: pixel))
  }

  private static func held(_ number: Double, within range: ClosedRange<Double>) -> Double {
    number.isNaN ? range.lowerBound : min(max(number, range.lowerBound), range.upperBound)
  }

  private var law: SpringLaw {
    SpringLaw(
      displacement: initialValue - destination, velocity: initialVelocity, frequency: frequency,
      dampingRatio: dampingRatio)
  }

  /// The position at `time`, in points; exactly `destination` at and after the end.
  public func value(at time: Timestamp) -> Double {
    if time >= end { return destination }
    if time <= start { return initialValue }
    return destination + law.displacement(at: elapsed(at: time))
  }

  /// The derivative of the position at `time`, in points per second; 0 at and after the end.
  public func velocity(at time: Timestamp) -> Double {
    if time >= end { return 0 }
    if time <= start { return initialVelocity }
    return law.velocity(at: elapsed(at: time))
  }

  /// The first moment strictly after `time` at which the motion is at `value`, or nil.
  public func firstCrossing(of value: Double, after time: Timestamp) -> Timestamp? {
    guard value.isFinite, time < end else { return nil }
    let after = elapsed(at: time)
    let found = law.firstCrossing(of: value - destination, after: after, before: duration)
    if let found, found > after, start + found < end { return start + found }
    // The last step from the law's path to the destination.
    let last = value - destination
    let edge = law.displacement(at: duration)
    let passes = edge < 0 ? last > edge && last <= 0 : last < edge && last >= 0
    return passes ? end : nil
  }

  /// The same spring towards another destination, with position and velocity carried on at `time`.
  public func retargeted(to destination: Double, at time: Timestamp, pixel: Double = 1) -> SpringMotion {
    SpringMotion(
      start: time, value: value(at: time), velocity: velocity(at: time), destination: destination,
      frequency: frequency, dampingRatio: dampingRatio, pixel: pixel)
  }
}

extension SpringMotion {
  /// The return of macOS's elastic edge: x(t) = (x₀ + A v₀ t) · e^(−ωt) with the displacement x₀ and A = 0.31, ω = 12.5.
  ///
  /// The constants are those of WebKit's scroll elasticity controller (amplitude 0.31, stiffness 20, period 1.6, and
  /// 20 / 1.6 = 12.5). The curve is the critically damped spring whose start velocity is A v₀ − ω x₀: the platform's law
  /// takes over only a part of the velocity, so here, and only here, the velocity steps where the motion starts.
  public static func macOSBounce(
    start: Timestamp, value: Double, velocity: Double, edge: Double, amplitude: Double = 0.31,
    frequency: Double = 12.5, pixel: Double = 1
  ) -> SpringMotion {
    let displacement = value.quantity - edge.quantity
    return SpringMotion(
      start: start, value: value, velocity: amplitude * velocity.quantity - frequency * displacement,
      destination: edge, frequency: frequency, dampingRatio: 1, pixel: pixel)
  }
}
