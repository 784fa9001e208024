import Primitives

/// Every number that a preset may set: how scrolled content decelerates, stretches, bounces, turns pages and is measured.
///
/// The numbers are plain doubles, so that each is one tunable with a range; where a number chooses between laws, the
/// typed property beside it says which. The defaults are the values of the preset `ios`.
public struct PhysicsConstants: Sendable, Hashable {
  // Deceleration.

  /// Which law decelerates: the place of a case of `DecayModel`.
  public var decayModelNumber = 0.0
  /// The share of the velocity that is left after a millisecond.
  public var decayRate = 0.998
  /// The linear drag, in 1/s.
  public var decayDrag = 2.0
  /// The friction of Android's scroller, without unit.
  public var decayFriction = AndroidScroller.friction
  /// The constant deceleration, in pt/s².
  public var decayDeceleration = 1500.0

  // Edge.

  /// Which law brings content back to its edge: the place of a case of `EdgeModel`.
  public var edgeModelNumber = 0.0
  /// The natural frequency of the edge's spring, in rad/s.
  public var edgeFrequency = 12.5
  /// The damping ratio of the edge's spring.
  public var edgeDampingRatio = 1.0
  /// The share of the velocity that macOS's edge takes over.
  public var edgeAmplitude = 0.31
  /// The farthest that content shows out of range, in points; 0 for no limit.
  public var edgeLimit = 0.0
  /// How far a fling goes beyond the edge under Qt's law, in points.
  public var edgeOvershoot = 200.0
  /// How long Qt's law takes to return, in seconds.
  public var edgeReturnDuration = 0.4

  // Band.

  /// Which law resists a drag out of range: the place of a case of `RubberBand.Law`.
  public var bandModelNumber = 0.0
  /// The slope of the band at the edge.
  public var bandCoefficient = 0.55

  // Recognition and release.

  /// The distance at which a touch becomes a pan, in points.
  public var panSlopTouch = 10.0
  /// The distance at which a mouse drag becomes a pan, in points.
  public var panSlopMouse = 3.0
  /// The release velocity below which content does not decelerate, in pt/s.
  public var flingMinimumVelocity = 20.0
  /// The estimator for touches: the place of a case of `VelocityEstimator`.
  public var velocityEstimatorTouchNumber = 0.0
  /// The estimator for a mouse: the place of a case of `VelocityEstimator`.
  public var velocityEstimatorMouseNumber = 1.0
  /// The estimator for a trackpad: the place of a case of `VelocityEstimator`.
  public var velocityEstimatorTrackpadNumber = 2.0

  // Pages and animations.

  /// The release velocity from which a pager turns by the direction and not by the place, in pt/s.
  public var pageFlickVelocity = 200.0
  /// The natural frequency of the spring that settles on a page or a target, in rad/s.
  public var pageSettleFrequency = 15.0
  /// The damping ratio of that spring.
  public var pageSettleDampingRatio = 1.0
  /// How long an animated change of the content offset takes, in seconds.
  public var scrollAnimationDuration = 0.3

  // Wheel.

  /// The lines that a notch of the wheel scrolls.
  public var wheelLines = 3.0
  /// The height of such a line, in points.
  public var wheelLineHeight = 16.0

  /// Makes the constants of the preset `ios`.
  public init() {}
}

/// The law by which content decelerates; a preset names it by its place in this list.
public enum DecayModel: String, Sendable, Hashable, CaseIterable {
  /// An exponential decay given by the rate per millisecond, `decay.rate`.
  case exponential
  /// An exponential decay given by a linear drag in 1/s, `decay.drag`.
  case linearDrag = "linear-drag"
  /// The power law of Android's scroller, with `decay.friction`.
  case powerLaw = "power-law"
  /// The spline of Android's scroller, with `decay.friction`.
  case spline
  /// A constant deceleration, `decay.deceleration`.
  case constantDeceleration = "constant-deceleration"
}

/// The law by which content comes back to its edge; a preset names it by its place in this list.
public enum EdgeModel: String, Sendable, Hashable, CaseIterable {
  /// A damped spring that takes over the velocity.
  case spring
  /// A hard edge: content stops there.
  case clamp
  /// macOS's elastic edge, which takes over a part of the velocity.
  case macOS = "macos"
  /// Qt's edge: the deceleration is raised so that content stops beyond the edge, and returns in a given time.
  case qt
}

