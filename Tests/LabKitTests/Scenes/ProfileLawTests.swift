import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives
import TestSupport
import Testing

/// The figures that the coordinated profile holds, over random strokes.
struct ProfileLawTests {
  /// A random stroke of pointer events that begins at `start` and lasts less than a second.
  private static func stroke(
    _ generator: inout SeededGenerator, at start: Double, from origin: Point, spread: Double
  ) -> [InputEvent] {
    var events: [InputEvent] = []
    var position = origin
    var time = start
    func event(_ phase: PointerEvent.Phase) -> InputEvent {
      let pointer = PointerEvent(id: 0, kind: .touch, phase: phase, position: position)
      return InputEvent(time: Timestamp(time), kind: .pointer(pointer))
    }
    events.append(event(.down))
    var speed = generator.double(in: -spread...spread)
    for _ in 0..<generator.int(in: 10...60) {
      time += generator.double(in: 0.002...0.012)
      if generator.int(in: 0...9) == 0 { speed = generator.double(in: -spread...spread) }
      position.y += speed
      position.x += generator.double(in: -1...1)
      events.append(event(.move))
    }
    time += generator.bool() ? 0 : generator.double(in: 0...0.1)
    events.append(event(.up))
    return events
  }

  private static func makeSession(tune: [TuneChange] = []) throws -> LabSession {
    try LabSession(
      RunConfiguration(scene: "profile", tune: tune),
      preset: Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants()))
  }

  /// Steps a session through events with frames at the moments given.
  private static func play(
    _ session: LabSession, _ events: [InputEvent], frames: [Double],
    _ observe: (FrameOutput) -> Void = { _ in }
  ) {
    var next = 0
    for moment in frames {
      var due: [InputEvent] = []
      while next < events.count, events[next].time.seconds <= moment {
        due.append(events[next])
        next += 1
      }
      observe(session.step(due, at: Timestamp(moment)))
    }
  }

  private static func frames(to end: Double, hertz: Double) -> [Double] {
    (0...Int(end * hertz)).map { Double($0) / hertz }
  }

  @Test("The content is under the finger to a billionth of a point, over random strokes that turn and cross")
  func fingerError() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<20 {
      let session = try Self.makeSession()
      var events: [InputEvent] = []
      for number in 0..<4 {
        events += Self.stroke(&generator, at: 0.1 + Double(number) * 1.2, from: Point(x: 195, y: 600), spread: 12)
      }
      var largest = 0.0
      Self.play(session, events, frames: Self.frames(to: 5, hertz: 120)) { frame in
        largest = max(largest, frame.inspector.number("drag.error") ?? .infinity)
      }
      #expect(largest <= 1e-9)
    }
  }

  @Test("A fling across the boundary has no step in velocity, and both views' velocities are the slopes of their ways")
  func velocityAcrossTheBoundary() throws {
    var generator = SeededGenerator(seed: 12)
    var handOffs = 0.0
    for _ in 0..<10 {
      let session = try Self.makeSession()
      let events = Self.stroke(&generator, at: 0.1, from: Point(x: 195, y: 600), spread: 25)
      var last: (time: Double, sum: Double)?
      Self.play(session, events, frames: Self.frames(to: 2.5, hertz: 1000)) { frame in
        let inspector = frame.inspector
        let sum = (inspector.number("main.offset.y") ?? 0) + (inspector.number("list0.offset.y") ?? 0)
        let velocity = (inspector.number("main.velocity.y") ?? 0) + (inspector.number("list0.velocity.y") ?? 0)
        let phases = ["main.phase", "list0.phase"].compactMap { inspector.value($0)?.text }
        if let last, phases.contains("decelerating"), !phases.contains("dragging"), abs(velocity) > 50 {
          let slope = (sum - last.sum) / (inspector.time.seconds - last.time)
          // A mean over a millisecond differs from the velocity at its end by less than a hundredth.
          #expect(abs(slope - velocity) <= 0.01 * abs(velocity) + 3)
        }
        last = phases.contains("decelerating") ? (inspector.time.seconds, sum) : nil
        #expect((inspector.number("handoff.velocityJump") ?? .infinity) <= 1e-9)
        handOffs = max(handOffs, inspector.number("handoff.count") ?? 0)
      }
    }
    #expect(handOffs > 0)
  }

  @Test("Any frame rate, also an irregular one, ends at the same place within a billionth")
  func frameRateIndependence() throws {
    var generator = SeededGenerator(seed: 13)
    let names = ["main.offset.y", "list0.offset.y", "pager.offset.x"]
    for _ in 0..<5 {
      let events =
        Self.stroke(&generator, at: 0.1, from: Point(x: 195, y: 600), spread: 25)
        + Self.stroke(&generator, at: 1.3, from: Point(x: 195, y: 500), spread: 25)
      var irregular: [Double] = [0]
      while irregular[irregular.count - 1] < 7 {
        irregular.append(irregular[irregular.count - 1] + generator.double(in: 0.001...0.09))
      }
      let rates = [30.0, 60, 90, 120, 144, 240].map { Self.frames(to: 7, hertz: $0) } + [irregular]
      let ends = try rates.map { frames in
        let session = try Self.makeSession()
        var last: [Double] = []
        // Also on the way: at 2.5 seconds every rate shows the same, whatever its frames before were.
        var middle: [Double] = []
        Self.play(session, events, frames: (frames + [2.5]).sorted()) { frame in
          last = names.compactMap { frame.inspector.number($0) }
          if frame.inspector.time.seconds == 2.5 { middle = last }
        }
        return middle + last
      }
      for end in ends {
        for (one, other) in zip(end, ends[0]) { #expect(abs(one - other) <= 1e-9) }
      }
    }
  }

  @Test("The same events give the same digest, twice")
  func determinism() throws {
    var generator = SeededGenerator(seed: 14)
    let events =
      Self.stroke(&generator, at: 0.1, from: Point(x: 195, y: 600), spread: 25)
      + Self.stroke(&generator, at: 1.3, from: Point(x: 195, y: 200), spread: 25)
    let digests = try (0..<2).map { _ in
      let session = try Self.makeSession()
      var digest = ""
      Self.play(session, events, frames: Self.frames(to: 3, hertz: 120)) { digest = $0.inspector.digest }
      return digest
    }
    #expect(digests[0] == digests[1])
    #expect(!digests[0].isEmpty)
  }

  @Test("Any stream of events leaves the engine finite, in range and at rest")
  func anyStream() throws {
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<20 {
      let session = try Self.makeSession()
      var time = 0.0
      var events: [InputEvent] = []
      for _ in 0..<150 {
        time += generator.double(in: 0...0.03)
        events.append(InputEvent(time: Timestamp(time), kind: Self.anything(&generator)))
      }
      for id in 0..<3 {
        let pointer = PointerEvent(id: id, kind: .touch, phase: .up, position: .zero)
        events.append(InputEvent(time: Timestamp(time), kind: .pointer(pointer)))
      }
      events.append(
        InputEvent(
          time: Timestamp(time),
          kind: .scroll(ScrollEvent(phase: .ended, delta: .zero, position: .zero, lift: .native))))
      var last: FrameOutput?
      Self.play(session, events, frames: Self.frames(to: time + 12, hertz: 60)) { frame in
        last = frame
        for value in frame.inspector.values { #expect(value.value.number?.isFinite != false) }
      }
      let inspector = try #require(last?.inspector)
      #expect(inspector.isSettled)
      for view in inspector.scrollViews {
        #expect(view.offset.y >= view.minimum.y && view.offset.y <= view.maximum.y)
        #expect(view.offset.x >= view.minimum.x && view.offset.x <= view.maximum.x)
        #expect(view.phase == "idle")
      }
    }
  }

  private static func anything(_ generator: inout SeededGenerator) -> InputEvent.Kind {
    let extremes = [0.0, -1, 1e9, -1e9, .infinity, .nan, 195, 500]
    func coordinate(_ generator: inout SeededGenerator) -> Double {
      generator.int(in: 0...19) == 0
        ? extremes[generator.int(in: 0...7)] : generator.double(in: -50...900)
    }
    let point = Point(x: coordinate(&generator), y: coordinate(&generator))
    switch generator.int(in: 0...19) {
    case 0: return .resize(Size(width: coordinate(&generator), height: coordinate(&generator)))
    case 1: return .set([TuneChange(id: "header.height", value: coordinate(&generator))])
    case 2: return .set([TuneChange(id: "list0.rows", value: coordinate(&generator))])
    case 3: return .perform("select-tab", .number(coordinate(&generator)))
    case 4: return .perform("scroll-to-top", nil)
    case 5: return .blur
    case 6: return .wheel(WheelEvent(ticks: Vector(x: 0, y: coordinate(&generator) / 100), position: point))
    case 7, 8:
      return .scroll(
        ScrollEvent(
          phase: ScrollEvent.Phase.allCases[generator.int(in: 0...3)],
          delta: Vector(x: 0, y: coordinate(&generator) / 10), position: point,
          lift: generator.bool() ? .native : .inferred))
    default:
      return .pointer(
        PointerEvent(
          id: generator.int(in: 0...2), kind: generator.bool() ? .touch : .mouse,
          phase: PointerEvent.Phase.allCases[generator.int(in: 0...3)], position: point))
    }
  }
}
