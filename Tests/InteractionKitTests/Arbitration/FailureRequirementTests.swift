import InteractionKit
import Primitives
import Testing

@Suite("Failure requirements")
struct FailureRequirementTests {
  let stage = Stage()

  @Test("a tap waits for the double tap to fail, and is then recognised at the deadline's own time")
  func tapAndDoubleTap() {
    let single = stage.attach(TapGestureRecognizer(name: "single"))
    let double = stage.attach(TapGestureRecognizer(name: "double", numberOfTapsRequired: 2))
    single.require(toFail: double)
    stage.down(10, 10, at: 0)
    stage.up(10, 10, at: 50)
    #expect(stage.calls == [])
    #expect(stage.arbiter.nextDeadline == Timestamp(0.05) + 0.35)
    stage.wait(until: 2000)
    #expect(stage.calls == ["single ended"])
    #expect(stage.arbiter.decisions.last?.time == Timestamp(0.05) + 0.35)
    #expect(single.state == .possible)
    stage.calls = []
    stage.down(10, 10, at: 3000)
    stage.up(10, 10, at: 3050)
    stage.down(12, 10, at: 3150)
    stage.up(12, 10, at: 3200)
    stage.wait(until: 5000)
    #expect(stage.calls == ["double ended"])
  }

  @Test("a delegate may ask to wait, from either side")
  func delegates() {
    for side in 0...1 {
      let stage = Stage()
      let a = stage.attach(PanGestureRecognizer(name: "a"))
      let b = stage.attach(PanGestureRecognizer(name: "b"))
      let answers = Answers()
      answers.requiresFailure = { one, other in side == 0 && one === b && other === a }
      answers.requiredToFail = { one, other in side == 1 && one === a && other === b }
      (side == 0 ? b : a).delegate = answers
      a.slop = 100
      stage.down(0, 0, at: 0)
      #expect(stage.arbiter.snapshots.first { $0.name == "b" }?.waitsFor == ["a"])
      stage.move(20, 0, at: 8)
      #expect(b.state == .possible)
      #expect(stage.arbiter.snapshots.first { $0.name == "b" }?.isWaiting == true)
      stage.move(120, 0, at: 16)
      #expect([a.state, b.state] == [.began, .failed])
    }
  }

  @Test("delegates are asked when the touch comes down, and not again")
  func askedOnce() {
    let a = stage.attach(PanGestureRecognizer(name: "a"))
    stage.attach(PanGestureRecognizer(name: "b"))
    let answers = Answers()
    var count = 0
    answers.requiresFailure = { _, _ in
      count += 1
      return false
    }
    a.delegate = answers
    stage.down(0, 0, at: 0)
    #expect(count == 1)
    stage.move(5, 0, at: 8)
    stage.move(50, 0, at: 16)
    stage.up(50, 0, at: 24)
    #expect(count == 1)
  }

  @Test("a subclass may ask to wait by overriding")
  func overriding() {
    let stubborn = stage.attach(WaitsForAll(name: "waits"))
    let pan = stage.attach(PanGestureRecognizer(name: "pan"))
    stage.down(0, 0, at: 0)
    stage.move(20, 0, at: 8)
    #expect([stubborn.state, pan.state] == [.failed, .began])
  }

  @Test("a circle that delegates would close is refused at the later edge")
  func dynamicCircle() {
    let a = stage.attach(PanGestureRecognizer(name: "a"))
    let b = stage.attach(PanGestureRecognizer(name: "b"))
    let answers = Answers()
    answers.requiresFailure = { _, _ in true }
    a.delegate = answers
    b.delegate = answers
    stage.down(0, 0, at: 0)
    #expect(stage.sentences == ["b refused: a waits for it already, and a circle could never begin"])
    stage.move(20, 0, at: 8)
    #expect([a.state, b.state] == [.failed, .began])
  }

  @Test("a chain of waiting resolves from its end in one turn")
  func chain() {
    let names = (0..<6).map { "p\($0)" }
    let pans = names.map { stage.attach(PanGestureRecognizer(name: $0)) }
    for index in 1..<6 { pans[index].require(toFail: pans[index - 1]) }
    let answers = Answers()
    answers.shouldBegin = { $0 === pans[5] }
    for pan in pans { pan.delegate = answers }
    stage.down(0, 0, at: 0)
    stage.move(20, 0, at: 8)
    #expect(pans.map(\.state) == [.failed, .failed, .failed, .failed, .failed, .began])
    #expect(stage.calls == ["p5 began"])
  }

  @Test("who is released by a failure of the same event is still decided before those further out")
  func releasedInPlace() {
    let inner = stage.add("inner", Rect(x: 0, y: 0, width: 400, height: 400))
    let outer = stage.attach(PanGestureRecognizer(name: "outer"))
    let tap = stage.attach(TapGestureRecognizer(name: "tap"))
    let waiting = stage.attach(PanGestureRecognizer(name: "waiting"), to: inner)
    let refused = stage.attach(PanGestureRecognizer(name: "refused"), to: inner)
    let answers = Answers()
    answers.shouldBegin = { _ in false }
    refused.delegate = answers
    waiting.require(toFail: tap)
    waiting.require(toFail: refused)
    stage.down(0, 0, at: 0)
    stage.move(20, 0, at: 8)
    #expect([waiting.state, outer.state] == [.began, .failed])
  }

  @Test("lifting while waiting fails with the other's name")
  func lifting() {
    let a = stage.attach(PanGestureRecognizer(name: "a"))
    let b = stage.attach(PanGestureRecognizer(name: "b"))
    a.slop = 100
    b.require(toFail: a)
    stage.down(0, 0, at: 0)
    stage.move(20, 0, at: 8)
    stage.up(20, 0, at: 16)
    #expect(b.reportedState == .failed)
    #expect(stage.sentences.contains("b failed: lifted while it waited for a to fail") == true)
    #expect(stage.calls == [])
  }

  @Test("requirements keep nobody alive")
  func weak() {
    let pan = stage.attach(PanGestureRecognizer(name: "pan"))
    weak var gone: PanGestureRecognizer?
    do {
      let other = PanGestureRecognizer(name: "other")
      gone = other
      pan.require(toFail: other)
    }
    #expect(gone == nil)
    stage.down(0, 0, at: 0)
    stage.move(20, 0, at: 8)
    #expect(pan.state == .began)
  }
}

private final class WaitsForAll: PanGestureRecognizer {
  override func shouldRequireFailure(of other: GestureRecognizer) -> Bool { true }
}
