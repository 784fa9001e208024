import InteractionKit
import Primitives
import Testing

/// Section B: arbitration between recognisers.
extension Behaviour {
  static let arbitration: [Behaviour] = [
    Behaviour(19, "A cannot prevent, B cannot be prevented: B stays possible") {
      #expect(Pair(canPrevent: false, canBePrevented: false).stateOfOther == .possible)
    },
    Behaviour(20, "A cannot prevent, B could be prevented: B stays possible") {
      #expect(Pair(canPrevent: false, canBePrevented: true).stateOfOther == .possible)
    },
    Behaviour(21, "A could prevent, B cannot be prevented: B stays possible") {
      #expect(Pair(canPrevent: true, canBePrevented: false).stateOfOther == .possible)
    },
    Behaviour(22, "A prevents B, whether B was attached before or after A") {
      #expect(Pair(canPrevent: true, canBePrevented: true).stateOfOther == .failed)
      #expect(Pair(canPrevent: true, canBePrevented: true, otherIsAttachedFirst: true).stateOfOther == .failed)
    },
    Behaviour(24, "A's delegate allows: B stays possible") {
      #expect(Pair(ownAnswer: true).stateOfOther == .possible)
    },
    Behaviour(25, "neither delegate allows: B is prevented, and both were asked") {
      let pair = Pair(ownAnswer: false, otherAnswer: false)
      #expect(pair.stateOfOther == .failed)
      #expect(pair.own.asked == ["root.a begin", "root.a beside root.b"])
      #expect(pair.other.asked == ["root.b beside root.a"])
    },
    Behaviour(26, "A's delegate does not allow, B's does: B stays possible") {
      #expect(Pair(ownAnswer: false, otherAnswer: true).stateOfOther == .possible)
    },
    Behaviour(27, "a prevented recogniser fails, without an action") {
      let pair = Pair()
      #expect(pair.stateOfOther == .failed)
      #expect(pair.stage.calls == ["root.a began"])
      #expect(pair.stage.sentences.last == "root.b prevented by root.a")
    },
    Behaviour(28, "two that are active stay so whatever the delegates say later") {
      let pair = Pair(ownAnswer: true)
      pair.stage.move(60, 0, at: 16)
      #expect(pair.b.state == .began)
      pair.own.simultaneous = { _, _ in false }
      pair.stage.move(70, 0, at: 24)
      #expect([pair.a.state, pair.b.state] == [.changed, .changed])
    },
    Behaviour(30, "B waits until A has failed, and then begins in the same turn") {
      let pair = WaitingPair()
      pair.stage.down(0, 0, at: 0)
      pair.stage.move(20, 0, at: 8)
      #expect(pair.b.state == .possible)
      #expect(pair.stage.sentences == ["root.b waits for root.a to fail"])
      pair.a.state = .failed
      #expect(pair.a.state == .failed)
      #expect(pair.b.state == .began)
      #expect(pair.stage.calls == ["root.b began"])
    },
    Behaviour(31, "B waits for A and A begins: B fails without an action") {
      let pair = WaitingPair()
      pair.stage.down(0, 0, at: 0)
      pair.stage.move(20, 0, at: 8)
      pair.stage.move(120, 0, at: 16)
      #expect(pair.a.state == .began)
      #expect(pair.b.state == .failed)
      #expect(pair.stage.calls == ["root.a began"])
      #expect(pair.stage.sentences.last == "root.b failed: it waited for root.a to fail, which was recognised")
    },
    Behaviour(32, "nobody waits for one that is switched off or sees no touch") {
      let pair = WaitingPair()
      pair.a.isEnabled = false
      pair.stage.down(0, 0, at: 0)
      pair.stage.move(20, 0, at: 8)
      #expect(pair.b.state == .began)

      let stage = Stage()
      let elsewhere = stage.add("elsewhere", Rect(x: 200, y: 0, width: 100, height: 100))
      let pan = stage.attach(PanGestureRecognizer())
      pan.require(toFail: stage.attach(PanGestureRecognizer(), to: elsewhere))
      stage.down(0, 0, at: 0)
      stage.move(20, 0, at: 8)
      #expect(pan.state == .began)
    },
    Behaviour(33, "a circle of requirements is refused: the later one is ignored and logged") {
      let stage = Stage()
      let a = stage.attach(PanGestureRecognizer(name: "a"))
      let b = stage.attach(PanGestureRecognizer(name: "b"))
      let c = stage.attach(PanGestureRecognizer(name: "c"))
      #expect(a.require(toFail: b) == true)
      #expect(b.require(toFail: c) == true)
      #expect(c.require(toFail: a) == false)
      #expect(a.require(toFail: a) == false)
      #expect(c.refusedRequirements == ["a"])
      #expect(stage.sentences.first == "c refused: a waits for it already, and a circle could never begin")
      stage.down(0, 0, at: 0)
      stage.move(20, 0, at: 8)
      #expect(c.state == .began)
    },
    Behaviour(34, "after waiting the whole translation is reported, and the content need not jump") {
      let pair = WaitingPair()
      pair.stage.down(0, 0, at: 0)
      pair.stage.move(20, 0, at: 8)
      pair.stage.move(40, 0, at: 16)
      pair.a.state = .failed
      #expect(pair.b.state == .began)
      #expect(pair.b.translation(in: nil) == Vector(x: 40, y: 0))
      #expect(pair.b.translationAtBegin == Vector(x: 40, y: 0))
      pair.stage.move(44, 0, at: 24)
      #expect(pair.b.translation(in: nil) - pair.b.translationAtBegin == Vector(x: 4, y: 0))
    },
    Behaviour(36, "without cancelsTouchesInView the view gets everything beside the recogniser") {
      let stage = Stage()
      let view = stage.add("view", Rect(x: 0, y: 0, width: 100, height: 100))
      stage.attach(PanGestureRecognizer(), to: view).cancelsTouchesInView = false
      stage.down(0, 0, at: 0)
      stage.move(20, 0, at: 8)
      stage.move(30, 0, at: 16)
      stage.up(30, 0, at: 24)
      #expect(
        stage.calls == [
          "view down", "view.pan began", "view move", "view.pan changed", "view move", "view.pan ended", "view up",
        ])
    },
    Behaviour(37, "delaysTouchesBegan: after a failure the view gets began and the present phase, else nothing") {
      let stage = Stage()
      let view = stage.add("view", Rect(x: 0, y: 0, width: 100, height: 100))
      let tap = stage.attach(TapGestureRecognizer(), to: view)
      tap.delaysTouchesBegan = true
      stage.down(10, 10, at: 0)
      #expect(stage.calls == [])
      stage.move(40, 10, at: 8)
      #expect(stage.calls == ["view down", "view move"])
      #expect(view.lastBegan == Point(x: 10, y: 10))
      stage.up(40, 10, at: 16)
      stage.calls = []
      stage.down(10, 10, at: 100)
      stage.up(10, 10, at: 150)
      #expect(stage.calls == ["view.tap ended"])
    },
    Behaviour(38, "delaysTouchesEnded: the end is held until the recogniser has failed, or becomes a cancellation") {
      let stage = Stage()
      let view = stage.add("view", Rect(x: 0, y: 0, width: 100, height: 100))
      stage.attach(TapGestureRecognizer(name: "double", numberOfTapsRequired: 2), to: view)
      stage.down(10, 10, at: 0)
      stage.up(10, 10, at: 50)
      #expect(stage.calls == ["view down"])
      stage.wait(until: 500)
      #expect(stage.calls == ["view down", "view up"])
      stage.calls = []
      stage.down(10, 10, at: 1000)
      stage.up(10, 10, at: 1050)
      stage.down(10, 10, at: 1150)
      stage.up(10, 10, at: 1200)
      #expect(stage.calls == ["view down", "view down", "view cancel", "view cancel", "double ended"])
    },
    Behaviour(39, "with the default flags a tap does not keep the beginning from the view") {
      let stage = Stage()
      let view = stage.add("view", Rect(x: 0, y: 0, width: 100, height: 100))
      stage.attach(TapGestureRecognizer(), to: view)
      stage.down(10, 10, at: 0)
      stage.up(10, 10, at: 50)
      #expect(stage.calls == ["view down", "view cancel", "view.tap ended"])
    },
    Behaviour(40, "a pan of one touch is not disturbed by a second finger") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      pan.maximumNumberOfTouches = 1
      stage.down(0, 0, at: 0)
      for step in 1...4 { stage.move(Double(step) * 8, 0, at: Double(step) * 8) }
      let before = (pan.state, pan.translation(in: nil), pan.velocity(in: nil))
      stage.down(100, 100, at: 33, id: 1)
      for step in 1...4 { stage.move(100, 100 + Double(step) * 30, at: 33 + Double(step) / 4, id: 1) }
      #expect(pan.state == before.0)
      #expect(pan.translation(in: nil) == before.1)
      #expect(pan.velocity(in: nil) == before.2)
      #expect(stage.calls == ["root.pan began", "root.pan changed", "root.pan changed"])
    },
  ]
}

