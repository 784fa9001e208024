import InteractionKit
import Primitives
import Testing

/// Section J: defects of other projects that must not come back.
extension Behaviour {
  private static let inScrollBehaviours = "a scroll view's: in ScrollBehaviours"

  static let regressions: [Behaviour] = [
    Behaviour(138, "a tap on a scroll view calls nothing of it", elsewhere: inScrollBehaviours),
    Behaviour(139, "a drag released out of range returns", elsewhere: inScrollBehaviours),
    Behaviour(140, "a pan that is cancelled in mid-drag says so once") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      stage.move(20, 0, at: 8)
      stage.move(40, 0, at: 16)
      pan.isEnabled = false
      stage.move(60, 0, at: 24)
      stage.up(60, 0, at: 32)
      #expect(stage.calls == ["root.pan began", "root.pan changed", "root.pan cancelled"])
    },
    Behaviour(141, "the release velocity survives a translation that is reset at every step") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      var released = Vector.zero
      pan.addAction { recognizer in
        guard let pan = recognizer as? PanGestureRecognizer else { return }
        if pan.state == .ended { released = pan.velocity(in: nil) }
        pan.setTranslation(.zero, in: nil)
        #expect(pan.velocity(in: nil) == .zero)
      }
      stage.down(0, 0, at: 0)
      for step in 1...10 { stage.move(0, Double(step) * 8, at: Double(step) * 8) }
      stage.up(0, 80, at: 82)
      #expect(released.y.rounded() == 1000)
    },
    Behaviour(142, "the up event does not distort the release velocity") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      var released = Vector.zero
      pan.addAction { if $0.state == .ended { released = ($0 as? PanGestureRecognizer)?.velocity(in: nil) ?? .zero } }
      stage.down(0, 0, at: 0)
      for step in 1...10 { stage.move(0, Double(step) * 8, at: Double(step) * 8) }
      stage.up(0, 80, at: 96)
      #expect(released.y.rounded() == 1000)
    },
    Behaviour(144, "an action that removes itself and another: no harm, the others run once") {
      let stage = Stage()
      let pan = PanGestureRecognizer()
      stage.root.addGestureRecognizer(pan)
      var log: [String] = []
      var second: GestureRecognizer.ActionToken?
      var first: GestureRecognizer.ActionToken?
      first = pan.addAction { recognizer in
        log.append("first")
        if let first { recognizer.removeAction(first) }
        if let second { recognizer.removeAction(second) }
      }
      second = pan.addAction { _ in log.append("second") }
      pan.addAction { _ in log.append("third") }
      stage.down(0, 0, at: 0)
      stage.move(20, 0, at: 8)
      #expect(log == ["first", "third"])
      stage.move(30, 0, at: 16)
      #expect(log == ["first", "third", "third"])
    },
    Behaviour(145, "many events at one moment are all consumed") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      for step in 1...500 { stage.move(0, Double(step), at: 8) }
      #expect(pan.translation(in: nil) == Vector(x: 0, y: 500))
      #expect(stage.calls.count == 491)
    },
    Behaviour(146, "synthetic input keeps its time", elsewhere: "the backend's: in SDLBackendTests"),
    Behaviour(147, "the same input gives the same log") {
      #expect(ArbitrationModel(seed: 147).run().log == ArbitrationModel(seed: 147).run().log)
    },
    Behaviour(148, "fractional offsets stay fractional", elsewhere: inScrollBehaviours),
    Behaviour(150, "a drag that leaves the window goes on until it lifts") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(10, 10, at: 0)
      stage.move(-200, 10, at: 8)
      stage.move(-300, -900, at: 16)
      #expect(pan.state == .changed)
      #expect(pan.translation(in: nil) == Vector(x: -310, y: -910))
      stage.up(-300, -900, at: 24)
      #expect(stage.calls.last == "root.pan ended")
    },
  ]
}
