import MotionCore
import Primitives
import TestSupport
import Testing

/// The numbered behaviours of sections F, G, H and I, and what becomes of each.
struct NumberedBehaviour: Sendable, CustomTestStringConvertible {
  /// Whether and how a behaviour is checked here.
  enum Coverage: Sendable {
    /// Checked by this closure.
    case checked(@Sendable () -> Void)
    /// Not checked here, for the reason given.
    case leftOut(String)
  }

  let number: Int
  let about: String
  let coverage: Coverage

  var testDescription: String { "\(number): \(about)" }

  static func checked(_ number: Int, _ about: String, _ check: @escaping @Sendable () -> Void) -> NumberedBehaviour {
    NumberedBehaviour(number: number, about: about, coverage: .checked(check))
  }

  static func leftOut(_ number: Int, _ reason: String) -> NumberedBehaviour {
    NumberedBehaviour(number: number, about: reason, coverage: .leftOut(reason))
  }

  /// Every behaviour of the four sections in order.
  static let table = deceleration + rubberBand + bounce + paging
}

@Suite("Behaviours of deceleration, rubber band, bounce and paging, by number")
struct BehaviourTableTests {
  @Test("Behaviour", arguments: NumberedBehaviour.table)
  func behaviour(_ behaviour: NumberedBehaviour) {
    if case .checked(let check) = behaviour.coverage { check() }
  }

  @Test("The table holds every number of the four sections once, in order")
  func completeness() {
    // 95, 101, 107, 113, 119, 125 and 131 do not exist.
    let missing: Set = [95, 101, 107, 113, 119, 125, 131]
    #expect(NumberedBehaviour.table.map(\.number) == (94...136).filter { !missing.contains($0) })
  }
}

extension NumberedBehaviour {
  private static func decay(_ velocity: Double, rate: Double = 0.998, pixel: Double = 1e-6) -> DecayMotion {
    DecayMotion(start: 0, value: 0, velocity: velocity, rate: rate, pixel: pixel)
  }

  static let deceleration: [NumberedBehaviour] = [
    .checked(94, "places and velocities of a decay of rate 0.998 from 1000 pt/s") {
      let motion = decay(1000)
      for (time, place) in [(0.1, 90.626), (0.25, 196.690), (0.5, 315.928), (1, 432.035)] {
        #expect(motion.value(at: Timestamp(time)).isClose(to: place, within: 0.001))
      }
      for (time, speed) in [(0.5, 367.511), (1, 135.065)] {
        #expect(motion.velocity(at: Timestamp(time)).isClose(to: speed, within: 0.001))
      }
      #expect(motion.destination.isClose(to: 499.5, within: 0.001))
    },
    .checked(96, "the projection is the rest of the motion itself, not the short sum") {
      var constants = PhysicsConstants()
      for rate in [0.998, 0.99] {
        constants.decayRate = rate
        #expect(constants.projection(velocity: 1000) == decay(1000, rate: rate).destination)
      }
      #expect(constants.projection(velocity: 1000).isClose(to: 99.4992, within: 0.0001))
    },
    .checked(97, "the time until half a point remains") {
      for (velocity, time) in [(100.0, 2.2998), (500, 3.1037), (1000, 3.4499), (2000, 3.7961), (5000, 4.2538)] {
        #expect(decay(velocity, pixel: 1).duration.isClose(to: time, within: 0.0001))
      }
      #expect(decay(1000, rate: 0.99, pixel: 1).duration.isClose(to: 0.5267, within: 0.0001))
    },
    .checked(98, "the time until a speed, which is linear in distance") {
      let motion = decay(1000)
      for (speed, time) in [(10.0, 2.3003), (20, 1.9541), (5, 2.6465)] {
        let distance = (1000 - speed) / motion.drag
        let crossing = motion.firstCrossing(of: distance, after: 0)?.seconds ?? .nan
        #expect(crossing.isClose(to: time, within: 0.0001))
      }
    },
    .checked(99, "an end 200 points away is reached after 0.25549 s with 599.599 pt/s") {
      let sequence = PhysicsConstants().inertia(
        InertiaRequest(start: 0, value: 0, velocity: 1000, range: -500...200))
      let crossing = sequence.segments[0].until
      #expect(crossing.seconds.isClose(to: 0.25549, within: 0.00001))
      #expect(sequence.velocity(at: crossing).isClose(to: 599.599, within: 0.001))
    },
    .checked(100, "the same place after half a second at 30, 60, 120 and 144 frames a second") {
      for rate in [30.0, 60, 120, 144] {
        var motion = decay(1000)
        for frame in 1...Int(rate / 2) {
          let now = Timestamp(Double(frame) / rate)
          motion = DecayMotion(
            start: now, value: motion.value(at: now), velocity: motion.velocity(at: now), rate: 0.998)
        }
        #expect(motion.initialValue.isClose(to: 315.928, within: 0.001))
      }
    },
    .checked(102, "the threshold below which a release does not decelerate lies within 20 … 50 pt/s") {
      let threshold = PhysicsConstants().flingMinimumVelocity
      #expect(min(max(threshold, 20), 50) == threshold)
    },
    .leftOut(103, "speed carried over from fling to fling is optional, and not adopted"),
  ]

