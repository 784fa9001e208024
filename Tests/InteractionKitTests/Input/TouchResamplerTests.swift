import InputEvents
import Primitives
import Testing

@Suite("Fingers at the moment of a frame")
struct TouchResamplerTests {
  /// A frame as a person sees it.
  private struct Seen {
    let now: Double
    let moment: Double
    let y: Double
    let isBusy: Bool
  }

  private func event(_ phase: PointerEvent.Phase, _ y: Double, at time: Double, id: Int = 0) -> InputEvent {
    let pointer = PointerEvent(id: id, kind: .touch, phase: phase, position: Point(x: 100, y: y))
    return InputEvent(time: Timestamp(time), kind: .pointer(pointer))
  }

  /// Plays reports that arrive a little after their time in frames of 60 Hz.
  private func play(_ reports: [InputEvent], delay: Double, phase: Double, until end: Double) -> [Seen] {
    var resampler = TouchResampler()
    var rest = reports[...]
    var y = 0.0
    return (1...Int(end * 60)).map { tick in
      let now = (Double(tick) + phase) / 60
      let due = rest.prefix { $0.time.seconds + delay <= now }
      rest = rest.dropFirst(due.count)
      let frame = resampler.frame(Array(due), at: Timestamp(now))
      for case .pointer(let pointer) in frame.events.map(\.kind) { y = pointer.position.y }
      return Seen(now: now, moment: frame.moment.seconds, y: y, isBusy: resampler.isBusy)
    }
  }

  /// Reports of a finger that comes down at 0.1 s and moves evenly for 0.5 s.
  private func evenReports(hertz: Double, speed: Double) -> [InputEvent] {
    [event(.down, 0, at: 0.1)]
      + (1...Int(hertz / 2)).map { event(.move, speed * Double($0) / hertz, at: 0.1 + Double($0) / hertz) }
  }

  /// The largest difference of a frame's step from an even one, as a part of that.
  private func unevenness(_ frames: [Seen], step: Double) -> Double {
    let steps = frames.filter { (0.2...0.55).contains($0.now) }.map(\.y)
    return zip(steps.dropFirst(), steps).map { abs($0.0 - $0.1 - step) / step }.max() ?? .infinity
  }

  @Test(
    "a finger that moves evenly moves content evenly, to whatever beat its screen reports", arguments: [90.0, 120, 144])
  func even(hertz: Double) {
    var generator = SeededGenerator(seed: 1)
    var worstUnchanged = 0.0
    for _ in 0..<50 {
      let phase = generator.double(in: 0...1)
      let delay = generator.double(in: 0...0.001)
      let reports = evenReports(hertz: hertz, speed: 1200)
      let frames = play(reports, delay: delay, phase: phase, until: 0.7)
      // Only 90 Hz has reports so far apart that the longest prediction may be 1.5 ms too short for a frame of 17 ms.
      #expect(unevenness(frames, step: 20) < (hertz == 90 ? 0.1 : 0.01))
      let unchanged = frames.map { frame in
        let y = reports.last { $0.time.seconds + delay <= frame.now }?.y ?? 0
        return Seen(now: frame.now, moment: frame.now, y: y, isBusy: false)
      }
      worstUnchanged = max(worstUnchanged, unevenness(unchanged, step: 20))
    }
    #expect(hertz == 120 || worstUnchanged > 0.15)
  }

