import InteractionKit
import Primitives
import Testing

/// Section A: the states of a recogniser.
extension Behaviour {
  static let states: [Behaviour] = [
    Behaviour(1, "a drag goes possible, began, changed, ended, possible") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      pan.slop = 8
      stage.down(42, 12, at: 0)
      #expect(pan.state == .possible)
      stage.move(34, 45, at: 16)
      #expect(pan.state == .began)
      stage.move(34, 46, at: 24)
      #expect(pan.state == .changed)
      stage.up(34, 46, at: 32)
      #expect(pan.state == .possible)
      #expect(stage.calls == ["root.pan began", "root.pan changed", "root.pan ended"])
    },
    Behaviour(2, "a drag shorter than the slop fails when it lifts, without an action") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      stage.move(6, 0, at: 8)
      stage.move(9, 0, at: 16)
      #expect(pan.state == .possible)
      stage.up(9, 0, at: 24)
      #expect(pan.reportedState == .failed)
      #expect(stage.calls == [])
      #expect(stage.sentences == ["root.pan failed: lifted after 9 points, 10 needed"])
    },
    Behaviour(3, "a pan begins when the distance equals the slop") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      stage.move(10, 0, at: 8)
      #expect(pan.state == .began)
    },
    Behaviour(4, "the distance is Euclid's") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      stage.move(8, 8, at: 8)
      #expect(pan.state == .began)
    },
    Behaviour(6, "the system takes the touches away: cancelled, one action, then possible") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      stage.move(20, 0, at: 8)
      stage.arbiter.cancelAll(reason: "focus lost", at: 0.016)
      #expect(pan.reportedState == .cancelled)
      #expect(pan.state == .possible)
      #expect(stage.calls == ["root.pan began", "root.pan cancelled"])
      #expect(stage.sentences.last == "root.pan cancelled: focus lost")
    },
    Behaviour(7, "a touch sequence that is not the gesture fails without an action") {
      let stage = Stage()
      let tap = stage.attach(TapGestureRecognizer())
      stage.down(0, 0, at: 0)
      stage.move(30, 0, at: 8)
      #expect(tap.state == .failed)
      #expect(stage.calls == [])
    },
    Behaviour(8, "a tap goes straight to ended with one action, and never through began") {
      let stage = Stage()
      let tap = stage.attach(TapGestureRecognizer())
      stage.down(5, 5, at: 0)
      #expect(tap.state == .possible)
      stage.up(5, 5, at: 50)
      #expect(tap.reportedState == .ended)
      #expect(stage.calls == ["root.tap ended"])
      #expect(stage.sentences == ["root.tap ended: tapped"])
    },
    Behaviour(9, "only legal transitions happen; another one is refused and logged") {
      let legal = GestureRecognizer.State.allCases.flatMap { from in
        GestureRecognizer.State.allCases.filter { from.canBecome($0) }.map { "\(from.rawValue)-\($0.rawValue)" }
      }
      #expect(
        legal == [
          "possible-began", "possible-ended", "possible-failed", "began-changed", "began-ended", "began-cancelled",
          "changed-changed", "changed-ended", "changed-cancelled",
        ])
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      pan.state = .changed
      #expect(pan.state == .possible)
      #expect(stage.sentences == ["root.pan refused: possible cannot become changed"])
      #expect(stage.calls == [])
    },
    Behaviour(10, "changed to changed calls the action every time") {
      let stage = Stage()
      stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      for step in 1...5 { stage.move(20, 0, at: Double(step) * 8) }
      #expect(stage.calls.filter { $0 == "root.pan changed" }.count == 4)
    },
    Behaviour(12, "switched off while possible: no action, and the touch is dropped") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      pan.isEnabled = false
      pan.isEnabled = true
      stage.move(50, 0, at: 8)
      stage.up(50, 0, at: 16)
      #expect(stage.calls == [])
      #expect(stage.sentences == ["root.pan failed: it is switched off"])
    },
    Behaviour(13, "switched off before the touch: nothing happens at all") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      pan.isEnabled = false
      stage.down(0, 0, at: 0)
      stage.move(50, 0, at: 8)
      stage.up(50, 0, at: 16)
      #expect(pan.reportedState == .possible)
      #expect(stage.calls == [])
      #expect(stage.sentences == [])
    },
    Behaviour(14, "switched off and on during a drag: cancelled once, and out of that touch") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      stage.move(20, 0, at: 8)
      pan.isEnabled = false
      pan.isEnabled = true
      #expect(pan.state == .cancelled)
      stage.move(80, 0, at: 16)
      stage.up(80, 0, at: 24)
      #expect(stage.calls == ["root.pan began", "root.pan cancelled"])
      stage.down(0, 0, at: 100)
      stage.move(20, 0, at: 108)
      #expect(pan.state == .began)
    },
    Behaviour(15, "after the reset no touch is seen that began before") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      pan.maximumNumberOfTouches = 1
      stage.down(0, 0, at: 0)
      stage.down(100, 100, at: 4, id: 1)
      stage.move(20, 0, at: 8)
      stage.up(20, 0, at: 16)
      stage.move(180, 100, at: 24, id: 1)
      stage.up(180, 100, at: 32, id: 1)
      #expect(stage.calls == ["root.pan began", "root.pan ended"])
      #expect(pan.state == .possible)
    },
    Behaviour(16, "refused at the moment of leaving possible: failed, asked once, and the others go on") {
      let stage = Stage()
      let inner = stage.add("inner", Rect(x: 0, y: 0, width: 100, height: 100))
      let outerPan = stage.attach(PanGestureRecognizer())
      let innerPan = stage.attach(PanGestureRecognizer(), to: inner)
      let answers = Answers()
      answers.shouldBegin = { _ in false }
      innerPan.delegate = answers
      stage.down(0, 0, at: 0)
      #expect(answers.asked == [])
      stage.move(20, 0, at: 8)
      stage.move(30, 0, at: 16)
      #expect(innerPan.state == .failed)
      #expect(outerPan.state == .changed)
      #expect(answers.asked.filter { $0 == "inner.pan begin" } == ["inner.pan begin"])
      #expect(stage.sentences.first == "inner.pan refused by its delegate")
    },
    Behaviour(18, "a touch that is not received is seen by the others only") {
      let stage = Stage()
      let deaf = stage.attach(PanGestureRecognizer(name: "deaf"))
      let other = stage.attach(PanGestureRecognizer(name: "other"))
      let answers = Answers()
      answers.shouldReceive = { _, _ in false }
      deaf.delegate = answers
      stage.down(0, 0, at: 0)
      stage.move(20, 0, at: 8)
      #expect(deaf.reportedState == .possible)
      #expect(other.state == .began)
      #expect(stage.sentences.first == "deaf ignored: its delegate does not want the touch")
    },
  ]
}
