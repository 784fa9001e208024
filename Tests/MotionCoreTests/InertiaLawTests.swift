import MotionCore
import Primitives
import TestSupport
import Testing

@Suite("The motion after a release")
struct InertiaLawTests {
  private func firstFault(
    seed: UInt64, count: Int = 10_000, _ make: (inout SeededGenerator) -> InertiaSample,
    _ check: (InertiaSample, inout SeededGenerator) -> String?
  ) -> String? {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count {
      let sample = make(&generator)
      if let fault = check(sample, &generator) { return "\(fault); \(sample.request), \(sample.constants)" }
    }
    return nil
  }

  @Test("It starts where it was released, and rests exactly at an end or at a device pixel of the range")
  func ends() {
    let fault = firstFault(seed: 31, InertiaSample.any) { sample, _ in
      let sequence = sample.sequence
      let request = sample.request
      if sequence.duration > 0, sequence.value(at: request.start) != request.value { return "it jumps at the release" }
      if sequence.value(at: sequence.end) != sequence.destination { return "it is not at rest at its end" }
      // Half a pixel may be left of the law's way, and its rest lie half a pixel from the nearest.
      if let fault = MotionLaws.ends(sequence, pixel: 2 * request.pixel) { return fault }
      let rest = sequence.destination
      if !request.range.contains(rest) { return "it rests out of range at \(rest)" }
      let pixels = rest / request.pixel
      let isOnPixel = pixels.isClose(to: pixels.rounded(), within: 1e-9 * max(1, pixels.magnitude))
      let isAtEnd = rest == request.range.lowerBound || rest == request.range.upperBound
      return isOnPixel || isAtEnd ? nil : "it rests between two pixels at \(rest)"
    }
    #expect(fault == nil)
  }

