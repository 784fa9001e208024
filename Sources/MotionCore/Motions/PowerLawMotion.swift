import Primitives

/// The numbers of Android's scroller, from which the power law and the spline take distance and duration.
///
/// Source: `OverScroller` and `ViewConfiguration` of the Android Open Source Project, in density-independent pixels
/// (160 to the inch): scroll friction 0.015, gravity 9.80665 m/s² in inches 39.37, look-and-feel factor 0.84, inflexion
/// 0.35, and the exponent R = ln 0.78 / ln 0.9.
public enum AndroidScroller {
  /// The exponent R of the power law.
  public static let exponent = Elementary.log(0.78) / Elementary.log(0.9)
  /// The share of duration and distance at which the tension lines of the spline cross.
  public static let inflexion = 0.35
  /// The friction that the platform uses unless an application sets another.
  public static let friction = 0.015
  /// 9.80665 m/s² in density-independent pixels, times the platform's factor 0.84.
  public static let physicalCoefficient = 9.80665 * 39.37 * 160 * 0.84

  /// The velocity in points per second at which a fling lasts one second, for a friction.
  public static func referenceVelocity(friction: Double) -> Double { friction * physicalCoefficient / inflexion }

  /// The duration in seconds of the platform's fling: (|v| / reference)^(1 / (R − 1)).
  public static func duration(velocity: Double, friction: Double) -> Double {
    let ratio = velocity.magnitude / referenceVelocity(friction: friction)
    return ratio > 0 ? Elementary.pow(ratio, 1 / (exponent - 1)) : 0
  }

  /// The distance in points of the platform's fling, with the sign of the velocity: inflexion · v · duration.
  public static func distance(velocity: Double, friction: Double) -> Double {
    inflexion * velocity * duration(velocity: velocity, friction: friction)
  }
}

/// A deceleration that depends on a power of the velocity, so that the motion stops after a finite time.
///
/// With the distance D, the duration T and the exponent R
///
///     x(t) = x₀ + D · (1 − (1 − t/T)^R),   v(t) = (D R / T) · (1 − t/T)^(R−1).
///
/// The acceleration is a function of the velocity alone, so a motion that is stopped and started anew continues its
/// path. Distance and duration follow from the numbers of `AndroidScroller`: D as there, T = R · inflexion · duration.
/// This is the form that Flutter's `ClampingScrollSimulation` documents as the physical law behind Android's spline.
public struct PowerLawMotion: Motion, Hashable {
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
  /// The seconds until the law itself comes to rest.
  private let fullDuration: Double
  private let distance: Double

  /// Makes the motion from its start and the friction of the scroller, held within 1e-4 … 1.
  public init(
    start: Timestamp, value: Double, velocity: Double, friction: Double = AndroidScroller.friction, pixel: Double = 1
  ) {
    self.start = start
    initialValue = value.quantity
    initialVelocity = velocity.quantity
    let friction = friction.isFinite ? min(max(friction, 1e-4), 1) : AndroidScroller.friction
    let exponent = AndroidScroller.exponent
    fullDuration =
      exponent * AndroidScroller.inflexion
      * AndroidScroller.duration(velocity: initialVelocity, friction: friction)
    distance = initialVelocity * fullDuration / exponent
    destination = initialValue + distance
    let resting = Double.restingDistance(pixel: pixel)
    duration =
      distance.magnitude > resting
      ? fullDuration * (1 - Elementary.pow(resting / distance.magnitude, 1 / exponent)) : 0
  }

  /// The position at `time`, in points; exactly `destination` at and after the end.
  public func value(at time: Timestamp) -> Double {
    if time >= end { return destination }
    if time <= start { return initialValue }
    // 1 − (1 − u)^R without cancellation near the start.
    let share = elapsed(at: time) / fullDuration
    return initialValue - distance * Elementary.expm1(AndroidScroller.exponent * Elementary.log1p(-share))
  }

  /// The derivative of the position at `time`, in points per second; 0 at and after the end.
  public func velocity(at time: Timestamp) -> Double {
    if time >= end { return 0 }
    if time <= start { return initialVelocity }
    let share = elapsed(at: time) / fullDuration
    return initialVelocity * Elementary.pow(1 - share, AndroidScroller.exponent - 1)
  }

  /// The first moment strictly after `time` at which the motion is at `value`, or nil.
  public func firstCrossing(of value: Double, after time: Timestamp) -> Timestamp? {
    // t = T · (1 − (1 − d/D)^(1/R)).
    guard distance != 0, value.isFinite, time < end else { return nil }
    let share = (value - initialValue) / distance
    if share < 0 { return nil }
    if share < 1 {
      let crossing =
        start - fullDuration * Elementary.expm1(Elementary.log1p(-share) / AndroidScroller.exponent)
      if crossing < end { return crossing > max(time, start) ? crossing : nil }
    }
    return isWithinLastStep(value, from: distance) ? end : nil
  }
}
