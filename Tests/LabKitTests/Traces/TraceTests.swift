import Foundation
import InputEvents
import InteractionKit
import LabKit
import Primitives
import TestSupport
import Testing

@Suite("Traces")
struct TraceTests {
  private let header = TraceHeader(
    scene: "shelf", strategy: "switching", preset: "gtk", viewport: Size(width: 390, height: 844.5), seed: 7,
    tune: [TuneChange(id: "list0.rows", value: 3)], app: ProgramVersion.text)

  /// One input of every kind, with numbers that are hard to write.
  private var inputs: [InputEvent] {
    let third = 1.0 / 3
    let kinds: [InputEvent.Kind] = [
      .pointer(PointerEvent(id: -3, kind: .mouse, phase: .down, position: Point(x: third, y: -1e-9))),
      .pointer(
        PointerEvent(id: 1, kind: .touch, phase: .move, position: Point(x: third, y: 2), isResampled: true)),
      .scroll(
        ScrollEvent(
          phase: .changed, delta: Vector(x: 0.1, y: third), position: Point(x: 1, y: 2), lift: .inferred)),
      .wheel(WheelEvent(ticks: Vector(x: 0, y: -3), position: Point(x: 4, y: 5))), .key("ctrl+plus"),
      .resize(Size(width: 300, height: 400)),
      .set([TuneChange(id: "list0.rows", value: 9), TuneChange(id: "decay.rate", value: 0.99)]),
      .perform("select-tab", .number(2)), .perform("select-detent", .text("a \"b\"\n")), .perform("push", nil), .blur,
    ]
    return kinds.enumerated().map { InputEvent(time: Timestamp(Double($0) * third), kind: $1) }
  }

  private func read(_ text: String) throws -> Trace { try TraceReader(catalogue: .sample).read(text, file: "t.jsonl") }

  private func text(_ lines: [TraceLine]) -> String {
    ([TraceText.line(header)] + lines.map(TraceText.line)).joined(separator: "\n") + "\n"
  }

  @Test("What is written reads back the same, to the last bit")
  func roundTrip() throws {
    let lines =
      inputs.map(TraceLine.input) + [
        .tick(0, time: 4, digest: "00ff"), .tick(1, time: Timestamp(4 + 1.0 / 120), digest: nil),
      ]
    let trace = try read(text(lines))
    #expect(trace.header == header)
    #expect(trace.lines == lines)
    #expect(trace.warnings == [])
  }

  @Test("A trace cut off anywhere gives its whole lines, with a warning where a line was lost")
  func cutOff() throws {
    let lines = inputs.map(TraceLine.input)
    let bytes = Array(text(lines).utf8)
    let headerLength = TraceText.line(header).utf8.count
    for length in headerLength...bytes.count {
      let cut = String(decoding: bytes.prefix(length), as: UTF8.self)
      let trace = try read(cut)
      let whole = cut.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count - 1
      // A line that only lacks its end is whole.
      let isComplete = length < bytes.count && bytes[length] == UInt8(ascii: "\n")
      #expect(trace.lines == Array(lines.prefix(isComplete ? whole + 1 : max(0, whole))))
      let endsWithLine = isComplete || cut.hasSuffix("\n")
      #expect(trace.warnings.isEmpty == endsWithLine)
    }
    #expect(throws: InputFileError.self) { try read(String(decoding: bytes.prefix(headerLength - 1), as: UTF8.self)) }
    #expect(throws: InputFileError.self) { try read("") }
  }

  @Test(
    "A malformed line names its number and what was expected",
    arguments: [
      ("{\"t\": 0", "t.jsonl:3: expected a comma or } after the value of \"t\", found the end"),
      (
        "{\"t\": 0}",
        "t.jsonl:3: expected exactly one of pointer, scroll, wheel, key, resize, set, do, blur, tick, found 0"
      ),
      (
        #"{"t": 0, "pointer": {"id": 0, "kind": "pen", "phase": "down", "x": 0, "y": 0}}"#,
        "t.jsonl:3: pointer.kind: expected one of touch, mouse, found \"pen\""
      ),
      (
        #"{"t": "now", "blur": true}"#,
        "t.jsonl:3: t: expected a number from 0 to 1000000000, found \"now\""
      ),
      (#"{"t": -1, "blur": true}"#, "t.jsonl:3: t: expected a number from 0 to 1000000000, found -1"),
      (#"{"t": 0, "blur": true, "digest": "x"}"#, "t.jsonl:3: digest: expected no digest beside blur, found \"x\""),
      (#"{"t": 0, "tick": 0.5}"#, "t.jsonl:3: tick: expected a whole number from 0 to 2147483647, found 0.5"),
    ])
  func malformed(line: String, message: String) {
    let error = #expect(throws: InputFileError.self) {
      try read("\(TraceText.line(header))\n{\"t\": 0, \"blur\": true}\n\(line)\n{\"t\": 1, \"blur\": true}\n")
    }
    #expect(error?.description == message)
  }

  @Test("Returns before the ends of lines and a mark at the beginning change nothing of what is read")
  func otherSystems() throws {
    let lines = inputs.map(TraceLine.input)
    let own = text(lines)
    let folder = try TemporaryFolder()
    let file = try folder.write("\u{FEFF}" + own.replacingOccurrences(of: "\n", with: "\r\n"), to: "other.jsonl")
    let trace = try TraceReader(catalogue: .sample).read(file: file)
    #expect(trace.header == header)
    #expect(trace.lines == lines)
    #expect(trace.warnings == [])
    let scripted = try folder.write("\u{FEFF}{\r\n \"a\": 1 }\r\n", to: "other.json")
    #expect(try TextFile.readJSON(scripted).member("a")?.number == 1)
  }

  @Test("A trace is written through a link and into a pipe; neither is replaced by a file")
  func specialFiles() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("what was there before", to: "target.jsonl")
    let link = "\(folder.path)/link.jsonl"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let writer = try TraceWriter(file: link, header: header)
    try writer.close()
    #expect(try TextFile.read(target) == TraceText.line(header) + "\n")
    let pipe = "\(folder.path)/pipe.jsonl"
    #expect(mkfifo(pipe, 0o600) == 0)
    // Open for both, so that nobody waits for the other end.
    let reader = try #require(FileHandle(forUpdatingAtPath: pipe))
    try TraceWriter(file: pipe, header: header).close()
    #expect(String(decoding: reader.availableData, as: UTF8.self) == TraceText.line(header) + "\n")
  }

  @Test("Two runs do not record into one file: the second is told, and what the first wrote stays")
  func twoWriters() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/run.jsonl"
    let writer = try TraceWriter(file: file, header: header)
    let error = #expect(throws: OutputFileError.self) { try TraceWriter(file: file, header: header) }
    #expect(error?.description == "\(file): another run records into it")
    #expect(try TextFile.read(file) == TraceText.line(header) + "\n")
    try writer.close()
    #expect(throws: Never.self) { try TraceWriter(file: file, header: header) }
  }

