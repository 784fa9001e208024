import InputEvents
import InteractionKit
import Primitives
import TestSupport
import Testing

/// How two-finger pans end: with a lift that is reported, or with one that must be concluded.
struct TrackpadLiftTests {
  private let rig = ScrollRig(viewport: Size(width: 100, height: 400))
  private let view = ScrollView(name: "view", frame: Rect(x: 0, y: 0, width: 100, height: 400))

  init() {
    view.contentSize = Size(width: 3000, height: 9000)
    rig.engine.window.addSubview(view)
  }

  private func event(
    _ phase: ScrollEvent.Phase, _ by: Vector, at time: Double, _ lift: ScrollEvent.Lift
  ) -> InputEvent {
    InputEvent(
      time: Timestamp(time),
      kind: .scroll(ScrollEvent(phase: phase, delta: by, position: Point(x: 50, y: 200), lift: lift)))
  }

  /// A pan in equal steps that begins at 1 s.
  private func pan(_ step: Vector, steps: Int, gap: Double, lift: ScrollEvent.Lift, hold: Double = 0) -> [InputEvent] {
    var events = (0...steps).map { index in
      event(index == 0 ? .began : .changed, step, at: 1 + Double(index) * gap, lift)
    }
    if lift == .native { events.append(event(.ended, .zero, at: 1 + Double(steps) * gap + hold, lift)) }
    return events
  }

  /// Steps frames of 1/120 s with events up to a moment.
  @discardableResult
  private func play(_ events: [InputEvent], until end: Double) -> FrameOutput {
    var frame = rig.engine.step([], at: 1)
    var rest = events[...]
    for tick in 1...Int(((end - 1) * 120).rounded(.up)) {
      let now = Timestamp(1 + Double(tick) / 120)
      let due = rest.prefix { $0.time <= now }
      rest = rest.dropFirst(due.count)
      frame = rig.engine.step(Array(due), at: now)
    }
    return frame
  }

  @Test("A reported lift flings with the speed of the fingers, in both axes", arguments: Axis.allCases)
  func native(axis: Axis) {
    var step = Vector.zero
    step[axis] = 400.0 / 30
    play(pan(step, steps: 30, gap: 0.01, lift: .native), until: 1.302)
    #expect(abs(view.phase.velocity[axis] / (4000.0 / 3) - 1) < 0.03)
  }

  @Test(
    "A concluded lift flings with the speed of the fingers, and at most 60 ms late", arguments: [0.006, 0.01, 0.016])
  func inferred(gap: Double) {
    let step = Vector(x: 0, y: gap * 4000 / 3)
    let steps = Int(0.3 / gap)
    let frame = play(pan(step, steps: steps, gap: gap, lift: .inferred), until: 1 + Double(steps) * gap + 0.06)
    #expect(frame.inspector.number("pointers.count") == 0)
    #expect(abs(view.phase.velocity.y / (4000.0 / 3) - 1) < 0.1)
  }

  @Test("A pan that rests before its lift does not fling")
  func rest() {
    play(pan(Vector(x: 0, y: 10), steps: 30, gap: 0.01, lift: .native, hold: 0.1), until: 2)
    #expect(view.contentOffset.y == 310)
    #expect(view.phase.velocity == .zero)
  }

  @Test("Steps that go on in the same direction say that there was no lift: the content is held where it is")
  func noLift() {
    let late = [event(.changed, Vector(x: 0, y: 5), at: 1.42, .inferred)]
    let pan = pan(Vector(x: 0, y: 10), steps: 30, gap: 0.01, lift: .inferred)
    play(pan + late, until: 1.425)
    let held = view.contentOffset.y
    #expect(held > 315)
    #expect(view.isDragging)
    // The next steps move it by their own amount and nothing more.
    _ = rig.engine.step([event(.changed, Vector(x: 0, y: 5), at: 1.43, .inferred)], at: 1.435)
    #expect(view.contentOffset.y == held + 5)
  }

  @Test("A series that goes on stays with its view, whatever has come under the pointer")
  func staysWithItsView() {
    let inner = ScrollView(name: "inner", frame: Rect(x: 0, y: 420, width: 100, height: 300))
    inner.contentSize = Size(width: 100, height: 2000)
    view.contentSize = Size(width: 100, height: 9000)
    view.addSubview(inner)
    var events = pan(Vector(x: 0, y: 12), steps: 30, gap: 0.01, lift: .inferred)
    events.append(event(.changed, Vector(x: 0, y: 12), at: 1.4, .inferred))
    play(events, until: 1.405)
    #expect(view.isDragging)
    #expect(!inner.isDragging)
    #expect(inner.contentOffset.y == 0)
  }

  @Test("Steps in the other direction, or after a longer silence, begin a series of their own", arguments: [-5.0, 5])
  func anotherSeries(by: Double) {
    let inner = ScrollView(name: "inner", frame: Rect(x: 0, y: 420, width: 100, height: 900))
    inner.contentSize = Size(width: 100, height: 4000)
    view.contentSize = Size(width: 100, height: 9000)
    view.addSubview(inner)
    var events = pan(Vector(x: 0, y: 12), steps: 30, gap: 0.01, lift: .inferred)
    let moment = by < 0 ? 1.4 : 1.5
    events.append(event(.changed, Vector(x: 0, y: by), at: moment, .inferred))
    play(events, until: moment + 0.005)
    #expect(inner.isTracking)
  }
}