  static let rubberBand: [NumberedBehaviour] = [
    .checked(104, "the published table for a dimension of 960") {
      let band = RubberBand(dimension: 960)
      for (travel, shown) in [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] {
        #expect(band.displayed(travel).isClose(to: shown, within: 0.01))
      }
    },
    .checked(105, "dimensions of 600 and 844") {
      let small = RubberBand(dimension: 600)
      for (travel, shown) in [(10.0, 5.450), (50, 26.295), (100, 50.382), (300, 129.412), (600, 212.903)] {
        #expect(small.displayed(travel).isClose(to: shown, within: 0.001))
      }
      let large = RubberBand(dimension: 844)
      for (travel, shown) in [(100.0, 51.635), (400, 174.511)] {
        #expect(large.displayed(travel).isClose(to: shown, within: 0.001))
      }
    },
    .checked(106, "the slope at 0 is the coefficient; strictly increasing, never at the dimension") {
      let band = RubberBand(dimension: 600)
      #expect(band.slope(at: 0) == 0.55)
      #expect(band.displayed(1e-6).isClose(to: 0.55e-6, within: 1e-14))
      var last = -1.0
      for step in 0..<2000 {
        let shown = band.displayed(Double(step * step))
        #expect(max(last.nextUp, min(shown, 599.999_999)) == shown)
        last = shown
      }
    },
    .checked(108, "out 300 and back to 120 shows what out 120 shows: the band is a function of the total") {
      let band = RubberBand(dimension: 844)
      let grabbed = band.overshoot(displayed: band.displayed(300)) - 180
      #expect(band.displayed(grabbed).isClose(to: band.displayed(120), within: 1e-12))
    },
    .checked(109, "the far end mirrors the near one") {
      let band = RubberBand(dimension: 844)
      for travel in [1.0, 50, 700] { #expect(band.displayed(-travel) == -band.displayed(travel)) }
    },
    .checked(110, "the deeper, the smaller the step; resistance on the way back as well") {
      let band = RubberBand(dimension: 100)
      let steps = stride(from: 0.0, to: 200, by: 10).map { band.displayed($0 + 10) - band.displayed($0) }
      #expect(steps == steps.sorted(by: >))
      #expect(max(steps[0], 5.5) == 5.5)
    },
    .leftOut(111, "the factor by single steps is not adopted; its limit for small steps is the band itself"),
  ]

  static let bounce: [NumberedBehaviour] = [
    .checked(112, "a critical spring of 10 rad/s from 100 points") {
      let spring = SpringMotion(start: 0, value: 100, velocity: 0, destination: 0, frequency: 10, pixel: 1e-6)
      for (time, place) in [(0.05, 90.980), (0.1, 73.576), (0.2, 40.601), (0.3, 19.915), (0.5, 4.043)] {
        #expect(spring.value(at: Timestamp(time)).isClose(to: place, within: 0.001))
      }
      #expect(spring.firstCrossing(of: -1e-9, after: 0) == nil)
    },
    .checked(114, "velocity is continuous where deceleration hands over to the bounce") {
      let sequence = PhysicsConstants().inertia(InertiaRequest(start: 0, value: 0, velocity: 6000, range: 0...900))
      let before = sequence.segments[0].motion.velocity(at: sequence.segments[0].until)
      let after = sequence.velocity(at: sequence.segments[0].until)
      #expect((after / before).isClose(to: 1, within: 1e-9))
    },
    .leftOut(115, "one overshoot, no ringing: a law of InertiaLawTests, over all speeds"),
    .checked(116, "at damping ratio 1 no oscillation, below it the more the nearer to 0") {
      let heights = [1, 0.8, 0.5, 0.2].map { ratio -> Double in
        let spring = SpringMotion(
          start: 0, value: -100, velocity: 0, destination: 0, frequency: 10, dampingRatio: ratio, pixel: 1e-6)
        return (0..<2000).map { spring.value(at: Timestamp(Double($0) / 1000)) }.max() ?? 0
      }
      #expect(max(heights[0], 0) == 0)
      #expect(heights == heights.sorted())
      #expect(Set(heights).count == 4)
    },
    .checked(117, "ratio and frequency of stiffness, mass and damping are those of the formula") {
      // k 100, m 1, c 20: from x'' = −c x' − k x, half a second by the solution (1 + 10 t) e^(−10 t).
      let spring = SpringMotion(start: 0, value: 1, velocity: 0, destination: 0, frequency: 10, pixel: 1e-9)
      #expect(spring.value(at: 0.5).isClose(to: 6 * 0.006_737_946_999, within: 1e-12))
    },
    .checked(118, "the springs of a perceived duration of half a second, with bounces 0, 0.15 and 0.3") {
      let tables = [
        (1.0, [0.3577, 0.8210, 0.9864, 0.99995]), (0.85, [0.3881, 0.8945, 1.0060, 0.99997]),
        (0.7, [0.4233, 0.9841, 1.0145, 1.0001]),
      ]
      for (ratio, places) in tables {
        let spring = SpringMotion(
          start: 0, value: 0, velocity: 0, destination: 1, frequency: 2 * .pi / 0.5, dampingRatio: ratio, pixel: 1e-9)
        for (time, place) in zip([0.1, 0.25, 0.5, 1], places) {
          #expect(spring.value(at: Timestamp(time)).isClose(to: place, within: 0.0001))
        }
      }
    },
    .leftOut(120, "retargeting is continuous: a law of MotionLawTests"),
    .checked(121, "linear drag of 2.002 reproduces the rate 0.998; the parameter has a name of its own") {
      let drag = DecayMotion(start: 0, value: 0, velocity: 1000, drag: 2.002003, pixel: 1e-6)
      #expect(drag.destination.isClose(to: 499.5, within: 0.01))
      #expect(drag.value(at: 0.5).isClose(to: 315.928, within: 0.01))
      #expect(PhysicsConstants.tunable(id: "decay.drag")?.unit == "1/s")
    },
    .checked(122, "an attachment's stiffness follows from its frequency") {
      for (hertz, stiffness) in [(1.0, 39.478), (2, 157.914), (3, 355.306)] {
        let spring = SpringMotion(
          start: 0, value: 1, velocity: 0, destination: 0, frequency: 2 * .pi * hertz, pixel: 1e-12)
        // The acceleration from rest is −k/m · x.
        let acceleration = spring.velocity(at: 1e-7) / 1e-7
        #expect(acceleration.isClose(to: -stiffness, within: stiffness * 1e-4))
      }
    },
  ]

  static let paging: [NumberedBehaviour] = [
    .checked(123, "a page settles exactly on its multiple") {
      let sequence = PhysicsConstants().settle(from: 612.3, velocity: 480, to: 780, at: 1, pixel: 0.5)
      #expect(sequence.value(at: sequence.end) == 780)
      #expect(sequence.velocity(at: 1) == 480)
      #expect(sequence.phase(at: 1.1) == .animating)
    },
    .leftOut(124, "which page is nearest is the scroll view's to choose"),
    .leftOut(126, "which page a flick turns to is the scroll view's to choose, above page.flickVelocity"),
    .checked(127, "out of range, a page comes back to its end") {
      let sequence = PhysicsConstants().inertia(InertiaRequest(start: 0, value: -80, velocity: 0, range: 0...780))
      #expect(sequence.destination == 0)
      #expect(sequence.phase(at: 0) == .bouncing)
    },
    .leftOut(128, "the directional lock is the recogniser's"),
    .leftOut(129, "nesting across is the arbiter's"),
    .leftOut(130, "edge pans are the recogniser's"),
    .leftOut(132, "refreshing is the control's"),
    .leftOut(133, "the inset of a refresh is the control's"),
    .leftOut(134, "the sheet is the coordinator's"),
    .leftOut(135, "the sheet is the coordinator's"),
    .leftOut(136, "dimming is the sheet's"),
  ]
}
