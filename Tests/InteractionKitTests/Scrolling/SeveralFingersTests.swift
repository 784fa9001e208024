import InteractionKit
import Primitives
import TestSupport
import Testing

/// Several fingers on one chain: the mean of their movements drives it, wherever on it they came down.
struct SeveralFingersTests {
  private let chain = ChainRig()

  private func expect(outer: Double, error: Double = 0) {
    #expect(abs(chain.outer.contentOffset.y - outer) < 1e-9)
    #expect(chain.number("drag.error") == error)
  }

  @Test("A second finger on the head of the outer view takes half of the movement, and lets go without a jump")
  func secondFingerOnTheHead() {
    chain.rig.pointer(.down, 50, 300, at: 0.1)
    chain.rig.pointer(.move, 50, 290, at: 0.12)
    chain.rig.pointer(.move, 50, 260, at: 0.14)
    chain.rig.pointer(.down, 50, 100, at: 0.16, id: 1)
    chain.rig.play(until: 0.17)
    expect(outer: 30)
    chain.rig.pointer(.move, 50, 80, at: 0.18, id: 1)
    chain.rig.play(until: 0.19)
    expect(outer: 40)
    chain.rig.pointer(.move, 50, 240, at: 0.2)
    chain.rig.play(until: 0.21)
    expect(outer: 50)
    chain.rig.pointer(.up, 50, 240, at: 0.3)
    chain.rig.play(until: 0.31)
    expect(outer: 50)
    chain.rig.pointer(.move, 50, 60, at: 0.32, id: 1)
    chain.rig.play(until: 0.33)
    expect(outer: 70)
    chain.rig.pointer(.up, 50, 60, at: 0.6, id: 1)
    chain.rig.playToRest()
    expect(outer: 70)
  }

  @Test("A finger beside the views of the stroke neither moves them nor counts in the finger's way")
  func fingerBeside() {
    let bar = View(name: "bar")
    bar.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    chain.rig.engine.window.addSubview(bar)
    chain.rig.pointer(.down, 50, 300, at: 0.1)
    chain.rig.pointer(.move, 50, 290, at: 0.12)
    chain.rig.pointer(.down, 50, 20, at: 0.13, id: 1)
    chain.rig.pointer(.move, 50, 30, at: 0.14, id: 1)
    chain.rig.pointer(.move, 50, 250, at: 0.16)
    chain.rig.play(until: 0.2)
    expect(outer: 40)
  }

  @Test("A finger that moves as it lifts counts for its share while another goes on, whichever pan it drove")
  func movesAsItLiftsBesideAnother() {
    chain.rig.pointer(.down, 50, 300, at: 0.1)
    chain.rig.pointer(.move, 50, 290, at: 0.12)
    chain.rig.pointer(.move, 50, 260, at: 0.14)
    chain.rig.pointer(.down, 50, 100, at: 0.16, id: 1)
    chain.rig.pointer(.move, 50, 80, at: 0.18, id: 1)
    chain.rig.play(until: 0.19)
    expect(outer: 40)
    chain.rig.pointer(.up, 50, 230, at: 0.2)
    chain.rig.play(until: 0.21)
    expect(outer: 55)
    chain.rig.pointer(.move, 50, 70, at: 0.22, id: 1)
    chain.rig.play(until: 0.23)
    expect(outer: 65)
    chain.rig.pointer(.up, 50, 60, at: 0.6, id: 1)
    chain.rig.playToRest()
    expect(outer: 75)
    #expect(chain.number("stroke.conservation") == 0)
  }

  @Test("A chain that loses a view under a finger is dragged by the next finger as before")
  func removedUnderAFinger() {
    chain.rig.pointer(.down, 50, 300, at: 0.1)
    chain.rig.pointer(.move, 50, 290, at: 0.12)
    chain.rig.pointer(.move, 50, 270, at: 0.14)
    chain.rig.play(until: 0.15)
    chain.inner.removeFromSuperview()
    chain.outer.addSubview(chain.inner)
    chain.rig.pointer(.move, 50, 250, at: 0.16)
    chain.rig.pointer(.up, 50, 250, at: 0.18)
    chain.rig.playToRest()
    expect(outer: 20)
    #expect(!chain.outer.isDragging)
    #expect(!chain.inner.isDragging)
    chain.rig.drag(from: Point(x: 50, y: 300), to: Point(x: 50, y: 260), at: 3, over: 0.2, moves: 4, hold: 0.2)
    chain.rig.play(until: 4)
    expect(outer: 50)
  }

