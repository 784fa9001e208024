import InputEvents
import InteractionKit
import Primitives
import TestSupport
import Testing

/// Two-finger pans on a trackpad, as the engine takes them.
struct TrackpadStrokeTests {
  private static func event(_ phase: ScrollEvent.Phase, _ y: Double, at time: Double) -> InputEvent {
    let event = ScrollEvent(
      phase: phase, delta: Vector(x: 0, y: y), position: Point(x: 50, y: 300), lift: .native)
    return InputEvent(time: Timestamp(time), kind: .scroll(event))
  }

  private static func rig() -> (ScrollRig, ScrollView) {
    let rig = ScrollRig(viewport: Size(width: 100, height: 400))
    let view = ScrollView(name: "view", frame: Rect(x: 0, y: 0, width: 100, height: 400))
    view.contentSize = Size(width: 100, height: 5000)
    rig.engine.window.addSubview(view)
    return (rig, view)
  }

  @Test("The content goes with the fingers from their first step, and the error says so")
  func error() {
    let (rig, view) = Self.rig()
    _ = rig.engine.step([Self.event(.began, 0, at: 0.1)], at: Timestamp(0.1))
    var travel = 0.0
    for step in 1...10 {
      let time = 0.1 + Double(step) * 0.016
      travel += Double(step)
      let frame = rig.engine.step([Self.event(.changed, Double(step), at: time)], at: Timestamp(time))
      #expect(view.contentOffset.y == travel)
      #expect(frame.inspector.number("drag.error") == 0)
    }
  }

  @Test("A step that comes after the reported end does not hold the content for ever")
  func stray() {
    let (rig, view) = Self.rig()
    let events = [
      Self.event(.began, 0, at: 0.1), Self.event(.changed, 10, at: 0.116), Self.event(.ended, 0, at: 0.2),
      Self.event(.changed, 5, at: 0.201),
    ]
    _ = rig.engine.step(events, at: Timestamp(0.25))
    let frame = rig.engine.step([], at: Timestamp(5))
    #expect(frame.inspector.number("pointers.count") == 0)
    #expect(view.contentOffset.y >= 15)
  }
}
