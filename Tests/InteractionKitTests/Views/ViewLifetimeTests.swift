import InputEvents
import MotionCore
import Primitives
import Testing

@testable import InteractionKit

/// Views, recognisers and those around them may go away in any order.
struct ViewLifetimeTests {
  @Test("A view that outlives its superview has none any more")
  func superview() {
    let child = View(name: "child")
    do {
      let parent = View(name: "parent")
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
    #expect(child.root === child)
  }

  @Test("A recogniser that outlives its view has neither view nor delegate, and does nothing")
  func recognizer() {
    var pan: PanGestureRecognizer?
    do {
      let view = ScrollView(name: "list")
      pan = view.panGestureRecognizer
      #expect(pan?.view === view)
      #expect(pan?.delegate === view)
    }
    #expect(pan?.view == nil)
    #expect(pan?.delegate == nil)
    pan?.runActions()
  }

  @Test("A delegate that is assigned stands before the view's own, for as long as it lives")
  func delegate() {
    let view = ScrollView(name: "list")
    let other = ScrollView(name: "other")
    view.panGestureRecognizer.delegate = other
    #expect(view.panGestureRecognizer.delegate === other)
    view.panGestureRecognizer.delegate = nil
    #expect(view.panGestureRecognizer.delegate === view)
  }

  @Test("A scroll view that is dropped in mid-drag leaves the finger without effect and the engine settled")
  func droppedInDrag() {
    let engine = InteractionEngine(viewport: Size(width: 390, height: 844), physics: PhysicsConstants())
    do {
      let view = ScrollView(name: "list", frame: Rect(x: 0, y: 0, width: 390, height: 844))
      view.contentSize = Size(width: 390, height: 4000)
      engine.window.addSubview(view)
      for (step, y) in [500.0, 480, 400].enumerated() {
        let event = PointerEvent(
          id: 0, kind: .touch, phase: step == 0 ? .down : .move, position: Point(x: 100, y: y))
        let time = Timestamp(Double(step) / 100)
        _ = engine.step([InputEvent(time: time, kind: .pointer(event))], at: time)
      }
      #expect(view.contentOffset.y == 80)
      view.removeFromSuperview()
    }
    for (step, phase) in [PointerEvent.Phase.move, .up].enumerated() {
      let event = PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: 100, y: 200))
      let time = Timestamp(0.1 + Double(step) / 100)
      _ = engine.step([InputEvent(time: time, kind: .pointer(event))], at: time)
    }
    #expect(engine.step([], at: 1).inspector.isSettled)
  }
}