  @Test("A newer version is refused with a sentence that names both")
  func version() {
    let error = #expect(throws: InputFileError.self) {
      try read(#"{"format": "scroll-lab-trace", "version": 3, "camera": 1}"# + "\n")
    }
    #expect(
      error?.description
        == "t.jsonl:1: version: the file is version 3 of scroll-lab-trace; this program reads versions up to 1")
  }

  @Test("A recorded run is replayed with the same events in the same frames, and every sixtieth digest agrees")
  func recordAndReplay() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/run.jsonl"
    let recorded = FakeRun { time, events in [NamedValue("n", Double(events.count)), NamedValue("y", time)] }
    let writer = try TraceWriter(file: file, header: header)
    var generator = SeededGenerator(seed: 3)
    var time = 0.0
    for tick in 0..<200 {
      time += generator.double(in: 0.001...0.03)
      let events = (0..<generator.int(in: 0...3)).map { _ in InputEvent(time: Timestamp(time), kind: .key("s")) }
      let frame = recorded.step(events, at: Timestamp(time))
      try writer.record(events, tick: tick, at: Timestamp(time), digest: frame.digest)
    }
    // Not closed: what was recorded is there even when the program dies now.
    let replayed = FakeRun { time, events in [NamedValue("n", Double(events.count)), NamedValue("y", time)] }
    let playback = try Playback(file: file, catalogue: .sample)
    let simulation = try Simulation(playback, format: .jsonl, catalogue: .sample) { _ in replayed }
    #expect(replayed.steps.map(\.time) == recorded.steps.map(\.time))
    #expect(replayed.steps.map(\.events) == recorded.steps.map(\.events))
    #expect(simulation.comparison.comparisons == 4)
    #expect(simulation.comparison.firstDifference == nil)
    try writer.close()
  }

  @Test("A replay that meets another digest tells the first tick that differs, and goes on")
  func difference() throws {
    let lines: [TraceLine] = (0..<200).map { tick in
      .tick(tick, time: Timestamp(Double(tick)), digest: tick % 60 == 0 ? (tick < 120 ? "same" : "other") : nil)
    }
    let trace = try read(text(lines))
    var comparison = DigestComparison()
    var ticks: [Int] = []
    FramePlan.play(trace.framePlan, on: FakeRun()) { planned, _ in
      comparison.compare(planned, "same")
      ticks.append(planned.tick)
    }
    #expect(comparison.firstDifference == 120)
    #expect(ticks == Array(0..<200))
  }

  @Test("Inputs after the last tick get a frame of their own; a trace without ticks runs at regular frames")
  func withoutTicks() throws {
    let blur = InputEvent(time: 0.51, kind: .blur)
    let tail = try read(text([.tick(0, time: 0.5, digest: nil), .input(blur)]))
    let run = FakeRun()
    FramePlan.play(tail.framePlan, on: run) { _, _ in }
    #expect(run.steps.map(\.time) == [0.5, 0.51])
    #expect(run.steps.last?.events == [blur])
    let regular = FakeRun()
    FramePlan.play(try read(text([.input(blur)])).framePlan, on: regular) { _, _ in }
    #expect(regular.steps.map(\.time.seconds) == (0...62).map { Double($0) / 120 })
  }

  @Test("A file that is neither a trace nor a case is refused by its name")
  func otherFiles() {
    let error = #expect(throws: InputFileError.self) { try Playback(file: "x.txt", catalogue: .sample) }
    #expect(error?.problem == "expected the name of a trace (.jsonl) or of a case (.json)")
  }
}
