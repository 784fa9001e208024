import InteractionKit
import Primitives
import Testing

@Suite("Changes made from within an event")
struct ReentrancyTests {
  let stage = Stage()
  let inner: NotingView
  let outerPan: PanGestureRecognizer
  let innerPan: PanGestureRecognizer
  let answers = Answers()

  init() {
    inner = stage.add("inner", Rect(x: 0, y: 0, width: 400, height: 400))
    outerPan = PanGestureRecognizer()
    innerPan = PanGestureRecognizer()
    answers.simultaneous = { _, _ in true }
    outerPan.delegate = answers
  }

  /// Attaches both with an action of the outer one that runs first.
  private func begin(_ action: @escaping (GestureRecognizer) -> Void) {
    stage.attach(outerPan)
    outerPan.addAction(action)
    stage.attach(innerPan, to: inner)
    stage.down(10, 10, at: 0)
    stage.move(30, 10, at: 8)
    stage.move(40, 10, at: 16)
    stage.move(50, 10, at: 24)
    stage.up(50, 10, at: 32)
  }

  private func actions(of name: String) -> [String] { stage.calls.filter { $0.hasPrefix("\(name) ") } }

  @Test("an outer action that switches off an inner pan before its began: began and cancelled are both called")
  func disablesBeforeBegan() {
    begin { [innerPan] in if $0.state == .began { innerPan.isEnabled = false } }
    #expect(actions(of: "inner.pan") == ["inner.pan began", "inner.pan cancelled"])
  }

  @Test("an outer action that switches off an inner pan in mid-drag: the pending change becomes the cancellation")
  func disablesBeforeChanged() {
    begin { [innerPan] in if $0.state == .changed { innerPan.isEnabled = false } }
    #expect(actions(of: "inner.pan") == ["inner.pan began", "inner.pan cancelled"])
    #expect(actions(of: "root.pan").last == "root.pan ended")
  }

  @Test("a recogniser that switches itself off and on in its action is cancelled after that action")
  func disablesItself() {
    begin {
      guard $0.state == .began else { return }
      $0.isEnabled = false
      $0.isEnabled = true
    }
    #expect(actions(of: "root.pan") == ["root.pan began", "root.pan cancelled"])
    #expect(actions(of: "inner.pan").last == "inner.pan ended")
  }

