import InteractionKit
import Primitives
import Testing

@Suite("What the arbiter reports")
struct SnapshotTests {
  let stage = Stage()

  @Test("snapshots list the tree from the outside in, with states, edges and owner")
  func snapshots() {
    let view = stage.add("list0", Rect(x: 0, y: 0, width: 400, height: 400))
    let side = stage.add("side", Rect(x: 0, y: 500, width: 400, height: 100))
    let main = stage.attach(PanGestureRecognizer(name: "main.pan"))
    let pan = stage.attach(PanGestureRecognizer(), to: view)
    let tap = stage.attach(TapGestureRecognizer(), to: view)
    stage.attach(PanGestureRecognizer(), to: side)
    pan.require(toFail: tap)
    let answers = Answers()
    answers.simultaneous = { _, _ in true }
    main.delegate = answers
    #expect(
      stage.arbiter.snapshots == [
        RecognizerSnapshot(name: "main.pan", view: "root", depth: 0, state: .possible),
        RecognizerSnapshot(
          name: "list0.pan", view: "list0", depth: 1, state: .possible, waitsFor: ["list0.tap"]),
        RecognizerSnapshot(name: "list0.tap", view: "list0", depth: 1, state: .possible),
        RecognizerSnapshot(name: "side.pan", view: "side", depth: 1, state: .possible),
      ])
    stage.down(10, 10, at: 0)
    stage.move(10, 30, at: 8)
    #expect(
      stage.arbiter.snapshots == [
        RecognizerSnapshot(
          name: "main.pan", view: "root", depth: 0, state: .began, isActive: true, isTracking: true,
          allows: ["list0.pan"]),
        RecognizerSnapshot(
          name: "list0.pan", view: "list0", depth: 1, state: .began, isActive: true, isTracking: true,
          waitsFor: ["list0.tap"], allows: ["main.pan"]),
        RecognizerSnapshot(name: "list0.tap", view: "list0", depth: 1, state: .failed),
        RecognizerSnapshot(name: "side.pan", view: "side", depth: 1, state: .possible),
      ])
    #expect(
      stage.sentences == [
        "list0.tap failed: moved 20 points where 10 are allowed",
        "list0.pan begins: moved 20 points, 10 needed",
        "main.pan begins beside list0.pan: its delegate allows",
        "main.pan begins: moved 20 points, 10 needed",
      ])
  }

  @Test("a prevented recogniser names the one that prevented it until the touch is gone")
  func prevented() {
    stage.attach(PanGestureRecognizer(name: "a"))
    stage.attach(PanGestureRecognizer(name: "b"))
    stage.down(10, 10, at: 0)
    stage.move(10, 30, at: 8)
    #expect(stage.arbiter.snapshots.map(\.preventedBy) == [nil, "a"])
    stage.up(10, 30, at: 16)
    #expect(stage.arbiter.snapshots.map(\.preventedBy) == [nil, nil])
    #expect(stage.arbiter.snapshots.map(\.state) == [.ended, .failed])
    stage.arbiter.beginFrame()
    #expect(stage.arbiter.snapshots.map(\.state) == [.possible, .possible])
  }

  @Test("the stroke's log is kept until the next touch-down")
  func strokeLog() {
    stage.attach(TapGestureRecognizer())
    stage.down(10, 10, at: 0)
    stage.up(10, 10, at: 50)
    #expect(stage.arbiter.strokeLog.map(\.sentence) == ["root.tap ended: tapped"])
    stage.down(10, 10, at: 1000)
    #expect(stage.arbiter.strokeLog == [])
    #expect(stage.arbiter.decisionCount == 1)
    #expect(stage.arbiter.lastDecision?.sentence == "root.tap ended: tapped")
  }

  @Test("every outcome reads as a sentence")
  func sentences() {
    let cases: [(Decision.Outcome, DecisionReason, String)] = [
      (.waits, .waits(for: "pop.pan"), "x waits for pop.pan to fail"),
      (.allowed, .beside("main.pan", .delegate), "x begins beside main.pan: its delegate allows"),
      (.failed, .prevented(by: "list0.pan"), "x prevented by list0.pan"),
      (.failed, .movedTooLittle(3.2, needed: 10), "x failed: lifted after 3.2 points, 10 needed"),
      (.failed, .refusedByDelegate, "x refused by its delegate"),
      (.failed, .refusedByView("slider"), "x refused by the view slider"),
      (.cancelled, .system("focus lost"), "x cancelled: focus lost"),
      (.cancelled, .disabled, "x cancelled: it is switched off"),
      (.ignored, .stoppedMotion, "x ignored: the touch stopped a motion"),
      (
        .failed, .nearDiagonal(deeper: "list0.pan", tolerance: 10),
        "x failed: within 10° of the diagonal: list0.pan is deeper"
      ),
      (.failed, .stroke(.vertical), "x failed: stroke is vertical"),
      (.began, .moved(0.06, slop: 0), "x begins: moved 0.06 points"),
    ]
    for (outcome, reason, sentence) in cases {
      #expect(Decision(time: 0, recognizer: "x", outcome: outcome, reason: reason).sentence == sentence)
    }
  }
}