  @Test("Position is continuous everywhere, and velocity where the law of the edge takes it over")
  func continuity() {
    let fault = firstFault(seed: 32, InertiaSample.any) { sample, _ in
      let sequence = sample.sequence
      for (one, next) in zip(sequence.segments, sequence.segments.dropFirst()) {
        let before = one.motion.value(at: one.until)
        let after = next.motion.value(at: one.until)
        // Qt's deceleration ends half a pixel before its own rest, from which the return starts.
        let step = sample.constants.edgeModel == .qt ? sample.request.pixel : 1e-9 * (1 + before.magnitude)
        if !before.isClose(to: after, within: step) { return "a step from \(before) to \(after)" }
        guard sample.constants.edgeModel == .spring, sample.constants.edgeLimit == 0 else { continue }
        let fast = one.motion.velocity(at: one.until)
        let faster = next.motion.velocity(at: one.until)
        if !faster.isNear(fast, within: 1e-9) { return "a step of velocity from \(fast) to \(faster)" }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test("Qt's return from beyond an end starts from rest, and its halves join with one velocity")
  func qtReturn() throws {
    var constants = PhysicsConstants()
    constants.decayModelNumber = 4
    constants.edgeModelNumber = 3
    let sequence = constants.inertia(InertiaRequest(start: 0, value: 0, velocity: 2000, range: 0...100))
    #expect(sequence.segments.map(\.phase) == [.decelerating, .bouncing, .bouncing, .bouncing])
    let (first, second) = (sequence.segments[2], sequence.segments[3])
    #expect(first.motion.velocity(at: sequence.segments[1].until) == 0)
    let speed = first.motion.velocity(at: first.until)
    #expect(second.motion.velocity(at: first.until).isNear(speed, within: 1e-9))
    #expect(sequence.destination == 100)
  }

  @Test("Stopped and started anew at any time it continues its path, in range, out of range and across")
  func restarting() {
    let fault = firstFault(seed: 33, InertiaSample.ballistic) { sample, generator in
      let sequence = sample.sequence
      let stop = sequence.start + generator.double(in: 0...0.95) * sequence.duration
      var request = sample.request
      request.start = stop
      request.value = sequence.value(at: stop)
      request.velocity = sequence.velocity(at: stop)
      return MotionLaws.agreement(sequence, sample.constants.inertia(request), from: stop, within: 1e-7)
    }
    #expect(fault == nil)
  }

  @Test("Crossings are found across segments, the destination's at the end at the latest")
  func crossings() {
    let fault = firstFault(seed: 40, InertiaSample.any) { sample, generator in
      let sequence = sample.sequence
      guard sequence.duration > 0 else { return nil }
      if let fault = MotionLaws.crossings(sequence, pixel: sample.request.pixel, seed: generator.next()) {
        return fault
      }
      guard let arrival = sequence.firstCrossing(of: sequence.destination, after: sequence.start) else {
        return "it never comes to its destination"
      }
      return arrival <= sequence.end ? nil : "it comes to its destination after its end"
    }
    #expect(fault == nil)
  }

  @Test("Within the range it never steps back, the last step to the pixel included")
  func monotone() {
    let fault = firstFault(seed: 34, InertiaSample.any) { sample, _ in
      let sequence = sample.sequence
      guard sequence.segments.count == 1, sequence.segments[0].phase == .decelerating else { return nil }
      let direction = sample.request.velocity < 0 ? -1.0 : 1
      var last = sequence.value(at: sequence.start)
      for step in 1...64 {
        let value = sequence.value(at: sequence.start + sequence.duration * Double(step) / 64 * 1.0001)
        if (value - last) * direction < 0 { return "it steps back from \(last) to \(value)" }
        last = value
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test("A hard end is never passed, and the content stops there")
  func hardEnds() {
    let fault = firstFault(seed: 35, InertiaSample.any) { sample, _ in
      var request = sample.request
      request.bouncesAtStart = false
      request.bouncesAtEnd = false
      request.value = min(max(request.value, request.range.lowerBound), request.range.upperBound)
      let sequence = sample.constants.inertia(request)
      for step in 0...64 {
        let time = sequence.start + sequence.duration * Double(step) / 64
        let value = sequence.value(at: time)
        if !request.range.contains(value) { return "it is at \(value)" }
        if sequence.phase(at: time) == .bouncing { return "it bounces" }
      }
      for segment in sequence.segments {
        let value = sequence.value(at: Timestamp(segment.until.seconds.nextDown))
        if !request.range.contains(value) { return "just before \(segment.until.seconds) it is at \(value)" }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test("The mirrored release gives the mirrored path")
  func mirroring() {
    let fault = firstFault(seed: 36, InertiaSample.any) { sample, generator in
      var request = sample.request
      request.value.negate()
      request.velocity.negate()
      request.range = -sample.request.range.upperBound ... -sample.request.range.lowerBound
      let (sequence, mirrored) = (sample.sequence, sample.constants.inertia(request))
      let time = sequence.start + generator.double(in: 0...1.1) * sequence.duration
      let sum = sequence.value(at: time) + mirrored.value(at: time)
      return sum == 0 ? nil : "the values are \(sequence.value(at: time)) and \(mirrored.value(at: time))"
    }
    #expect(fault == nil)
  }

  @Test("Positions at equal times are equal to 1e-9 however the frames fall, even when each frame starts it anew")
  func frameRates() {
    var generator = SeededGenerator(seed: 37)
    for _ in 0..<60 {
      var sample = InertiaSample.ballistic(&generator)
      sample.request.pixel = 0.01
      let sequence = sample.sequence
      let span = min(sequence.duration, 3)
      for rate in [30.0, 60, 90, 120, 144, 240, 0] {
        var request = sample.request
        var now = request.start
        while now - sequence.start < span * 0.9 {
          let step = rate > 0 ? 1 / rate : generator.double(in: 0.001...0.1)
          let current = sample.constants.inertia(request)
          now = now + step
          if now >= sequence.end || now >= current.end { break }
          request.start = now
          request.value = current.value(at: now)
          request.velocity = current.velocity(at: now)
        }
        guard now < sequence.end else { continue }
        #expect(request.value.isNear(sequence.value(at: request.start), within: 1e-9), "\(rate) Hz, \(sample)")
      }
    }
  }

  @Test("However hard the throw there is one overshoot for each end that is met, and no ringing")
  func oneOvershoot() {
    for velocity in [200.0, 1000, 5000, 50_000, 1e6] {
      let sequence = PhysicsConstants().inertia(
        InertiaRequest(start: 0, value: 50, velocity: velocity, range: 0...100))
      #expect(sequence.segments.map(\.phase) == [.decelerating, .bouncing])
      #expect(sequence.destination == 100)
      var turns = 0
      var last = 1.0
      for step in 0..<4000 {
        let slope = sequence.velocity(at: Timestamp(sequence.duration * Double(step) / 4000))
        if slope * last < 0 { turns += 1 }
        if slope != 0 { last = slope }
      }
      #expect(turns == 1)
    }
  }

  @Test("No speed and no distance is cut off")
  func fastFlings() {
    let constants = PhysicsConstants()
    for velocity in [1e4, 1e5, 1e6, 1e8] {
      let request = InertiaRequest(start: 0, value: 0, velocity: velocity, range: 0...1e12)
      let rest = velocity / DecayMotion.drag(rate: 0.998)
      #expect(constants.inertia(request).destination.isClose(to: rest, within: 0.5))
    }
  }

  @Test("A decay that rests within the range keeps its path exactly until its last step")
  func exactPath() {
    let constants = PhysicsConstants()
    let decay = DecayMotion(start: 2, value: 10, velocity: 1375, rate: 0.998)
    let sequence = constants.inertia(InertiaRequest(start: 2, value: 10, velocity: 1375, range: 0...5000))
    for step in 0..<1000 {
      let time = Timestamp(2 + decay.duration * Double(step) / 1000)
      #expect(sequence.value(at: time) == decay.value(at: time))
    }
    #expect(sequence.end == decay.end)
    #expect(sequence.destination == 697)
  }

  @Test("A target is reached exactly, with the start velocity where it lies ahead, and without leaving hard ends")
  func targets() {
    let fault = firstFault(seed: 38, InertiaSample.any) { sample, generator in
      var request = sample.request
      request.target = generator.double(in: -400...5400)
      let sequence = sample.constants.inertia(request)
      let clamped = min(max(request.target ?? 0, request.range.lowerBound), request.range.upperBound)
      if let fault = MotionLaws.ends(sequence, pixel: request.pixel) { return fault }
      if sequence.destination != clamped { return "it rests at \(sequence.destination), not at \(clamped)" }
      if sequence.duration > 0, sequence.velocity(at: request.start) != request.velocity {
        return "it starts with \(sequence.velocity(at: request.start))"
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test("On its way to a target the content never leaves a hard end, and stops where it meets one")
  func targetsWithinHardEnds() {
    let fault = firstFault(seed: 39, InertiaSample.any) { sample, generator in
      var request = sample.request
      request.bouncesAtStart = false
      request.bouncesAtEnd = false
      request.value = min(max(request.value, request.range.lowerBound), request.range.upperBound)
      request.target = generator.double(in: -400...5400)
      let sequence = sample.constants.inertia(request)
      let destination = min(max(request.target ?? 0, request.range.lowerBound), request.range.upperBound)
      if sequence.destination != destination { return "it rests at \(sequence.destination)" }
      for step in 0...64 {
        let time = sequence.start + sequence.duration * Double(step) / 64
        let value = sequence.value(at: time)
        if !request.range.contains(value) { return "it is at \(value)" }
      }
      return nil
    }
    #expect(fault == nil)
  }
}
