import InteractionKit
import Primitives
import Testing

@Suite("The axis of a stroke")
struct AxisRuleTests {
  let stage = Stage()
  let outer: NotingView
  let inner: NotingView
  let outerPan: PanGestureRecognizer
  let innerPan: PanGestureRecognizer

  init() {
    outer = stage.add("pager", Rect(x: 0, y: 0, width: 400, height: 800))
    inner = stage.add("list0", Rect(x: 0, y: 0, width: 400, height: 800), to: outer)
    outerPan = stage.attach(PanGestureRecognizer(), to: outer)
    innerPan = stage.attach(PanGestureRecognizer(), to: inner)
    outerPan.allowedAxis = .horizontal
    innerPan.allowedAxis = .vertical
  }

  @Test("outside 10° of the diagonal the axis of the stroke decides, within them the deeper pan has it")
  func boundaries() {
    for degrees in stride(from: 1.0, through: 89, by: 1) where abs(abs(degrees - 45) - 10) > 0.5 {
      let radians = degrees * Double.pi / 180
      stage.calls = []
      stage.down(100, 100, at: degrees * 1000)
      stage.move(100 + 12 * Elementary.cos(radians), 100 + 12 * Elementary.sin(radians), at: degrees * 1000 + 8)
      let expected = degrees < 35 ? "pager.pan began" : "list0.pan began"
      #expect(stage.calls.filter { $0.hasSuffix("began") } == [expected], "at \(degrees)°")
      stage.up(100, 100, at: degrees * 1000 + 16)
    }
  }

  @Test("the deeper pan has the diagonal whichever axis it is bound to")
  func deeperHorizontal() {
    outerPan.allowedAxis = .vertical
    innerPan.allowedAxis = .horizontal
    stage.down(100, 100, at: 0)
    stage.move(110, 112, at: 8)
    #expect(innerPan.state == .began)
    #expect(stage.sentences.contains("pager.pan prevented by list0.pan") == true)
  }

  @Test("the reasons name the axis and the deeper one")
  func reasons() {
    stage.down(100, 100, at: 0)
    stage.move(101, 112, at: 8)
    #expect(stage.sentences.first == "list0.pan begins: moved 12.04 points, 10 needed")
    stage.up(101, 112, at: 16)
    stage.down(100, 100, at: 100)
    stage.move(112, 101, at: 108)
    #expect(stage.arbiter.strokeLog.first?.sentence == "list0.pan failed: stroke is horizontal")
    stage.up(112, 101, at: 116)

    let answers = Answers()
    answers.simultaneous = { _, _ in true }
    innerPan.delegate = answers
    stage.down(100, 100, at: 200)
    stage.move(110, 110, at: 208)
    #expect(innerPan.state == .began)
    #expect(outerPan.state == .failed)
    #expect(
      stage.arbiter.strokeLog.last?.sentence == "pager.pan failed: list0.pan has the stroke along the other axis")
  }

  @Test("a deeper pan that waits has the diagonal all the same")
  func deeperWaits() {
    let edge = stage.attach(TapGestureRecognizer(name: "tap", numberOfTapsRequired: 2))
    innerPan.require(toFail: edge)
    innerPan.slop = 5
    outerPan.slop = 5
    stage.down(100, 100, at: 0)
    stage.move(104, 104, at: 8)
    #expect(outerPan.state == .failed)
    #expect(
      stage.arbiter.strokeLog.last?.sentence == "pager.pan failed: within 10° of the diagonal: list0.pan is deeper")
    stage.move(110, 110, at: 16)
    #expect(innerPan.state == .began)
  }

  @Test("a deeper pan that is refused leaves the diagonal to the outer one")
  func deeperIsRefused() {
    let answers = Answers()
    answers.shouldBegin = { _ in false }
    innerPan.delegate = answers
    stage.down(100, 100, at: 0)
    stage.move(110, 110, at: 8)
    #expect(outerPan.state == .began)
  }

  @Test("where the deeper pan must wait for the outer one, the outer one has the diagonal")
  func orderedByAuthor() {
    innerPan.require(toFail: outerPan)
    stage.down(100, 100, at: 0)
    stage.move(110, 110, at: 8)
    #expect(outerPan.state == .began)
    #expect(innerPan.state == .failed)
  }

  @Test("a pan alone does not begin across its axis, but does on the diagonal")
  func alone() {
    outerPan.isEnabled = false
    stage.down(100, 100, at: 0)
    stage.move(120, 101, at: 8)
    #expect(innerPan.state == .failed)
    stage.move(120, 300, at: 16)
    #expect(innerPan.state == .failed)
    stage.up(120, 300, at: 24)
    stage.down(100, 100, at: 100)
    stage.move(110, 109, at: 108)
    #expect(innerPan.state == .began)
  }

  @Test("the decision holds for the stroke, whatever way it turns")
  func holds() {
    stage.down(100, 100, at: 0)
    stage.move(115, 100, at: 8)
    for step in 1...20 { stage.move(115, 100 + Double(step) * 20, at: 8 + Double(step) * 8) }
    stage.up(115, 500, at: 200)
    let actions = Set(stage.calls.filter { $0.contains(".pan ") })
    #expect(actions == ["pager.pan began", "pager.pan changed", "pager.pan ended"])
  }
}
