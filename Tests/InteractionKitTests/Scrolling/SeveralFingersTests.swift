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

  @Test("A finger that moves as it lifts takes the content along")
  func movesAsItLifts() {
    chain.rig.pointer(.down, 50, 300, at: 0.1)
    chain.rig.pointer(.move, 50, 290, at: 0.12)
    chain.rig.pointer(.move, 50, 270, at: 0.14)
    chain.rig.pointer(.up, 50, 230, at: 0.5)
    chain.rig.playToRest()
    #expect(chain.outer.contentOffset.y == 60)
  }
}