  @Test("A finger that moves as it lifts takes the content along")
  func movesAsItLifts() {
    chain.rig.pointer(.down, 50, 300, at: 0.1)
    chain.rig.pointer(.move, 50, 290, at: 0.12)
    chain.rig.pointer(.move, 50, 270, at: 0.14)
    chain.rig.pointer(.up, 50, 230, at: 0.5)
    chain.rig.playToRest()
    #expect(chain.outer.contentOffset.y == 60)
  }

  /// Puts a second list beside the first one, at the right half of the window.
  private func addList(scrollsOuter: Bool) -> ScrollView {
    chain.inner.frame = Rect(x: 0, y: 200, width: 50, height: 350)
    let other = ScrollView(name: "other", frame: Rect(x: 50, y: 200, width: 50, height: 350))
    other.contentSize = Size(width: 50, height: 1950)
    other.group = chain.group
    chain.outer.addSubview(other)
    chain.outer.isScrollEnabled = scrollsOuter
    return other
  }

  @Test(
    "Fingers on two lists drive the chain of the first by their mean, whether one pan follows both or none",
    arguments: [true, false])
  func fingersOnTwoLists(scrollsOuter: Bool) {
    let other = addList(scrollsOuter: scrollsOuter)
    chain.outer.contentOffset.y = 150
    chain.rig.pointer(.down, 25, 300, at: 0.1)
    chain.rig.pointer(.move, 25, 290, at: 0.12)
    chain.rig.pointer(.move, 25, 270, at: 0.14)
    chain.rig.play(until: 0.15)
    #expect(chain.inner.contentOffset.y == 20)
    chain.rig.pointer(.down, 75, 300, at: 0.16, id: 1)
    // With no pan that follows both, the second finger takes part once its own has begun.
    chain.rig.pointer(.move, 75, 289, at: 0.17, id: 1)
    chain.rig.play(until: 0.175)
    let begun = chain.inner.contentOffset.y
    #expect(begun == (scrollsOuter ? 25.5 : 20))
    chain.rig.pointer(.move, 75, 269, at: 0.18, id: 1)
    chain.rig.play(until: 0.19)
    #expect(abs(chain.inner.contentOffset.y - begun - 10) < 1e-9)
    chain.rig.pointer(.move, 25, 230, at: 0.2)
    chain.rig.play(until: 0.21)
    #expect(abs(chain.inner.contentOffset.y - begun - 30) < 1e-9)
    chain.rig.pointer(.up, 25, 230, at: 0.3)
    chain.rig.pointer(.move, 75, 229, at: 0.32, id: 1)
    chain.rig.play(until: 0.33)
    #expect(abs(chain.inner.contentOffset.y - begun - 70) < 1e-9)
    expect(outer: 150)
    #expect(other.contentOffset.y == 0)
    chain.rig.pointer(.up, 75, 229, at: 0.6, id: 1)
    chain.rig.playToRest()
    #expect(abs(chain.inner.contentOffset.y - begun - 70) < 1e-9)
    expect(outer: 150)
  }

  @Test("A stretched list stays under the finger that rests on it while another drags the list beside it by itself")
  func restingFingerHoldsStretch() {
    let other = addList(scrollsOuter: false)
    chain.outer.contentOffset.y = 150
    chain.inner.contentOffset.y = 1600
    chain.rig.drag(from: Point(x: 25, y: 390), to: Point(x: 25, y: 190), at: 0.1, over: 0.1, moves: 12)
    chain.rig.play(until: 0.25)
    chain.rig.pointer(.down, 25, 300, at: 0.26)
    chain.rig.play(until: 0.27)
    let held = chain.inner.contentOffset.y
    #expect(held > 1610)
    chain.rig.pointer(.down, 75, 300, at: 0.3, id: 1)
    chain.rig.pointer(.move, 75, 270, at: 0.32, id: 1)
    chain.rig.pointer(.move, 75, 240, at: 0.34, id: 1)
    chain.rig.play(until: 0.8)
    #expect(chain.inner.contentOffset.y == held)
    #expect(other.contentOffset.y > 0)
    #expect(chain.number("drag.error") == 0)
    chain.rig.pointer(.up, 75, 240, at: 0.9, id: 1)
    chain.rig.pointer(.up, 25, 300, at: 1)
    chain.rig.playToRest()
    #expect(chain.inner.contentOffset.y == 1600)
  }
}
