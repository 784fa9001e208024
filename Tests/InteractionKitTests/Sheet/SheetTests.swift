import InputEvents
import InteractionKit
import Primitives
import Testing

/// The sheet as a part of the engine, without a scene.
struct SheetTests {
  @Test("A stroke on the list grows the sheet, then scrolls the list, and the way back retraces both exactly")
  func oneStrokeThereAndBack() {
    let setup = SheetRig()
    var tops: [Double] = []
    setup.rig.pointer(.down, 200, 700, at: 0.1)
    for step in 1...20 { setup.rig.pointer(.move, 200, 700 - Double(step) * 30, at: 0.1 + Double(step) * 0.01) }
    for step in 1...20 { setup.rig.pointer(.move, 200, 100 + Double(step) * 30, at: 0.4 + Double(step) * 0.01) }
    setup.rig.play(until: 0.35) { _ in tops.append(setup.sheet.top) }
    #expect(setup.sheet.top == 100)
    #expect(setup.list.contentOffset.y == 170)
    setup.rig.play(until: 0.65)
    #expect(setup.list.contentOffset.y == 0)
    // The slop of the first move is never made up for.
    #expect(setup.sheet.top == 530)
    #expect(tops.allSatisfy { $0 >= 100 })
  }

  @Test("The header moves the sheet alone, with the list where it is")
  func headerMovesTheSheetAlone() {
    let setup = SheetRig()
    setup.list.contentOffset.y = 500
    setup.stroke(520, 400, at: 0.1)
    setup.rig.play(until: 0.4)
    #expect(setup.list.contentOffset.y == 500)
    #expect(setup.sheet.top < 400)
    setup.rig.playToRest()
    #expect(setup.sheet.top == 500)
  }

  @Test("Without expanding, a stroke scrolls the list where the sheet stands, and its end can be reached there")
  func withoutExpanding() {
    let setup = SheetRig()
    setup.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    setup.stroke(700, 560, at: 0.1)
    setup.rig.playToRest()
    #expect(setup.sheet.top == 500)
    #expect(setup.list.contentOffset.y > 100)
    // 60 rows of 50, of which 250 points show at this detent.
    #expect(setup.list.maximumOffset.y == 2750)
    setup.sheet.animateChanges { setup.sheet.selectedDetentIdentifier = .large }
    setup.rig.playToRest()
    #expect(setup.list.maximumOffset.y == 2350)
  }

  @Test("A release goes to the detent nearest to its projection and never passes it")
  func projection() {
    let setup = SheetRig()
    setup.stroke(520, 440, at: 0.1, over: 0.06, hold: 0)
    var least = Double.infinity
    setup.rig.play(until: 3) { _ in least = min(least, setup.sheet.top) }
    #expect(setup.sheet.top == 100)
    #expect(least >= 100)
    #expect(setup.sheet.selectedDetentIdentifier == .large)
    #expect(setup.changes == 1)
    setup.stroke(120, 700, at: 3.1, over: 0.1, hold: 0)
    setup.rig.playToRest()
    #expect(setup.dismissals == 1)
    #expect(setup.sheet.position == .dismissed)
    #expect(setup.sheet.top == 800)
  }

  @Test("A list's fling to its top stops there: it neither bounces nor moves the sheet")
  func flingStaysInTheList() {
    let setup = SheetRig()
    setup.sheet.selectedDetentIdentifier = .large
    setup.list.contentOffset.y = 300
    setup.stroke(300, 500, at: 0.1, over: 0.1, hold: 0)
    var (least, lowest) = (0.0, 0.0)
    setup.rig.play(until: 3) { _ in
      least = min(least, setup.list.contentOffset.y)
      lowest = max(lowest, setup.sheet.top)
    }
    #expect(least == 0)
    #expect(lowest == 100)
    #expect(setup.list.contentOffset.y == 0)
    #expect(setup.dismissals == 0)
  }

  @Test(
    "The leftover of a flick that opens the sheet goes into the list only where that is wished",
    arguments: [false, true])
  func leftover(goesOn: Bool) {
    let setup = SheetRig()
    setup.sheet.prefersInertiaIntoScrollView = goesOn
    setup.stroke(700, 550, at: 0.1, over: 0.05, hold: 0)
    setup.rig.playToRest()
    #expect(setup.sheet.top == 100)
    #expect((setup.list.contentOffset.y > 100) == goesOn)
    #expect((setup.rig.frame.inspector.number("handoff.velocityJump") ?? 1) <= 1e-9)
  }

  @Test("A touch on its way stops it without a jump, and a stretch caught over the list stays where it is")
  func interruption() {
    let setup = SheetRig()
    setup.sheet.animateChanges { setup.sheet.selectedDetentIdentifier = .large }
    setup.rig.play(until: 0.15)
    let before = setup.sheet.top
    #expect(before < 500 && before > 100)
    setup.rig.pointer(.down, 200, 700, at: 0.15)
    setup.rig.pointer(.up, 200, 700, at: 0.3)
    setup.rig.play(until: 0.25)
    #expect(abs(setup.sheet.top - before) <= 0.5)
    setup.rig.playToRest()

    setup.sheet.selectedDetentIdentifier = .large
    setup.list.contentOffset.y = 1000
    let time = setup.rig.frame.inspector.time.seconds
    setup.stroke(120, -100, at: time + 0.1, over: 0.1, hold: 0)
    setup.rig.pointer(.down, 200, 400, at: time + 0.24)
    setup.rig.pointer(.move, 200, 412, at: time + 0.28)
    setup.rig.play(until: time + 0.26)
    let stretched = setup.sheet.top
    #expect(stretched < 95)
    setup.rig.play(until: time + 0.3)
    #expect(abs(setup.sheet.top - stretched) <= 1e-9)
    #expect(setup.list.contentOffset.y == 1000)
    setup.rig.pointer(.up, 200, 412, at: time + 0.5)
    setup.rig.playToRest()
    #expect(setup.sheet.top == 100)
  }

  @Test("A list that does not scroll travels with the sheet, also beyond the largest detent")
  func shortList() {
    let setup = SheetRig(rows: 2)
    setup.stroke(700, 100, at: 0.1)
    setup.rig.play(until: 0.4)
    #expect(setup.list.contentOffset.y == 0)
    #expect(setup.sheet.top < 100)
    setup.rig.playToRest()
    #expect(setup.sheet.top == 100)
  }

  @Test("It is presented by a drag from the bottom edge, and only from there")
  func presentationByDrag() {
    let setup = SheetRig(isPresented: false)
    setup.sheet.presentationEdge = 40
    setup.stroke(700, 400, at: 0.1)
    setup.rig.playToRest()
    #expect(setup.sheet.top == 800)
    let time = setup.rig.frame.inspector.time.seconds
    setup.stroke(790, 540, at: time)
    setup.rig.playToRest()
    #expect(setup.sheet.top == 500)
    #expect(setup.sheet.selectedDetentIdentifier == .medium)
  }
}
