import InputEvents
import InteractionKit
import Primitives
import Testing

/// How a sheet is presented, dimmed, dismissed and laid out.
struct SheetPresentationTests {
  private func tap(_ setup: SheetRig, _ y: Double) {
    let time = setup.rig.frame.inspector.time.seconds + 0.1
    setup.rig.pointer(.down, 200, y, at: time)
    setup.rig.pointer(.up, 200, y, at: time + 0.05)
    setup.rig.playToRest()
  }

  @Test("What lies behind darkens from the largest undimmed detent to the next, and a tap on the dimmed part dismisses")
  func dimming() {
    let setup = SheetRig()
    #expect(setup.sheet.dimmingView.alpha == 1)
    setup.sheet.largestUndimmedDetentIdentifier = .medium
    #expect(setup.sheet.dimmingView.alpha == 0)
    tap(setup, 50)
    #expect(setup.dismissals == 0)
    setup.sheet.selectedDetentIdentifier = .large
    #expect(setup.sheet.dimmingView.alpha == 1)
    tap(setup, 50)
    #expect(setup.dismissals == 1)
    #expect(setup.sheet.dimmingView.alpha == 0)
  }

  @Test("A modal sheet resists below its smallest detent, and neither a flick nor a tap dismisses it")
  func modal() {
    let setup = SheetRig()
    setup.sheet.isModalInPresentation = true
    setup.stroke(520, 720, at: 0.1)
    setup.rig.play(until: 0.3)
    // The finger made 190 points since recognition.
    #expect(setup.sheet.top > 500 && setup.sheet.top < 630)
    setup.rig.playToRest()
    #expect(setup.sheet.top == 500)
    tap(setup, 50)
    #expect(setup.sheet.isPresented)
    setup.sheet.dismiss(animated: true)
    setup.rig.playToRest()
    #expect(setup.dismissals == 1)
    setup.sheet.present(animated: true)
    setup.rig.playToRest()
    #expect(setup.sheet.top == 500)
  }

  @Test("Presented again on its way out it comes back, and counts no dismissal")
  func presentedOnTheWayOut() {
    let setup = SheetRig()
    setup.sheet.dismiss(animated: true)
    setup.rig.play(until: 0.15)
    #expect(setup.sheet.top > 500 && setup.sheet.top < 800)
    setup.sheet.present(animated: true)
    setup.rig.playToRest()
    #expect(setup.sheet.top == 500)
    #expect(setup.dismissals == 0)
  }

  @Test("A loss of the focus ends a drag at a detent and dismisses nothing")
  func blur() {
    let setup = SheetRig()
    setup.rig.drag(
      from: Point(x: 200, y: 520), to: Point(x: 200, y: 790), at: 0.1, over: 0.1, moves: 10, lifts: false)
    setup.rig.play(until: 0.3)
    #expect(setup.sheet.top > 700)
    setup.rig.engine.arbiter.cancelAll(reason: "focus lost", at: Timestamp(0.3))
    setup.rig.playToRest()
    #expect(setup.sheet.top == 500)
    #expect(setup.dismissals == 0)
  }

  @Test("A new size keeps the detent, at rest and on the way to it")
  func resize() {
    let setup = SheetRig()
    setup.resize(600)
    setup.rig.playToRest()
    #expect(setup.sheet.top == 300)
    setup.sheet.animateChanges { setup.sheet.selectedDetentIdentifier = .large }
    setup.rig.play(until: setup.rig.frame.inspector.time.seconds + 0.1)
    setup.resize(900)
    setup.rig.playToRest()
    #expect(setup.sheet.top == 100)
  }

  @Test("A wheel goes one detent a series, scrolls the list at the largest, and never dismisses")
  func wheel() {
    let setup = SheetRig()
    func turn(_ notches: Double, _ y: Double) {
      let time = setup.rig.frame.inspector.time + 0.4
      let event = WheelEvent(ticks: Vector(x: 0, y: notches), position: Point(x: 200, y: y))
      _ = setup.rig.engine.step([InputEvent(time: time, kind: .wheel(event))], at: time)
      setup.rig.step(to: time.seconds)
      setup.rig.playToRest()
    }
    turn(-1, 700)
    #expect(setup.sheet.top == 100)
    #expect(setup.list.contentOffset.y == 0)
    turn(-2, 700)
    #expect(setup.list.contentOffset.y == 96)
    turn(1, 120)
    #expect(setup.sheet.top == 500)
    turn(5, 520)
    #expect(setup.sheet.top == 500)
    turn(5, 700)
    #expect(setup.list.contentOffset.y == 0)
    #expect(setup.sheet.top == 500)
  }
}
