import MotionCore
import Primitives
import TestSupport
import Testing

@Suite("The laws of a single motion, over random parameters")
struct MotionLawTests {
  /// The motions of each law: 10,000 over all of them.
  static let count = 1250

  /// The first sample of a law for which `check` finds fault, in words.
  private func firstFault(
    _ law: MotionSample.Law, seed: UInt64, _ check: (MotionSample, inout SeededGenerator) -> String?
  ) -> String? {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Self.count {
      let sample = MotionSample(law: law, using: &generator)
      if let fault = check(sample, &generator) { return "\(fault); \(sample)" }
    }
    return nil
  }

  @Test(
    "Velocity is the derivative, the ends are exact, crossings are where they are said",
    arguments: MotionSample.Law.allCases)
  func basicLaws(_ law: MotionSample.Law) {
    let fault = firstFault(law, seed: 1) { sample, generator in
      MotionLaws.violation(of: sample.motion, rate: sample.rate, pixel: sample.pixel, seed: generator.next())
    }
    #expect(fault == nil)
  }

  @Test(
    "Stopping and starting anew with the same value and velocity continues the path",
    arguments: MotionSample.Law.allCases.filter { $0 != .spline && $0 != .eased })
  func restarting(_ law: MotionSample.Law) {
    let fault = firstFault(law, seed: 2) { sample, generator in
      let motion = sample.motion
      let stop = motion.start + generator.double(in: 0...0.95) * motion.duration
      let again = sample.motion(
        start: stop, value: motion.value(at: stop), velocity: motion.velocity(at: stop),
        destination: sample.destination)
      return MotionLaws.agreement(motion, again, from: stop, within: 1e-9)
    }
    #expect(fault == nil)
  }

  @Test("From its end on a motion stays within half a device pixel of its rest", arguments: MotionSample.Law.allCases)
  func resting(_ law: MotionSample.Law) {
    let fault = firstFault(law, seed: 3) { sample, generator in
      let motion = sample.motion
      let fine = sample.motion(
        start: sample.start, value: sample.value, velocity: sample.velocity, destination: sample.destination,
        pixel: 1e-6)
      for _ in 0..<8 {
        let time = motion.end + generator.double(in: 0...2)
        let distance = (fine.value(at: time) - motion.destination).magnitude
        if distance > sample.pixel / 2 + 1e-6 { return "\(time - motion.end) s after the end it is \(distance) away" }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test("A mirrored release gives the mirrored path", arguments: MotionSample.Law.allCases)
  func mirroring(_ law: MotionSample.Law) {
    let fault = firstFault(law, seed: 4) { sample, generator in
      let motion = sample.motion
      let mirrored = sample.motion(
        start: sample.start, value: -sample.value, velocity: -sample.velocity, destination: -sample.destination)
      let time = motion.start + generator.double(in: 0...1.2) * motion.duration
      let sums = [
        motion.value(at: time) + mirrored.value(at: time), motion.velocity(at: time) + mirrored.velocity(at: time),
        motion.duration - mirrored.duration,
      ]
      return sums == [0, 0, 0] ? nil : "the sums are \(sums)"
    }
    #expect(fault == nil)
  }

  @Test(
    "A release twice as large gives a path twice as large, where the law is linear",
    arguments: [MotionSample.Law.decay, .underdamped, .nearlyCritical, .overdamped, .eased])
  func scaling(_ law: MotionSample.Law) {
    let fault = firstFault(law, seed: 5) { sample, generator in
      let motion = sample.motion
      let large = sample.motion(
        start: sample.start, value: 2 * sample.value, velocity: 2 * sample.velocity,
        destination: 2 * sample.destination, pixel: 2 * sample.pixel)
      let time = motion.start + generator.double(in: 0...0.99) * motion.duration
      let found = [large.value(at: time), large.velocity(at: time)]
      let expected = [2 * motion.value(at: time), 2 * motion.velocity(at: time)]
      for (one, other) in zip(found, expected) where (one - other).magnitude > 1e-11 * (1 + other.magnitude) {
        return "found \(found), expected \(expected)"
      }
      return (large.duration - motion.duration).magnitude < 1e-9 ? nil : "the durations differ"
    }
    #expect(fault == nil)
  }

  @Test("A spring is continuous through the damping ratio 1")
  func continuousThroughCritical() {
    var generator = SeededGenerator(seed: 6)
    var largest = 0.0
    for _ in 0..<10_000 {
      let frequency = generator.double(in: 1...40)
      let velocity = generator.double(in: -5000...5000)
      let value = generator.double(in: -500...500)
      let time = Timestamp(generator.double(in: 0...1))
      func state(_ dampingRatio: Double) -> (Double, Double) {
        let spring = SpringMotion(
          start: 0, value: value, velocity: velocity, destination: 0, frequency: frequency,
          dampingRatio: dampingRatio, pixel: 1e-9)
        return (spring.value(at: time), spring.velocity(at: time))
      }
      let critical = state(1)
      for distance in [1e-15, 1e-12, 1e-10] {
        for side in [state(1 - distance), state(1 + distance)] {
          let step = max((side.0 - critical.0).magnitude, (side.1 - critical.1).magnitude / frequency)
          largest = max(largest, step / (value.magnitude + velocity.magnitude / frequency))
        }
      }
    }
    #expect(largest < 1e-8)
  }

  @Test("A retargeted spring keeps its position and velocity")
  func retargeting() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let spring = SpringMotion(
        start: 0, value: generator.double(in: -500...500), velocity: generator.double(in: -5000...5000),
        destination: generator.double(in: -500...500), frequency: generator.double(in: 1...40),
        dampingRatio: generator.double(in: 0.2...3))
      let time = Timestamp(generator.double(in: 0...0.9) * spring.duration)
      let next = spring.retargeted(to: generator.double(in: 1000...2000), at: time)
      #expect(next.value(at: time) == spring.value(at: time))
      #expect(next.velocity(at: time) == spring.velocity(at: time))
      #expect(next.value(at: next.end) == next.destination)
    }
  }
}
