import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives
import Testing

/// The canvas that is built up from nothing beside a scroll view of the engine: two ways to the same behaviour.
struct ScratchTwinTests {
  /// What both are set up with.
  struct Setting: Sendable, CustomTestStringConvertible {
    var lock = false
    var paging = false
    var bounces = true
    var preset = "ios"

    var testDescription: String { "lock \(lock), paging \(paging), bounces \(bounces)" }

    var tune: [TuneChange] {
      [
        TuneChange(id: "canvas.directionalLock", value: lock ? 1 : 0),
        TuneChange(id: "canvas.paging", value: paging ? 1 : 0),
        TuneChange(id: "canvas.bounces", value: bounces ? 1 : 0),
      ]
    }
  }

  private static let settings = [
    Setting(), Setting(lock: true), Setting(paging: true), Setting(bounces: false),
    Setting(lock: true, paging: true),
  ]

  private static let preset = Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants())

  /// An engine with one scroll view in the place of the canvas.
  private static func twin(_ setting: Setting) -> (engine: InteractionEngine, view: ScrollView) {
    let engine = InteractionEngine(viewport: Size(width: 390, height: 844), physics: PhysicsConstants())
    let view = ScrollView(name: "canvas", frame: Rect(x: 45, y: 172, width: 300, height: 500))
    view.contentSize = Size(width: 1000, height: 1600)
    view.showsIndicators = false
    view.isDirectionalLockEnabled = setting.lock
    view.isPagingEnabled = setting.paging
    view.bounces = setting.bounces
    engine.window.addSubview(view)
    return (engine, view)
  }

  /// Strokes that drag, turn, flick, catch what moves, are joined by a second finger, and are taken away; notches of a
  /// wheel and trackpad series.
  private static func events(_ generator: inout SeededGenerator, hasWheel: Bool) -> [InputEvent] {
    var events: [InputEvent] = []
    var time = 0.05
    for _ in 0..<6 {
      switch generator.int(in: 0...9) {
      case 0 where hasWheel: events += wheel(&generator, from: time)
      case 1: events += trackpad(&generator, from: time)
      default: events += stroke(&generator, from: time)
      }
      time = (events.last?.time.seconds ?? time) + generator.double(in: 0.02...1.2)
    }
    return events
  }

  private static func place(_ generator: inout SeededGenerator) -> Point {
    Point(x: generator.double(in: 60...330), y: generator.double(in: 180...660))
  }

  private static func stroke(_ generator: inout SeededGenerator, from start: Double) -> [InputEvent] {
    var time = start
    var places = [place(&generator), place(&generator)]
    func event(_ id: Int, _ phase: PointerEvent.Phase) -> InputEvent {
      InputEvent(
        time: Timestamp(time),
        kind: .pointer(PointerEvent(id: id, kind: .touch, phase: phase, position: places[id])))
    }
    var events = [event(0, .down)]
    var step = Vector(x: generator.double(in: -14...14), y: generator.double(in: -20...20))
    let hasSecond = generator.int(in: 0...4) == 0
    for move in 0..<generator.int(in: 3...18) {
      time += generator.double(in: 0.004...0.012)
      if generator.int(in: 0...9) == 0 { step = step * -1 }
      if hasSecond, move == 2 { events.append(event(1, .down)) }
      let finger = hasSecond && move > 2 && generator.bool() ? 1 : 0
      places[finger] = places[finger] + step
      events.append(event(finger, .move))
    }
    if generator.int(in: 0...3) == 0 { time += 0.1 }
    if generator.int(in: 0...7) == 0 {
      events.append(InputEvent(time: Timestamp(time), kind: .blur))
      return events
    }
    if hasSecond, events.contains(where: { if case .pointer(let pointer) = $0.kind { pointer.id == 1 } else { false } })
    {
      events.append(event(1, .up))
    }
    time += 0.004
    events.append(event(0, .up))
    return events
  }

  private static func wheel(_ generator: inout SeededGenerator, from start: Double) -> [InputEvent] {
    let position = place(&generator)
    return (0..<generator.int(in: 1...4)).map { notch in
      let ticks = generator.int(in: 0...3) == 0 ? Vector(x: -2, y: 0) : Vector(x: 0, y: generator.bool() ? -2 : 3)
      return InputEvent(
        time: Timestamp(start + Double(notch) * 0.06), kind: .wheel(WheelEvent(ticks: ticks, position: position)))
    }
  }

  private static func trackpad(_ generator: inout SeededGenerator, from start: Double) -> [InputEvent] {
    let position = place(&generator)
    let delta = Vector(x: generator.double(in: -6...6), y: generator.double(in: -20...20))
    let count = generator.int(in: 2...20)
    return (0...count).map { part in
      let phase: ScrollEvent.Phase = part == 0 ? .began : part == count ? .ended : .changed
      return InputEvent(
        time: Timestamp(start + Double(part) / 60),
        kind: .scroll(
          ScrollEvent(phase: phase, delta: phase == .ended ? .zero : delta, position: position, lift: .native)))
    }
  }

  @Test(
    "The canvas from scratch is in every frame where a scroll view is, with its velocity and phase", arguments: settings
  )
  func sameAsScrollView(setting: Setting) throws {
    var generator = SeededGenerator(seed: 4)
    for run in 0..<9 {
      let session = try LabSession(RunConfiguration(scene: "scratch", tune: setting.tune), preset: Self.preset)
      let (engine, view) = Self.twin(setting)
      var events = Self.events(&generator, hasWheel: !setting.paging)
      let end = (events.last?.time.seconds ?? 0) + 1.5
      for tick in 0...Int(end * 60) {
        let moment = Timestamp(Double(tick) / 60)
        let due = events.prefix { $0.time <= moment }
        events.removeFirst(due.count)
        let scratch: FrameOutput = session.step(Array(due), at: moment)
        let scrolled = engine.step(Array(due), at: moment)
        for name in ["offset.x", "offset.y", "velocity.x", "velocity.y"] {
          let (one, other) = (scratch.inspector.number("canvas.\(name)"), scrolled.inspector.number("canvas.\(name)"))
          let difference = abs((one ?? .nan) - (other ?? .infinity))
          guard difference <= 1e-6 else {
            Issue.record("run \(run), \(moment.seconds) s: canvas.\(name) \(one ?? .nan), scroll view \(other ?? .nan)")
            return
          }
        }
        let phases = (scratch.inspector.value("canvas.phase")?.text, scrolled.inspector.value("canvas.phase")?.text)
        guard phases.0 == phases.1 else {
          Issue.record("run \(run), \(moment.seconds) s: phase \(phases.0 ?? ""), scroll view \(phases.1 ?? "")")
          return
        }
        let errors = (scratch.inspector.number("drag.error"), scrolled.inspector.number("drag.error"))
        #expect(errors.0 == errors.1)
      }
      withExtendedLifetime(view) {}
    }
  }
}