/// A begins while B, with a larger slop, is possible on the same touch.
private struct Pair {
  let stage = Stage()
  let a: RelatedPan
  let b: RelatedPan
  let own = Answers()
  let other = Answers()

  init(
    canPrevent: Bool = true, canBePrevented: Bool = true, ownAnswer: Bool? = nil, otherAnswer: Bool? = nil,
    otherIsAttachedFirst: Bool = false
  ) {
    a = RelatedPan(name: "root.a")
    b = RelatedPan(name: "root.b")
    b.slop = 50
    for pan in otherIsAttachedFirst ? [b, a] : [a, b] { stage.attach(pan) }
    a.prevents = canPrevent
    b.isPreventable = canBePrevented
    if let ownAnswer {
      a.delegate = own
      own.simultaneous = { _, _ in ownAnswer }
    }
    if let otherAnswer {
      b.delegate = other
      other.simultaneous = { _, _ in otherAnswer }
    }
    stage.down(0, 0, at: 0)
    stage.move(20, 0, at: 8)
  }

  var stateOfOther: GestureRecognizer.State { b.state }
}

/// A pan whose relations are set from outside.
private final class RelatedPan: PanGestureRecognizer {
  var prevents = true
  var isPreventable = true
  override func canPrevent(_ other: GestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by other: GestureRecognizer) -> Bool { isPreventable }
}

/// B waits for A, which has a larger slop.
private struct WaitingPair {
  let stage = Stage()
  let a = PanGestureRecognizer(name: "root.a")
  let b = PanGestureRecognizer(name: "root.b")

  init() {
    a.slop = 100
    stage.attach(a)
    stage.attach(b)
    b.require(toFail: a)
  }
}