extension PhysicsConstants {
  /// The law by which content decelerates.
  public var decayModel: DecayModel { Self.choice(decayModelNumber) }
  /// The law by which content comes back to its edge.
  public var edgeModel: EdgeModel { Self.choice(edgeModelNumber) }
  /// The law by which a drag out of range is resisted.
  public var bandLaw: RubberBand.Law { Self.choice(bandModelNumber) }
  /// The estimator for touches.
  public var velocityEstimatorTouch: VelocityEstimator { Self.choice(velocityEstimatorTouchNumber) }
  /// The estimator for a mouse.
  public var velocityEstimatorMouse: VelocityEstimator { Self.choice(velocityEstimatorMouseNumber) }
  /// The estimator for a trackpad.
  public var velocityEstimatorTrackpad: VelocityEstimator { Self.choice(velocityEstimatorTrackpadNumber) }

  /// The case at a place in the list of all cases; the first or last where the number lies outside.
  private static func choice<Choice: CaseIterable>(_ number: Double) -> Choice
  where Choice.AllCases == [Choice] {
    let cases = Choice.allCases
    let last = Double(cases.count - 1)
    return cases[Int(number.isNaN ? 0 : min(max(number.rounded(), 0), last))]
  }

  /// Whether content never shows out of range, at any speed.
  public var clampsAtEdge: Bool { edgeModel == .clamp }

  /// The resistance of a drag out of range; nothing shows there under a hard edge.
  ///
  /// Where the overshoot has a limit, the limit takes the place of the dimension, so that the band stays invertible.
  public func rubberBand(dimension: Double) -> RubberBand {
    RubberBand(
      coefficient: clampsAtEdge ? 0 : bandCoefficient,
      dimension: edgeLimit > 0 ? min(edgeLimit, dimension) : dimension, law: bandLaw)
  }

  /// How far content goes after an unhindered release, in points, with the sign of the velocity.
  ///
  /// It is the rest of the very motion that `inertia(_:)` makes, so a target and its motion agree.
  public func projection(velocity: Double) -> Double {
    deceleration(start: .zero, value: 0, velocity: velocity, pixel: 1).destination
  }

  /// The unhindered deceleration after a release.
  public func deceleration(start: Timestamp, value: Double, velocity: Double, pixel: Double) -> any Motion {
    switch decayModel {
    case .exponential:
      DecayMotion(start: start, value: value, velocity: velocity, rate: decayRate, pixel: pixel)
    case .linearDrag:
      DecayMotion(start: start, value: value, velocity: velocity, drag: decayDrag, pixel: pixel)
    case .powerLaw:
      PowerLawMotion(start: start, value: value, velocity: velocity, friction: decayFriction, pixel: pixel)
    case .spline:
      SplineMotion(start: start, value: value, velocity: velocity, friction: decayFriction, pixel: pixel)
    case .constantDeceleration:
      ConstantDecelerationMotion(
        start: start, value: value, velocity: velocity, deceleration: decayDeceleration, pixel: pixel)
    }
  }

  /// The motion that settles on a page or a target with the velocity carried on: a spring, exactly at its end.
  ///
  /// A spring of damping ratio 1 or more passes its end when v > ω·d for a velocity v towards an end that is d away.
  /// For such velocities ω is raised to v/d, where the motion is the exponential x(t) = d·(1 − e^(−ωt)): it arrives
  /// without passing.
  public func settle(
    from value: Double, velocity: Double, to destination: Double, at time: Timestamp, pixel: Double
  ) -> MotionSequence {
    let distance = destination - value
    let passing = distance != 0 && pageSettleDampingRatio >= 1 ? velocity / distance : 0
    return MotionSequence(
      SpringMotion(
        start: time, value: value, velocity: velocity, destination: destination,
        frequency: passing.isFinite ? max(pageSettleFrequency, passing) : pageSettleFrequency,
        dampingRatio: pageSettleDampingRatio, pixel: pixel),
      phase: .animating)
  }

  /// The motion of an animated change of the content offset: from rest to rest in `scroll.animationDuration`.
  public func animation(from value: Double, to destination: Double, at time: Timestamp) -> MotionSequence {
    MotionSequence(
      EasedMotion(start: time, from: value, to: destination, duration: scrollAnimationDuration), phase: .animating)
  }
}
