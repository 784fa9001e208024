import InputEvents
import InteractionKit
import Primitives
import Testing

@Suite("Pan")
struct PanTests {
  let stage = Stage()
  let pan = PanGestureRecognizer()

  init() { stage.attach(pan) }

  @Test("the slop depends on the device: 10 for a finger, 3 for the mouse", arguments: PointerEvent.Kind.allCases)
  func slop(kind: PointerEvent.Kind) {
    let slop = kind == .touch ? 10.0 : 3
    stage.down(100, 100, at: 0, kind: kind)
    stage.move(100 + slop - 0.01, 100, at: 8, kind: kind)
    #expect(pan.state == .possible)
    stage.move(100 + slop, 100, at: 16, kind: kind)
    #expect(pan.state == .began)
  }

  @Test("a trackpad series has no slop, moves content from its first step, and is seen by pans that allow it only")
  func trackpad() {
    let deaf = stage.attach(PanGestureRecognizer(name: "deaf"))
    deaf.allowsScroll = false
    stage.scroll(.began, 0, 0, at: 0)
    #expect(pan.state == .possible)
    stage.scroll(.changed, 0, 1, at: 8)
    #expect(pan.state == .began)
    #expect(pan.translation(in: nil) == Vector(x: 0, y: -1))
    #expect(pan.translationAtBegin == .zero)
    #expect(deaf.state == .possible)
    stage.scroll(.changed, 0, 4, at: 16)
    #expect(pan.translation(in: nil) == Vector(x: 0, y: -5))
    stage.scroll(.ended, 0, 0, at: 24)
    #expect(stage.calls == ["root.pan began", "root.pan changed", "root.pan ended"])
    stage.scroll(.changed, 0, 4, at: 32)
    #expect(stage.calls.count == 3)
  }

  @Test("a lifting that is concluded from a silence leaves the velocity of the moment before it")
  func inferredLift() {
    var released = Vector.zero
    pan.addAction { if $0.state == .ended { released = ($0 as? PanGestureRecognizer)?.velocity(in: nil) ?? .zero } }
    stage.scroll(.began, 0, 0, at: 0, lift: .inferred)
    for step in 1...10 { stage.scroll(.changed, 0, 8, at: Double(step) * 8, lift: .inferred) }
    stage.scroll(.ended, 0, 0, at: 180, lift: .inferred)
    #expect(abs(released.y + 1000) < 100)
  }

  @Test("the mean of two fingers drives, and neither landing nor lifting moves anything")
  func twoFingers() {
    stage.down(100, 100, at: 0)
    stage.move(100, 120, at: 8)
    stage.down(200, 300, at: 16, id: 1)
    #expect(pan.translation(in: nil) == Vector(x: 0, y: 20))
    stage.move(200, 320, at: 24, id: 1)
    #expect(pan.translation(in: nil) == Vector(x: 0, y: 30))
    stage.move(100, 140, at: 32)
    #expect(pan.translation(in: nil) == Vector(x: 0, y: 40))
    stage.up(200, 320, at: 40, id: 1)
    #expect(pan.translation(in: nil) == Vector(x: 0, y: 40))
    #expect(pan.state == .changed)
    stage.move(100, 150, at: 48)
    #expect(pan.translation(in: nil) == Vector(x: 0, y: 50))
  }

  @Test("the release velocity is that of the finger that lifts last")
  func velocityOfLast() {
    var released: Vector?
    pan.addAction { if $0.state == .ended { released = ($0 as? PanGestureRecognizer)?.velocity(in: nil) } }
    stage.down(100, 100, at: 0)
    stage.down(200, 300, at: 1, id: 1)
    for step in 1...10 {
      stage.move(100, 100 + Double(step) * 8, at: Double(step) * 8 + 1)
      stage.move(200, 300 + Double(step) * 2, at: Double(step) * 8 + 1, id: 1)
    }
    stage.up(100, 180, at: 82)
    #expect(released == nil)
    stage.up(200, 320, at: 82, id: 1)
    #expect(released?.y.rounded() == 250)
  }

  @Test("fewer touches than it takes neither begin it nor keep it going")
  func minimum() {
    pan.minimumNumberOfTouches = 2
    stage.down(100, 100, at: 0)
    stage.move(100, 200, at: 8)
    #expect(pan.state == .possible)
    stage.down(200, 100, at: 16, id: 1)
    #expect(pan.translation(in: nil) == .zero)
    stage.move(200, 130, at: 24, id: 1)
    #expect(pan.state == .began)
    #expect(pan.translation(in: nil) == Vector(x: 0, y: 15))
    stage.up(200, 130, at: 32, id: 1)
    #expect(pan.reportedState == .ended)
    stage.move(100, 250, at: 40)
    stage.up(100, 250, at: 48)
    #expect(stage.calls == ["root.pan began", "root.pan ended"])
  }

  @Test("in a scaled view the translation and the velocity are in that view's points")
  func scaled() {
    let view = View(name: "small", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    view.scale = 0.5
    stage.root.addSubview(view)
    let own = stage.attach(PanGestureRecognizer(), to: view)
    stage.down(200, 200, at: 0)
    for step in 1...8 { stage.move(200, 200 + Double(step) * 4, at: Double(step) * 8) }
    #expect(own.translation(in: view) == Vector(x: 0, y: 64))
    #expect(own.translation(in: nil) == Vector(x: 0, y: 32))
    #expect(own.velocity(in: view).y.rounded() == 1000)
    own.setTranslation(Vector(x: 0, y: 10), in: view)
    #expect(own.translation(in: view) == Vector(x: 0, y: 10))
  }

  @Test("the translation is exact: it depends on the places of touch-down and of now only")
  func exact() {
    var random = SeededGenerator(seed: 5)
    stage.down(100, 100, at: 0)
    for step in 1...500 { stage.move(random.double(in: 0...400), random.double(in: 0...800), at: Double(step)) }
    stage.move(100.3, 700.7, at: 600)
    #expect(pan.translation(in: nil) == Point(x: 100.3, y: 700.7) - Point(x: 100, y: 100))
  }

  @Test("an edge pan begins inwards only, and leans at most 10° beyond the diagonal")
  func edge() {
    pan.isEnabled = false
    let edge = stage.attach(ScreenEdgePanGestureRecognizer(edges: .left))
    stage.down(5, 100, at: 0)
    stage.move(12, 109, at: 8)
    #expect(edge.state == .began)
    stage.up(12, 109, at: 16)
    stage.down(5, 100, at: 100)
    stage.move(9, 115, at: 108)
    #expect(edge.state == .failed)
    #expect(stage.sentences.last == "root.edgePan failed: the stroke does not lead inwards from the edge")
    stage.up(9, 115, at: 116)
    stage.down(20, 100, at: 200)
    #expect(edge.state == .failed)
    #expect(stage.sentences.last == "root.edgePan failed: came down 20 points from the edge where 20 are allowed")
    stage.up(20, 100, at: 208)
    edge.edgeWidth = 40
    edge.edges = [.right, .bottom]
    stage.down(395, 100, at: 300)
    stage.move(380, 100, at: 308)
    #expect(edge.state == .began)
    stage.up(380, 100, at: 316)
  }
}
