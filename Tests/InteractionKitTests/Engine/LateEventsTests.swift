import InputEvents
import InteractionKit
import Primitives
import TestSupport
import Testing

/// Events that were held up on their way: frames were made meanwhile, and then they come all at once.
struct LateEventsTests {
  /// What a hand does from 1 s on.
  private enum Hand: CaseIterable {
    case finger, trackpad
  }

  private func step(_ hand: Hand, _ index: Int, of count: Int, isLift: Bool, at time: Double) -> InputEvent {
    let kind: InputEvent.Kind
    switch hand {
    case .finger:
      let phase: PointerEvent.Phase = isLift ? .up : index == 0 ? .down : .move
      kind = .pointer(
        PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: 50, y: 350 - Double(index) * 8)))
    case .trackpad:
      let phase: ScrollEvent.Phase = isLift ? .ended : index == 0 ? .began : .changed
      kind = .scroll(
        ScrollEvent(
          phase: phase, delta: isLift ? .zero : Vector(x: 0, y: 8), position: Point(x: 50, y: 200), lift: .native))
    }
    return InputEvent(time: Timestamp(time), kind: kind)
  }

  /// The velocity right after the lift of a stroke of 30 steps of 10 ms, whose events from 1.15 s on are held up.
  ///
  /// - Parameters:
  ///   - rest: how long the hand rests before it lifts, in seconds.
  ///   - isLate: whether the events after 1.15 s arrive together, when the last is there.
  private func release(_ hand: Hand, rest: Double, isLate: Bool) -> (velocity: Double, offset: Double) {
    let rig = ScrollRig(viewport: Size(width: 100, height: 400))
    let view = ScrollView(name: "view", frame: Rect(x: 0, y: 0, width: 100, height: 400))
    view.contentSize = Size(width: 100, height: 9000)
    rig.engine.window.addSubview(view)
    let events =
      (0...30).map { step(hand, $0, of: 30, isLift: false, at: 1 + Double($0) / 100) }
      + [step(hand, 30, of: 30, isLift: true, at: 1.3 + rest)]
    var left = events[...]
    var frame = rig.frame
    var time = 1.0
    while !left.isEmpty || view.isDragging {
      time += 1.0 / 120
      let end = isLate && time > 1.15 && time < 1.3 + rest ? 1.15 : time
      let due = left.prefix { $0.time.seconds <= end }
      left = left.dropFirst(due.count)
      frame = rig.engine.step(Array(due), at: Timestamp(time))
    }
    return (frame.inspector.release?.velocity.y ?? 0, view.contentOffset.y)
  }

  @Test("A burst flings with the speed that the hand had", arguments: [0, 0.01, 0.03])
  func moving(rest: Double) {
    for hand in Hand.allCases {
      let prompt = release(hand, rest: rest, isLate: false)
      let late = release(hand, rest: rest, isLate: true)
      #expect(abs(abs(prompt.velocity) - 800) < 1)
      #expect(abs(late.velocity - prompt.velocity) < 1e-6)
    }
  }

  @Test("A burst does not fling where the hand rested before it lifted")
  func resting() {
    for hand in Hand.allCases {
      let prompt = release(hand, rest: 0.06, isLate: false)
      let late = release(hand, rest: 0.06, isLate: true)
      #expect(prompt.velocity == 0)
      #expect(late.velocity == 0)
      #expect(abs(late.offset - prompt.offset) < 1e-9)
    }
  }

  @Test("Steps without a reported lift that come late go on with their series")
  func series() {
    let rig = ScrollRig(viewport: Size(width: 100, height: 400))
    let view = ScrollView(name: "view", frame: Rect(x: 0, y: 0, width: 100, height: 400))
    view.contentSize = Size(width: 100, height: 9000)
    rig.engine.window.addSubview(view)
    let events = (0...30).map { index in
      InputEvent(
        time: Timestamp(1 + Double(index) / 100),
        kind: .scroll(
          ScrollEvent(
            phase: index == 0 ? .began : .changed, delta: Vector(x: 0, y: 8), position: Point(x: 50, y: 200),
            lift: .inferred)))
    }
    for index in 0...10 { _ = rig.engine.step([events[index]], at: events[index].time) }
    // The silence is taken for a lift, and after 190 ms it turns out to have been none.
    _ = rig.engine.step([], at: 1.2)
    #expect(!view.isDragging)
    let flung = view.contentOffset.y
    _ = rig.engine.step(Array(events[11...29]), at: 1.29)
    #expect(view.isDragging)
    #expect(view.contentOffset.y > flung + 18 * 8)
  }
}
