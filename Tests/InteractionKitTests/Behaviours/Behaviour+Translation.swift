import InteractionKit
import Primitives
import Testing

/// Section C: translation and velocity of a pan.
extension Behaviour {
  static let translation: [Behaviour] = [
    Behaviour(42, "the translation counts from touch-down") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      #expect(pan.translation(in: nil) == .zero)
      stage.move(10, 10, at: 8)
      #expect(pan.translation(in: nil) == Vector(x: 10, y: 10))
    },
    Behaviour(43, "a translation that was set is read back") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      pan.setTranslation(Vector(x: 12, y: 13), in: nil)
      #expect(pan.translation(in: nil) == Vector(x: 12, y: 13))
    },
    Behaviour(44, "after setting zero the translation counts from there") {
      let stage = Stage()
      let view = stage.add("view", Rect(x: 50, y: 50, width: 100, height: 100))
      let pan = stage.attach(PanGestureRecognizer(), to: view)
      stage.down(60, 60, at: 0)
      stage.move(70, 70, at: 8)
      pan.setTranslation(.zero, in: view)
      stage.move(80, 80, at: 16)
      #expect(pan.translation(in: view) == Vector(x: 10, y: 10))
    },
    Behaviour(45, "a view that is dragged by its own translation follows the finger") {
      for usesOwnCoordinates in [true, false] {
        let stage = Stage()
        let view = stage.add("view", Rect(x: 180, y: 0, width: 20, height: 50))
        let pan = PanGestureRecognizer()
        view.addGestureRecognizer(pan)
        pan.addAction { recognizer in
          guard let pan = recognizer as? PanGestureRecognizer, let view = pan.view else { return }
          let space = usesOwnCoordinates ? view : view.superview
          let moved = pan.translation(in: space)
          view.frame = view.frame.offset(by: moved)
          pan.setTranslation(.zero, in: space)
        }
        stage.down(185, 5, at: 0)
        for step in 1...10 { stage.move(185 + Double(step) * 3, 5 + Double(step) * 0.5, at: Double(step) * 8) }
        #expect(view.frame.origin == Point(x: 210, y: 5))
      }
    },
    Behaviour(46, "setting the translation makes the velocity read zero") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      for step in 1...6 { stage.move(Double(step) * 8, 0, at: Double(step) * 8) }
      #expect(pan.velocity(in: nil).x.rounded() == 1000)
      pan.setTranslation(.zero, in: nil)
      #expect(pan.velocity(in: nil) == .zero)
    },
    Behaviour(48, "no sample, one sample, or two at the same time give velocity 0") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      #expect(pan.velocity(in: nil) == .zero)
      stage.down(0, 0, at: 0)
      #expect(pan.velocity(in: nil) == .zero)
      stage.move(20, 0, at: 0)
      #expect(pan.velocity(in: nil).isFinite)
      #expect(pan.velocity(in: nil) == .zero)
    },
    Behaviour(49, "a sample older than the newest is rejected", elsewhere: "the tracker's: MotionCoreTests"),
    Behaviour(50, "samples closer than the clock replace each other", elsewhere: "the tracker's: MotionCoreTests"),
    Behaviour(51, "constant motion is measured exactly", elsewhere: "the tracker's: MotionCoreTests"),
    Behaviour(52, "a rest before the release gives velocity 0") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      var released: Vector?
      pan.addAction { if $0.state == .ended { released = ($0 as? PanGestureRecognizer)?.velocity(in: nil) } }
      stage.down(0, 0, at: 0, kind: .mouse)
      for step in 1...10 { stage.move(Double(step) * 10, 0, at: Double(step) * 8, kind: .mouse) }
      stage.up(100, 0, at: 181, kind: .mouse)
      #expect(released == .zero)
    },
    Behaviour(54, "the weights of another toolkit", elsewhere: "an estimator that is not adopted: MotionCoreTests"),
    Behaviour(55, "the weights of another toolkit", elsewhere: "an estimator that is not adopted: MotionCoreTests"),
    Behaviour(56, "a purely vertical drag has a vertical velocity") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(100, 0, at: 0)
      stage.move(100, 20, at: 16)
      stage.move(100, 40, at: 32)
      #expect(abs(pan.velocity(in: nil).y - 1250) < 1e-6)
      #expect(abs(pan.velocity(in: nil).x) < 1e-9)
    },
    Behaviour(57, "the velocity is finite and turns round with the finger within two samples") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0)
      for step in 1...8 { stage.move(0, Double(step) * 10, at: Double(step) * 8) }
      #expect(pan.velocity(in: nil).y > 0)
      stage.move(0, 60, at: 72)
      stage.move(0, 40, at: 80)
      #expect(pan.velocity(in: nil).isFinite)
      #expect(pan.velocity(in: nil).y < 0)
    },
    Behaviour(58, "a mouse of 1 kHz loses nothing") {
      let stage = Stage()
      let pan = stage.attach(PanGestureRecognizer())
      stage.down(0, 0, at: 0, kind: .mouse)
      for step in 1...200 { stage.move(Double(step), 0, at: Double(step), kind: .mouse) }
      #expect(pan.translation(in: nil) == Vector(x: 200, y: 0))
      #expect(abs(pan.velocity(in: nil).x - 1000) <= 20)
      #expect(stage.calls.filter { $0 == "root.pan changed" }.count == 197)
    },
  ]
}
