import InteractionKit
import Primitives
import Testing

@Suite("What views are told of touches")
struct TouchDeliveryTests {
  let stage = Stage()
  let gate: Gate
  let content: NotingView

  init() {
    gate = Gate(name: "scroll", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    stage.root.addSubview(gate)
    content = stage.add("content", Rect(x: 0, y: 0, width: 200, height: 200), to: gate)
    stage.attach(gate.panGestureRecognizer, to: gate)
  }

  @Test("a scroll view holds a touch back for 0.15 s")
  func delay() {
    stage.down(10, 10, at: 0)
    #expect(stage.calls == [])
    #expect(stage.arbiter.nextDeadline == Timestamp(0.15))
    stage.wait(until: 149)
    #expect(stage.calls == [])
    stage.wait(until: 150)
    #expect(stage.calls == ["content down"])
    stage.up(10, 10, at: 200)
    #expect(stage.calls == ["content down", "content up"])
  }

  @Test("a short touch reaches the content whole when it lifts")
  func quickTap() {
    stage.down(10, 10, at: 0)
    stage.up(10, 10, at: 50)
    #expect(stage.calls == ["content down", "content up"])
  }

  @Test("a touch that becomes a scroll in time never reaches the content")
  func quickDrag() {
    stage.down(10, 10, at: 0)
    stage.move(10, 40, at: 50)
    stage.wait(until: 400)
    stage.up(10, 40, at: 500)
    #expect(stage.calls == ["scroll.pan began", "scroll.pan ended"])
  }

  @Test("a touch that the content has may still become a scroll, if the scroll view may take it")
  func cancelling() {
    stage.down(10, 10, at: 0)
    stage.wait(until: 200)
    stage.move(10, 40, at: 208)
    #expect(stage.calls == ["content down", "content cancel", "scroll.pan began"])
    stage.up(10, 40, at: 216)
    stage.calls = []
    gate.canCancelContentTouches = false
    stage.down(10, 10, at: 1000)
    stage.wait(until: 1200)
    stage.move(10, 40, at: 1208)
    #expect(stage.calls == ["content down", "content move"])
    #expect(stage.arbiter.strokeLog.last?.sentence == "scroll.pan failed: content keeps the touch that it has received")
  }

  @Test("without a delay the content hears at once")
  func noDelay() {
    gate.delaysContentTouches = false
    stage.down(10, 10, at: 0)
    #expect(stage.calls == ["content down"])
  }

  @Test("a held touch is delivered as soon as the scroll view's pan has failed")
  func released() {
    gate.panGestureRecognizer.allowedAxis = .vertical
    stage.down(10, 10, at: 0)
    stage.move(40, 10, at: 8)
    #expect(stage.calls == ["content down", "content move"])
    #expect(content.lastBegan == Point(x: 10, y: 10))
  }

  @Test("a touch that stopped a motion is no tap and reaches no view, but may drag")
  func stopsMotion() {
    stage.attach(TapGestureRecognizer(), to: content)
    stage.arbiter.willDeliverDown = { touch, chain in
      #expect(chain.map(\.name) == ["content", "scroll", "root"])
      return true
    }
    stage.down(10, 10, at: 0)
    stage.up(10, 10, at: 50)
    #expect(stage.calls == [])
    #expect(stage.sentences.first == "content.tap ignored: the touch stopped a motion")
    stage.down(10, 10, at: 100)
    stage.move(10, 40, at: 108)
    #expect(stage.calls == ["scroll.pan began"])
  }

  @Test("a further finger of a drag under way reaches no view")
  func furtherFinger() {
    stage.down(10, 10, at: 0)
    stage.move(10, 40, at: 8)
    stage.down(50, 50, at: 16, id: 1)
    stage.wait(until: 500)
    stage.up(50, 50, at: 501, id: 1)
    #expect(stage.calls == ["scroll.pan began"])
  }

  @Test("a finger that rests elsewhere does not hold up another one's tap")
  func restingFinger() {
    stage.attach(PanGestureRecognizer())
    stage.down(300, 300, at: 0)
    stage.down(10, 10, at: 100, id: 1)
    stage.up(10, 10, at: 150, id: 1)
    #expect(stage.calls == ["content down", "content up"])
  }

  @Test("touches go away when they lift, also while another finger stays down")
  func touchesGoAway() {
    stage.attach(PanGestureRecognizer())
    stage.down(300, 300, at: 0)
    stage.down(10, 10, at: 100, id: 1)
    weak let second = stage.arbiter.touches.last
    #expect(second?.id == 1)
    stage.up(10, 10, at: 150, id: 1)
    #expect(second == nil)
  }

  @Test("the end of a sequence is reported once, after everything else")
  func sequenceEnd() {
    stage.arbiter.didEndSequence = { [stage] _ in stage.calls.append("over") }
    stage.down(10, 10, at: 0)
    stage.down(20, 20, at: 10, id: 1)
    stage.up(10, 10, at: 50)
    #expect(stage.calls.contains("over") == false)
    stage.up(20, 20, at: 60, id: 1)
    #expect(stage.calls.filter { $0 == "over" } == ["over"])
    #expect(stage.calls.last == "over")
  }

  @Test("a view inside what is removed is told of the cancellation, and so is the control around it")
  func removal() {
    gate.delaysContentTouches = false
    let label = View(name: "label", frame: Rect(x: 0, y: 0, width: 50, height: 50))
    content.addSubview(label)
    stage.down(10, 10, at: 0)
    #expect(stage.calls == ["content down"])
    label.removeFromSuperview()
    #expect(stage.calls == ["content down", "content cancel"])
  }
}

/// A view that scrolls, as far as the arbiter is concerned.
final class Gate: View, ContentTouchGate {
  let panGestureRecognizer = PanGestureRecognizer()
  var delaysContentTouches = true
  var canCancelContentTouches = true
}
