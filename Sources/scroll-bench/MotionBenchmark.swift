import MotionCore
import Primitives

/// The nanoseconds that an answer of a motion costs.
struct MotionBenchmark {
  /// The evaluations of each measurement.
  var evaluations = 200_000
  /// The measurements of which the fastest counts.
  var repetitions = 5

  private static let motions: [(name: String, motion: any Motion)] = [
    ("decay", DecayMotion(start: .zero, value: 0, velocity: 4000, rate: 0.998)),
    ("power law", PowerLawMotion(start: .zero, value: 0, velocity: 4000)),
    ("spline", SplineMotion(start: .zero, value: 0, velocity: 4000)),
    ("constant deceleration", ConstantDecelerationMotion(start: .zero, value: 0, velocity: 4000, deceleration: 1500)),
    ("spring, damping 0.5", spring(dampingRatio: 0.5)),
    ("spring, damping 1", spring(dampingRatio: 1)),
    ("spring, damping 1.1", spring(dampingRatio: 1.1)),
    ("eased", EasedMotion(start: .zero, from: 0, to: 500, duration: 0.3)),
    ("inertia with a bounce", bounce()),
  ]

  private static func spring(dampingRatio: Double) -> SpringMotion {
    SpringMotion(start: .zero, value: 100, velocity: 500, destination: 0, frequency: 12.5, dampingRatio: dampingRatio)
  }

  private static func bounce() -> MotionSequence {
    PhysicsConstants().inertia(InertiaRequest(start: .zero, value: 0, velocity: 4000, range: 0...1500))
  }

  /// A row a motion, and the cost of making an inertia and of a velocity.
  func report() -> String {
    var table = TextTable(["motion", "value ns", "velocity ns"])
    for (name, motion) in Self.motions {
      let step = motion.duration / Double(evaluations)
      let value = fastest { motion.value(at: Timestamp(Double($0) * step)) }
      let velocity = fastest { motion.velocity(at: Timestamp(Double($0) * step)) }
      table.add([name, fixed(value, 0), fixed(velocity, 0)])
    }
    var tracker = VelocityTracker()
    for sample in 0..<100 { tracker.add(Point(x: 0, y: Double(sample)), at: Timestamp(0.001 * Double(sample))) }
    var other = TextTable(["operation", "ns"])
    let constants = PhysicsConstants()
    other.add([
      "make an inertia that bounces",
      fixed(
        fastest(share: 20) {
          let velocity = 4000 + Double($0 % 7)
          return constants.inertia(InertiaRequest(start: .zero, value: 0, velocity: velocity, range: 0...1500)).duration
        }, 0),
    ])
    other.add(["add a velocity sample", fixed(addSample(), 0)])
    for estimator in VelocityEstimator.allCases {
      let cost = fastest(share: 100) { _ in tracker.velocity(at: 0.1, estimator: estimator).y }
      other.add(["velocity of 100 samples, " + estimator.rawValue, fixed(cost, 0)])
    }
    return table.text + "\n" + other.text
  }

  private func addSample() -> Double {
    var tracker = VelocityTracker()
    var now = 0.0
    return fastest { place in
      now += 0.001
      tracker.add(Point(x: 0, y: Double(place)), at: Timestamp(now))
      return now
    }
  }

  /// The nanoseconds of one call, from the fastest of several measurements.
  private func fastest(share: Int = 1, _ call: (Int) -> Double) -> Double {
    let count = evaluations / share
    var best = Double.infinity
    var sum = 0.0
    for _ in 0..<repetitions {
      let clock = ContinuousClock()
      let took = clock.measure {
        for place in 0..<count { sum += call(place) }
      }
      let seconds = Double(took.components.seconds) + Double(took.components.attoseconds) * 1e-18
      best = min(best, seconds / Double(count) * 1e9)
    }
    // The sum keeps the calls from being left out.
    return sum.isNaN ? .nan : best
  }
}
