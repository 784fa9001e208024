import InputEvents
import InteractionKit
import LabKit
import Primitives
import TestSupport
import Testing

@Suite("Reading cases")
struct CaseReaderTests {
  @Test("What is left out has the values that the format gives")
  func defaults() throws {
    let scripted = try CaseText(input: #"[{"at": 0, "drag": {"from": [1, 2], "to": [3, 4], "over": 0.5}}]"#).read()
    #expect(scripted.hertz == 120)
    #expect(scripted.until == .settled)
    #expect(scripted.configuration == RunConfiguration(scene: "shelf"))
    let path: [DragStroke.WayPoint] = [.init(Point(x: 1, y: 2), at: 0), .init(Point(x: 3, y: 4), at: 0.5)]
    let expected = DragStroke(path: path, rate: 120, ease: .linear, hold: 0)
    #expect(scripted.inputs == [CaseInput(at: 0, .drag(expected, .init(id: 0)))])
  }

  @Test("Everything that a case can say is read")
  func everything() throws {
    let text = CaseText(
      input: """
        [{"at": 1, "tap": [50, 366], "pointer": 2, "kind": "mouse"}, {"at": 2, "cancel": true, "pointer": 3},
        {"at": 3, "scroll": {"at": [1, 2], "by": [0, 9], "over": 0.2, "rate": 60, "hold": 1, "lift": "inferred"}},
        {"at": 4, "wheel": {"at": [1, 2], "ticks": [0, -3]}}, {"at": 5, "set": {"list0.rows": 7, "decay.rate": 0.99}},
        {"at": 6, "do": "select-tab", "with": 2}, {"at": 7, "do": "select-detent", "with": "large"},
        {"at": 8, "do": "push"}, {"at": 9, "resize": [300, 400]}, {"at": 10, "blur": true},
        {"at": 11, "drag": {"path": [[0, 0, 0.5], [0, 9, 1]], "ease": "easeInOut"}}]
        """,
      expect: """
        [{"at": "settled", "value": "y", "is": 1, "within": 0.5, "not": 2, "atLeast": 0, "atMost": 3},
        {"during": [0.5, "end"], "value": "y", "neverAbove": 1, "neverBelow": 0, "everAbove": 0.5, "everBelow": 0.6,
        "monotone": "down", "changesAtMost": 4, "maxStep": 0.25}, {"at": 2, "value": "s", "is": "idle"}]
        """,
      further: """
        "hz": 60, "seed": 9, "viewport": [300, 500], "until": 12.5, "source": "a/b#1", "tune": {"list0.rows": 3},
        """)
    let scripted = try text.read()
    let path: [DragStroke.WayPoint] = [.init(Point(x: 0, y: 0), at: 0.5), .init(Point(x: 0, y: 9), at: 1)]
    let pan = TrackpadStroke(
      position: Point(x: 1, y: 2), travel: Vector(x: 0, y: 9), over: 0.2, rate: 60, hold: 1, lift: .inferred)
    let actions: [CaseInput.Action] = [
      .tap(Point(x: 50, y: 366), .init(id: 2, kind: .mouse)), .cancel(id: 3), .scroll(pan),
      .wheel(WheelEvent(ticks: Vector(x: 0, y: -3), position: Point(x: 1, y: 2))),
      .set([TuneChange(id: "list0.rows", value: 7), TuneChange(id: "decay.rate", value: 0.99)]),
      .perform("select-tab", .number(2)), .perform("select-detent", .text("large")), .perform("push", nil),
      .resize(Size(width: 300, height: 400)), .blur, .drag(DragStroke(path: path, ease: .easeInOut), .init()),
    ]
    #expect(scripted.inputs == actions.enumerated().map { CaseInput(at: Double($0 + 1), $1) })
    #expect(scripted.configuration.viewport == Size(width: 300, height: 500))
    #expect(scripted.configuration.seed == 9)
    #expect(scripted.configuration.tune == [TuneChange(id: "list0.rows", value: 3)])
    #expect(scripted.until == .seconds(12.5))
    #expect(scripted.source == "a/b#1")
    #expect(
      scripted.expectations.map(\.comparators) == [
        [.equals(.number(1), within: 0.5), .differs(.number(2)), .atLeast(0), .atMost(3)],
        [
          .neverAbove(1), .neverBelow(0), .everAbove(0.5), .everBelow(0.6), .monotone(.down), .changesAtMost(4),
          .maximumStep(0.25),
        ],
        [.equals(.text("idle"), within: 0.01)],
      ])
    #expect(
      scripted.expectations.map(\.scope) == [.at(.settled), .during(.seconds(0.5), .end), .at(.seconds(2))])
  }

  @Test(
    "A wrong input names line, field, what was expected and what is allowed",
    arguments: [
      (#"{"tap": [1, 2]}"#, "test.json:4: input[0].at: is missing; expected seconds"),
      (#"{"at": -1, "tap": [1, 2]}"#, "test.json:4: input[0].at: expected seconds, 0 or more, found -1"),
      (#"{"at": 0, "tap": [1]}"#, "test.json:4: input[0].tap: expected a point [x, y], found a list of 1"),
      (
        #"{"at": 0, "tapp": [1, 2]}"#,
        "test.json:4: input[0]: unknown field \"tapp\"; did you mean \"tap\"? (allowed: at, drag, tap, down, move, "
          + "up, cancel, scroll, wheel, set, do, resize, blur, pointer, kind, with)"
      ),
      (
        #"{"at": 0, "tap": [1, 2], "up": [1, 2]}"#,
        "test.json:4: input[0]: expected exactly one of drag, tap, down, move, up, cancel, scroll, wheel, set, do, "
          + "resize, blur, found 2"
      ),
      (
        #"{"at": 0, "tap": [1, 2], "with": 3}"#,
        "test.json:4: input[0]: unknown field \"with\" (allowed: tap, at, pointer, kind)"
      ),
      (
        "{\"at\": 0, \"drag\": {\"from\": [0, 0], \"to\": [1, 1], \"over\": 1,\n\"ease\": \"quick\"}}",
        "test.json:5: input[0].drag.ease: expected one of linear, easeIn, easeOut, easeInOut, found \"quick\""
      ),
      (
        #"{"at": 0, "drag": {"path": [[0, 0, 0], [1, 1, 1]], "over": 1}}"#,
        "test.json:4: input[0].drag.over: expected no over beside path, found 1"
      ),
      (
        #"{"at": 0, "drag": {"path": [[0, 0, 1], [1, 1, 0.5]]}}"#,
        "test.json:4: input[0].drag.path[1]: expected two or more way points [x, y, t] with t from 0 to 600 that "
          + "never falls, found a list of 3"
      ),
      (
        #"{"at": 0, "set": {"list0.row": 1}}"#,
        "test.json:4: input[0].set: unknown tunable \"list0.row\"; did you mean \"list0.rows\"? (allowed: list0.rows, "
          + "mode, decay.rate)"
      ),
      (
        #"{"at": 0, "set": {"list0.rows": 1001}}"#,
        "test.json:4: input[0].set.list0.rows: expected a number from 0 to 1000, found 1001"
      ),
      (#"{"at": 0, "set": {"mode": 0.5}}"#, "test.json:4: input[0].set.mode: expected one of 0 a, 1 b, 2 c, found 0.5"),
      (
        #"{"at": 0, "do": "select"}"#,
        "test.json:4: input[0].do: unknown command of scene shelf \"select\" (allowed: select-tab, select-detent, "
          + "push)"
      ),
      (
        #"{"at": 0, "do": "select-tab"}"#,
        "test.json:4: input[0].with: is missing; expected a number, the argument of select-tab"
      ),
      (
        #"{"at": 0, "do": "select-detent", "with": "small"}"#,
        "test.json:4: input[0].with: expected one of large, medium, the argument of select-detent, found \"small\""
      ),
      (
        #"{"at": 0, "do": "push", "with": 1}"#,
        "test.json:4: input[0].with: expected no argument, since push takes none, found 1"
      ),
      (#"{"at": 0, "blur": false}"#, "test.json:4: input[0].blur: expected true, found false"),
    ])
  func wrongInput(input: String, message: String) {
    let error = #expect(throws: InputFileError.self) { try CaseText(input: "[\(input)]").read() }
    #expect(error?.description == message)
  }

  @Test(
    "A wrong expectation names line, field, what was expected and what is allowed",
    arguments: [
      (#"{"at": 0, "is": 1}"#, "test.json:5: expect[0].value: is missing; expected a text"),
      (#"{"value": "y", "is": 1}"#, "test.json:5: expect[0]: expected exactly one of at, during"),
      (
        #"{"at": 0, "during": [0, 1], "value": "y", "is": 1}"#,
        "test.json:5: expect[0]: expected exactly one of at, during"
      ),
      (
        #"{"at": "later", "value": "y", "is": 1}"#,
        "test.json:5: expect[0].at: expected seconds, \"settled\" or \"end\", found \"later\""
      ),
      (
        #"{"during": [0], "value": "y", "is": 1}"#,
        "test.json:5: expect[0].during: expected two moments [from, to], each seconds, \"settled\" or \"end\", found a "
          + "list of 1"
      ),
      (
        #"{"at": 0, "value": "y", "neverAbove": 1}"#,
        "test.json:5: expect[0].neverAbove: stands with during only; allowed with at: is, within, not, atLeast, atMost"
      ),
      (
        #"{"at": 0, "value": "y", "within": 1, "not": 3}"#,
        "test.json:5: expect[0].within: expected no within without an is that is a number, found 1"
      ),
      (
        #"{"at": 0, "value": "y", "equals": 1}"#,
        "test.json:5: expect[0]: unknown field \"equals\" (allowed: at, during, value, is, within, not, atLeast, "
          + "atMost, neverAbove, neverBelow, everAbove, everBelow, monotone, changesAtMost, maxStep)"
      ),
      (
        #"{"at": 0, "value": "y"}"#,
        "test.json:5: expect[0]: expected at least one comparator of is, within, not, atLeast, atMost, neverAbove, "
          + "neverBelow, everAbove, everBelow, monotone, changesAtMost, maxStep"
      ),
      (
        #"{"during": [0, 1], "value": "y", "monotone": "sideways"}"#,
        "test.json:5: expect[0].monotone: expected one of up, down, found \"sideways\""
      ),
    ])
  func wrongExpectation(expectation: String, message: String) {
    let error = #expect(throws: InputFileError.self) { try CaseText(expect: "[\(expectation)]").read() }
    #expect(error?.description == message)
  }

  @Test(
    "Unknown ids list what there is",
    arguments: [
      (
        #""scene": "shelv", "strategy": "x""#,
        "scene: unknown scene \"shelv\"; did you mean \"shelf\"? (allowed: shelf)"
      ),
      (
        #""scene": "shelf", "strategy": "x""#,
        "strategy: unknown strategy of scene shelf \"x\" (allowed: coordinated, switching)"
      ),
      (#""scene": "shelf", "preset": "mac""#, "preset: unknown preset \"mac\" (allowed: ios, gtk)"),
      (#""scene": "shelf", "hz": 0"#, "hz: expected a number from 1 to 10000, found 0"),
      (#""scene": "shelf", "speed": 2"#, nil),
      (
        #""scene": "shelf", "until": "later""#, "until: expected \"settled\" or seconds from 0 to 3600, found \"later\""
      ),
    ])
  func wrongHead(head: String, message: String?) {
    let error = #expect(throws: InputFileError.self) { try CaseText(head: head).read() }
    if let message {
      #expect(error?.description == "test.json:2: \(message)")
    } else {
      #expect(error?.problem.hasPrefix("unknown field \"speed\"") == true)
    }
  }

  @Test("A newer version is refused with both versions named, whatever else it holds")
  func version() {
    let error = #expect(throws: InputFileError.self) {
      try CaseReader(catalogue: .sample).read(
        TextFile.parseJSON(#"{"format": "scroll-lab-case", "version": 2, "more": 1}"#, file: "x"), file: "x")
    }
    #expect(error?.problem == "the file is version 2 of scroll-lab-case; this program reads versions up to 1")
  }

  @Test("A folder stands for its cases and those below, sorted; a folder without any is an error")
  func folders() throws {
    let folder = try TemporaryFolder()
    for name in ["b.json", "a/z.json", "a/notes.md"] { try folder.write("", to: name) }
    #expect(try CaseFolder.files(in: [folder.path]) == ["a/z.json", "b.json"].map { "\(folder.path)/\($0)" })
    #expect(throws: InputFileError.self) { try CaseFolder.files(in: ["\(folder.path)/none"]) }
    try folder.write("", to: "empty/x.md")
    #expect(throws: InputFileError.self) { try CaseFolder.files(in: ["\(folder.path)/empty"]) }
  }
}
