import InteractionKit
import LabKit
import Primitives
import Testing

@Suite("Frame logs")
struct FrameLogTests {
  private func log(_ format: FrameLog.Format, _ frames: [[NamedValue]]) -> FrameLog {
    var log = FrameLog(format)
    for (tick, values) in frames.enumerated() {
      log.append(
        PlannedFrame(tick: tick, time: Timestamp(Double(tick) / 120), events: [], isInputOver: true),
        ObservedFrame(values: values, digest: "d\(tick)", isSettled: true))
    }
    return log
  }

  @Test("A line a frame with its keys as they are sorted, and an end line")
  func lines() {
    let values = [NamedValue("main.offset.y", 40.5), NamedValue("main.phase", "idle")]
    #expect(
      log(.jsonl, [values, values]).text == """
        {"tick": 0, "t": 0, "values": {"main.offset.y": 40.5, "main.phase": "idle"}}
        {"tick": 1, "t": 0.008333333333333333, "values": {"main.offset.y": 40.5, "main.phase": "idle"}}
        {"end": true, "ticks": 2, "digest": "d1"}

        """)
  }

  @Test("A table has every name of every frame as a column, and quotes what needs it")
  func table() {
    let text = log(.csv, [[NamedValue("y", 1)], [NamedValue("s", "a, \"b\""), NamedValue("y", -0.1)]]).text
    #expect(text == "tick,t,s,y\n0,0,,1\n1,0.008333333333333333,\"a, \"\"b\"\"\",-0.1\n")
  }

  @Test("Every number reads back to the same double")
  func numbers() throws {
    var generator = SeededGenerator(seed: 12)
    let numbers = (0..<500).map { _ in Double(bitPattern: generator.next()) }.filter(\.isFinite)
    let log = log(.jsonl, numbers.map { [NamedValue("y", $0)] })
    let lines = log.text.split(separator: "\n").dropLast()
    let read = try lines.map { try JSONParser.parse(String($0)).member("values")?.member("y")?.number }
    #expect(read.map { $0?.bitPattern } == numbers.map { $0.bitPattern })
  }

  @Test("The end of the file's name picks the format")
  func format() {
    #expect(FrameLog.Format(fileName: "a/b.JSONL") == .jsonl)
    #expect(FrameLog.Format(fileName: "b.csv") == .csv)
    #expect(FrameLog.Format(fileName: "b.json") == nil)
  }
}
