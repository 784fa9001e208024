import MotionCore
import Primitives

/// Random motions of every law, and what is needed to start them anew.
struct MotionSample {
  /// The laws that are sampled.
  enum Law: String, CaseIterable, Sendable {
    case decay
    case powerLaw
    case spline
    case constantDeceleration
    case underdamped
    case nearlyCritical
    case overdamped
    case eased
  }

  let law: Law
  let start: Timestamp
  let value: Double
  let velocity: Double
  /// The drag, friction, deceleration, frequency or duration.
  let parameter: Double
  let dampingRatio: Double
  let destination: Double
  let pixel: Double

  init(law: Law, using generator: inout SeededGenerator) {
    self.law = law
    start = Timestamp(generator.double(in: 0...20))
    value = generator.double(in: -5000...5000)
    velocity = (generator.bool() ? 1 : -1) * Elementary.pow(10, generator.double(in: -2...4.5))
    pixel = [1, 0.5, 1.0 / 3][generator.int(in: 0...2)]
    destination = value + generator.double(in: -1000...1000)
    switch law {
    case .decay: parameter = generator.double(in: 0.5...20)
    case .powerLaw, .spline: parameter = generator.double(in: 0.005...0.1)
    case .constantDeceleration: parameter = generator.double(in: 100...10000)
    case .underdamped, .nearlyCritical, .overdamped: parameter = generator.double(in: 1...40)
    case .eased: parameter = generator.double(in: 0.05...2)
    }
    switch law {
    case .underdamped: dampingRatio = generator.double(in: 0.05...0.99)
    case .nearlyCritical:
      let distance = Elementary.pow(10, generator.double(in: -12 ... -2))
      dampingRatio = 1 + [-1, 0, 1][generator.int(in: 0...2)] * distance
    case .overdamped: dampingRatio = generator.double(in: 1.01...5)
    default: dampingRatio = 1
    }
  }

  /// The fastest rate of change, in 1/s.
  var rate: Double {
    switch law {
    case .decay: parameter
    case .powerLaw, .spline, .constantDeceleration: 20 / max(motion.duration, 1e-3)
    case .underdamped, .nearlyCritical, .overdamped: parameter * (1 + 2 * dampingRatio)
    case .eased: 4 / parameter
    }
  }

  /// The motion of the sample.
  var motion: any Motion { motion(start: start, value: value, velocity: velocity, destination: destination) }

  /// The law of the sample from another state.
  func motion(start: Timestamp, value: Double, velocity: Double, destination: Double, pixel: Double? = nil)
    -> any Motion
  {
    let pixel = pixel ?? self.pixel
    switch law {
    case .decay: return DecayMotion(start: start, value: value, velocity: velocity, drag: parameter, pixel: pixel)
    case .powerLaw:
      return PowerLawMotion(start: start, value: value, velocity: velocity, friction: parameter, pixel: pixel)
    case .spline:
      return SplineMotion(start: start, value: value, velocity: velocity, friction: parameter, pixel: pixel)
    case .constantDeceleration:
      return ConstantDecelerationMotion(
        start: start, value: value, velocity: velocity, deceleration: parameter, pixel: pixel)
    case .underdamped, .nearlyCritical, .overdamped:
      return SpringMotion(
        start: start, value: value, velocity: velocity, destination: destination, frequency: parameter,
        dampingRatio: dampingRatio, pixel: pixel)
    case .eased: return EasedMotion(start: start, from: value, to: destination, duration: parameter)
    }
  }
}
