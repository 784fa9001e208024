import MotionCore
import Primitives
import Testing

@Suite("No input, however odd, gives an answer that is not a number")
struct ExtremeInputTests {
  static let numbers: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, 1e-300, -1e-30, 1e-9, -1e-3, 0.5, 1, -7, 1e3, -1e6, 1e9, -1e9, 1e15, 1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  private static func pick(_ generator: inout SeededGenerator) -> Double {
    numbers[generator.int(in: 0...numbers.count - 1)]
  }

  private func isSound(_ motion: any Motion) -> Bool {
    guard motion.duration.isFinite, motion.duration >= 0, motion.destination.isFinite else { return false }
    let times = [-1e9, 0, 1e-9, 0.25, 1, 1e9].map { motion.start + $0 } + [motion.end]
    for time in times {
      guard motion.value(at: time).isFinite, motion.velocity(at: time).isFinite else { return false }
      for value in [0, motion.destination, 1e9] {
        if let crossing = motion.firstCrossing(of: value, after: time), !crossing.seconds.isFinite { return false }
      }
    }
    return motion.value(at: motion.end) == motion.destination && motion.velocity(at: motion.end) == 0
  }

  @Test("Every law is sound for any finite input, including zero, tiny and huge")
  func everyLaw() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<10_000 {
      let start = Timestamp([0, 1, 1e6][generator.int(in: 0...2)])
      let (a, b, c, d, e) = (
        Self.pick(&generator), Self.pick(&generator), Self.pick(&generator), Self.pick(&generator),
        Self.pick(&generator)
      )
      let motion: any Motion =
        switch generator.int(in: 0...6) {
        case 0: DecayMotion(start: start, value: a, velocity: b, drag: c, pixel: d)
        case 1: PowerLawMotion(start: start, value: a, velocity: b, friction: c, pixel: d)
        case 2: SplineMotion(start: start, value: a, velocity: b, friction: c, pixel: d)
        case 3: ConstantDecelerationMotion(start: start, value: a, velocity: b, deceleration: c, pixel: d)
        case 4: EasedMotion(start: start, from: a, to: b, duration: c)
        case 5: HoldMotion(start: start, value: a, duration: b)
        default:
          SpringMotion(
            start: start, value: a, velocity: b, destination: e, frequency: c, dampingRatio: d, pixel: e)
        }
      if !isSound(motion) {
        Issue.record("not sound: \(motion)")
        return
      }
    }
  }

  @Test("An inertia is sound for any finite input under every preset's laws")
  func inertia() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<10_000 {
      var constants = PhysicsConstants()
      constants.decayModelNumber = Double(generator.int(in: 0...4))
      constants.edgeModelNumber = Double(generator.int(in: 0...3))
      constants.edgeDampingRatio = generator.double(in: 0.1...5)
      constants.edgeLimit = generator.bool() ? 0 : 50
      let (a, b) = (Self.pick(&generator), Self.pick(&generator))
      let request = InertiaRequest(
        start: 1, value: Self.pick(&generator), velocity: Self.pick(&generator), range: min(a, b)...max(a, b),
        bouncesAtStart: generator.bool(), bouncesAtEnd: generator.bool(), pixel: Self.pick(&generator),
        target: generator.bool() ? nil : Self.pick(&generator))
      let sequence = constants.inertia(request)
      if !isSound(sequence) {
        Issue.record("not sound: \(request) under \(constants)")
        return
      }
    }
  }

  @Test("What is not a number counts as 0, and what is infinite as the largest quantity")
  func notANumber() {
    for odd in [Double.nan, .infinity, -.infinity] {
      #expect(isSound(DecayMotion(start: 0, value: odd, velocity: odd, drag: odd, pixel: odd)))
      #expect(
        isSound(
          SpringMotion(
            start: 0, value: odd, velocity: odd, destination: odd, frequency: odd, dampingRatio: odd, pixel: odd)))
      #expect(isSound(EasedMotion(start: 0, from: odd, to: 1, duration: odd)))
      let band = RubberBand(coefficient: odd, dimension: odd)
      #expect(band.displayed(odd).isFinite)
      #expect(band.overshoot(displayed: odd).isFinite)
      #expect(band.slope(at: odd).isFinite)
    }
  }
}