  @Test("frames show moving fingers 5 ms before their own moment, and a rest without delay")
  func latency() {
    let frames = play(evenReports(hertz: 120, speed: 900), delay: 0, phase: 0.3, until: 1)
    for frame in frames where (0.2...0.6).contains(frame.now) {
      #expect(abs(frame.now - frame.moment - TouchResampler.latency) < 1e-9)
      #expect(abs(frame.y - (frame.moment - 0.1) * 900) < 1e-6)
    }
    for frame in frames where frame.now > 0.7 { #expect(frame.moment == frame.now) }
  }

  @Test(
    "a finger that stops is overshot by at most 8 ms and half a distance of its reports, and is then where it was reported"
  )
  func overshoot() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      let gap = generator.double(in: 0.001...0.03)
      let speed = generator.double(in: 50...6000)
      let reports =
        [event(.down, 0, at: 0.1)] + (1...10).map { event(.move, speed * gap * Double($0), at: 0.1 + gap * Double($0)) }
      let frames = play(
        reports, delay: generator.double(in: 0...0.004), phase: generator.double(in: 0...1), until: 0.6)
      let end = speed * gap * 10
      let bound = speed * min(0.008, gap / 2)
      #expect(frames.allSatisfy { $0.y <= end + bound + 1e-9 })
      #expect(zip(frames.dropFirst(), frames).allSatisfy { $0.0.y >= $0.1.y - bound - 1e-9 })
      let last = frames[frames.count - 1]
      #expect(abs(last.y - end) < 1e-9)
      #expect(!last.isBusy)
      #expect(frames.filter { $0.now > 0.1 + gap * 10 + 0.06 }.allSatisfy { !$0.isBusy })
    }
  }

  @Test("every report is handed on once, unchanged, in order and not before its time; moments never go back")
  func lossless() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var resampler = TouchResampler()
      var sent: [InputEvent] = []
      var got: [InputEvent] = []
      var now = 0.0
      var last = -1.0
      for _ in 0..<60 {
        let before = now
        now += generator.double(in: 0.001...0.03)
        let events = (0..<generator.int(in: 0...4)).map { _ in generator.double(in: before...now) }.sorted()
          .map { randomEvent(at: $0, &generator) }
        sent += events
        let frame = resampler.frame(events, at: Timestamp(now))
        #expect(frame.moment.seconds >= last)
        #expect(frame.moment.seconds <= now)
        #expect(frame.events.allSatisfy { $0.time <= frame.moment })
        #expect(frame.events.allSatisfy { $0.place?.isFinite ?? true })
        // The mouse and all that is no move of a finger never waits.
        let isPrompt = events.filter { !$0.isFingerMove }.allSatisfy { frame.events.contains($0) }
        #expect(isPrompt)
        got += frame.events.filter { !$0.isResampled }
        last = frame.moment.seconds
      }
      got += resampler.frame([InputEvent(time: Timestamp(now), kind: .blur)], at: Timestamp(now)).events.dropLast()
      #expect(got == sent)
    }
  }

  private func randomEvent(at time: Double, _ generator: inout SeededGenerator) -> InputEvent {
    let id = generator.int(in: 0...2)
    let y = generator.double(in: -500...500)
    switch generator.int(in: 0...9) {
    case 0: return event(.down, y, at: time, id: id)
    case 1: return event(.up, y, at: time, id: id)
    case 2: return event(.cancel, y, at: time, id: id)
    case 3:
      let mouse = PointerEvent(id: 7, kind: .mouse, phase: .move, position: Point(x: y, y: y))
      return InputEvent(time: Timestamp(time), kind: .pointer(mouse))
    case 4:
      let scroll = ScrollEvent(phase: .changed, delta: Vector(x: 0, y: y), position: .zero, lift: .native)
      return InputEvent(time: Timestamp(time), kind: .scroll(scroll))
    default: return event(.move, y, at: time, id: id)
    }
  }

  @Test("a finger that lifts is where it was last reported, and its lifting is not changed")
  func lift() {
    for phase in stride(from: 0.0, to: 1, by: 0.05) {
      var resampler = TouchResampler()
      let reports = evenReports(hertz: 90, speed: 1000)
      let end = reports[reports.count - 1]
      let now = Timestamp(end.time.seconds + 0.012 + phase / 100)
      _ = resampler.frame(reports, at: now)
      let up = event(.up, end.y, at: now.seconds + 0.001)
      let frame = resampler.frame([up], at: now + 0.002)
      #expect(frame.events.count == 2)
      #expect(frame.events.last == up)
      #expect(frame.events.dropLast().allSatisfy { $0.isResampled && $0.y == end.y })
      #expect(frame.moment == now + 0.002)
      #expect(!resampler.isBusy)
    }
  }

  @Test("what is between or beyond reports says so")
  func state() {
    var resampler = TouchResampler()
    _ = resampler.frame([event(.down, 0, at: 1)], at: 1)
    #expect(resampler.state == .atRest)
    _ = resampler.frame([event(.move, 10, at: 1.01)], at: 1.012)
    guard case .between(let latency) = resampler.state else {
      Issue.record("expected a place between reports, found \(resampler.state)")
      return
    }
    #expect(abs(latency - TouchResampler.latency) < 1e-9)
    let frame = resampler.frame([], at: 1.018)
    #expect(frame.events.map(\.isResampled) == [false, true])
    #expect(abs((frame.events.last?.y ?? 0) - 13) < 1e-9)
    guard case .beyond(let time) = resampler.state else {
      Issue.record("expected a place beyond the last report, found \(resampler.state)")
      return
    }
    #expect(abs(time - 0.003) < 1e-9)
  }

  @Test("places and times that are no numbers disturb nothing")
  func notNumbers() {
    var resampler = TouchResampler()
    _ = resampler.frame([event(.down, 0, at: 1)], at: 1)
    let bad = [event(.move, .nan, at: 1.01), event(.move, .infinity, at: 1.015), event(.move, 3, at: .nan)]
    #expect(resampler.frame(bad, at: 1.02).events.count >= 1)
    var given: [InputEvent] = []
    for tick in 0..<20 {
      given +=
        resampler.frame(
          [event(.move, Double(tick), at: 1.03 + Double(tick) / 100)], at: Timestamp(1.035 + Double(tick) / 100)
        ).events
    }
    #expect(given.filter(\.isResampled).allSatisfy { $0.place?.isFinite ?? false })
    #expect(given.count { !$0.isResampled && $0.y >= 0 } >= 19)
    #expect(resampler.frame([], at: .init(.nan)).moment.seconds.isFinite)
  }
}

extension InputEvent {
  fileprivate var place: Point? { if case .pointer(let pointer) = kind { pointer.position } else { nil } }
  fileprivate var y: Double { place?.y ?? 0 }
  fileprivate var isResampled: Bool { if case .pointer(let pointer) = kind { pointer.isResampled } else { false } }
  fileprivate var isFingerMove: Bool {
    if case .pointer(let pointer) = kind { pointer.kind == .touch && pointer.phase == .move } else { false }
  }
}
