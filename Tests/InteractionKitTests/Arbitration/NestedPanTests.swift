import InteractionKit
import Primitives
import Testing

@Suite("Nested pans")
struct NestedPanTests {
  let stage = Stage()

  @Test("the deeper of two pans wins, and the outer one fails without an action")
  func deeperWins() {
    let inner = stage.add("inner", Rect(x: 0, y: 0, width: 100, height: 100))
    let outerPan = stage.attach(PanGestureRecognizer())
    let innerPan = stage.attach(PanGestureRecognizer(), to: inner)
    stage.down(50, 50, at: 0)
    stage.move(50, 65, at: 8)
    #expect(innerPan.state == .began)
    #expect(outerPan.state == .failed)
    #expect(innerPan.translationAtBegin == Vector(x: 0, y: 15))
    stage.move(50, 75, at: 16)
    stage.move(50, 75, at: 24)
    stage.up(50, 75, at: 32)
    #expect(
      stage.calls == [
        "inner down", "inner cancel", "inner.pan began", "inner.pan changed", "inner.pan changed", "inner.pan ended",
      ])
    #expect(innerPan.state == .possible)
    #expect(innerPan.reportedState == .ended)
    stage.arbiter.beginFrame()
    #expect(innerPan.reportedState == .possible)
    #expect(
      stage.sentences == [
        "inner.pan begins: moved 15 points, 10 needed", "root.pan prevented by inner.pan", "inner.pan goes on",
        "inner.pan ended: the last finger was lifted",
      ])
  }

  @Test("of two pans that recognise together the outer one's action runs first, though the inner one is asked first")
  func outermostActsFirst() {
    let answers = Answers()
    answers.simultaneous = { _, _ in true }
    let inner = stage.add("inner", Rect(x: 0, y: 0, width: 100, height: 100))
    stage.attach(PanGestureRecognizer()).delegate = answers
    stage.attach(PanGestureRecognizer(), to: inner).delegate = answers
    stage.down(50, 50, at: 0)
    stage.move(50, 65, at: 8)
    stage.move(50, 66, at: 16)
    #expect(
      stage.calls == [
        "inner down", "inner cancel", "root.pan began", "inner.pan began", "root.pan changed", "inner.pan changed",
      ])
    #expect(answers.asked.filter { $0.hasSuffix("begin") } == ["inner.pan begin", "root.pan begin"])
  }
}