  @Test("removing the touched view cancels its recognisers; the outer ones go on")
  func removesView() {
    begin { [inner] in if $0.state == .changed { inner.removeFromSuperview() } }
    #expect(actions(of: "inner.pan") == ["inner.pan began", "inner.pan cancelled"])
    #expect(
      actions(of: "root.pan") == ["root.pan began", "root.pan changed", "root.pan changed", "root.pan ended"])
    #expect(stage.sentences.contains("inner.pan cancelled: the view inner was removed") == true)
  }

  @Test("a recogniser that is added in mid-touch does not see that touch")
  func addsRecognizer() {
    let late = PanGestureRecognizer(name: "late")
    begin { [stage] in if $0.state == .began { stage.attach(late) } }
    #expect(actions(of: "late") == [])
    stage.down(10, 10, at: 100)
    stage.move(30, 10, at: 108)
    #expect(late.reportedState == .failed)
  }

  @Test("a recogniser that is detached in mid-drag is cancelled")
  func detaches() {
    begin { [innerPan, inner] in if $0.state == .changed { inner.removeGestureRecognizer(innerPan) } }
    #expect(actions(of: "inner.pan") == ["inner.pan began", "inner.pan cancelled"])
    #expect(innerPan.view == nil)
    #expect(innerPan.state == .possible)
  }

  @Test("of several wishes for one movement the last counts, also where it is to go on")
  func lastWish() {
    let wishes = WishesInTurn(name: "wishes")
    stage.attach(wishes)
    stage.down(10, 10, at: 0)
    stage.move(30, 10, at: 8)
    wishes.next = [.ended, .changed]
    stage.move(40, 10, at: 16)
    #expect(wishes.state == .changed)
    wishes.next = [.changed, .ended]
    stage.move(50, 10, at: 24)
    #expect(stage.calls == ["wishes began", "wishes changed", "wishes changed", "wishes ended"])
  }

  @Test("input from within an action is taken after the present event")
  func nestedInput() {
    var order: [String] = []
    begin { [stage] in
      guard $0.state == .changed, order.isEmpty else { return }
      order.append("before")
      stage.arbiter.cancelAll(reason: "closed", at: 1)
      order.append("after, \($0.state.rawValue)")
    }
    #expect(order == ["before", "after, changed"])
    #expect(actions(of: "inner.pan") == ["inner.pan began", "inner.pan changed", "inner.pan cancelled"])
    #expect(stage.arbiter.touches.count == 0)
  }

  @Test("after everything was cancelled the same pointers are ignored until they come down anew")
  func ignoredAfterCancel() {
    stage.attach(outerPan)
    stage.down(10, 10, at: 0)
    stage.down(60, 60, at: 1, id: 1)
    stage.move(30, 10, at: 8)
    stage.arbiter.cancelAll(reason: "focus lost", at: 0.01)
    stage.calls = []
    stage.move(80, 10, at: 16)
    stage.move(160, 60, at: 17, id: 1)
    stage.up(80, 10, at: 24)
    #expect(stage.calls == [])
    #expect(stage.arbiter.touches.count == 0)
    stage.down(10, 10, at: 32)
    stage.move(30, 10, at: 40)
    #expect(actions(of: "root.pan") == ["root.pan began"])
  }

  @Test("a down of a pointer that is down takes the lost touch away first")
  func lostLifting() {
    stage.attach(outerPan)
    stage.down(10, 10, at: 0)
    stage.move(30, 10, at: 8)
    stage.down(10, 10, at: 100)
    #expect(actions(of: "root.pan") == ["root.pan began", "root.pan cancelled"])
    #expect(stage.arbiter.touches.count == 1)
  }

  @Test("positions that are not numbers are ignored, and time does not go back")
  func nonsense() {
    stage.attach(outerPan)
    stage.down(.nan, 10, at: 0)
    #expect(stage.arbiter.touches.count == 0)
    stage.down(10, 10, at: 100)
    stage.move(.infinity, 10, at: 108)
    stage.move(40, 10, at: 50)
    #expect(outerPan.state == .began)
    #expect(stage.arbiter.now == Timestamp(0.108))
  }

  @Test("the arbiter, its views and recognisers go away when nobody needs them")
  func memory() {
    weak var arbiter: GestureArbiter?
    weak var pan: PanGestureRecognizer?
    weak var touch: Touch?
    do {
      let stage = Stage()
      let ownPan = PanGestureRecognizer()
      stage.attach(ownPan)
      arbiter = stage.arbiter
      pan = ownPan
      stage.down(10, 10, at: 0)
      stage.move(30, 10, at: 8)
      touch = stage.arbiter.touches.first
    }
    #expect(arbiter == nil)
    #expect(pan == nil)
    #expect(touch == nil)
  }

  @Test("an action that sets its own state to changed is not called without end")
  func changesItself() {
    begin { if $0.state.isActive { $0.state = .changed } }
    #expect(
      actions(of: "root.pan") == ["root.pan began", "root.pan changed", "root.pan changed", "root.pan ended"])
  }

  @Test("the logs are bounded")
  func bounded() {
    stage.attach(TapGestureRecognizer())
    stage.down(300, 300, at: 0)
    for index in 0..<2000 {
      stage.down(10, 10, at: Double(index) * 10, id: 1)
      stage.up(10, 10, at: Double(index) * 10 + 5, id: 1)
    }
    #expect(stage.arbiter.decisions.count <= GestureArbiter.decisionCapacity)
    #expect(stage.arbiter.strokeLog.count <= GestureArbiter.strokeCapacity)
  }
}

/// A recogniser that begins on touch-down, and asks for states in turn at every movement.
private final class WishesInTurn: GestureRecognizer {
  var next = [State.changed]

  override func touchesBegan(_ touches: [Touch]) { state = .began }
  override func touchesMoved(_ touches: [Touch]) { for wish in next { state = wish } }
}
