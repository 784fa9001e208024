import InputEvents
import Primitives

/// Reads the lines of a trace after the first.
struct TraceLineReader {
  /// The scene, whose tunables are allowed.
  let scene: Catalogue.Scene?
  /// The physics constants that can be set.
  let physics: [Catalogue.Tunable]
  /// The file that is read.
  let file: String

  private static let subjects = ["pointer", "scroll", "wheel", "key", "resize", "set", "do", "blur", "tick"]

  func read(_ node: JSONNode) throws -> TraceLine {
    let fields = try FieldReader(node, file: file, allowed: ["t"] + Self.subjects + ["with", "digest"])
    let present = Self.subjects.filter { fields.node($0) != nil }
    guard present.count == 1, let subject = present.first else {
      throw InputFileError(
        file: file, line: node.line,
        problem: "expected exactly one of \(Self.subjects.joined(separator: ", ")), found \(present.count)")
    }
    for (name, owner) in [("with", "do"), ("digest", "tick")] where fields.node(name) != nil && subject != owner {
      throw fields.error(name, expected: "no \(name) beside \(subject)")
    }
    let time = Timestamp(try fields.number("t", in: 0...1e9))
    guard subject != "tick" else {
      return .tick(
        try fields.whole("tick", in: 0...Int(Int32.max)), time: time,
        digest: fields.node("digest") == nil ? nil : try fields.text("digest"))
    }
    return .input(InputEvent(time: time, kind: try kind(subject, fields)))
  }

  private func kind(_ subject: String, _ fields: FieldReader) throws -> InputEvent.Kind {
    switch subject {
    case "pointer":
      let allowed = ["id", "kind", "phase", "x", "y", "resampled"]
      return .pointer(try pointer(fields.object("pointer", allowed: allowed)))
    case "scroll": return .scroll(try scroll(fields.object("scroll", allowed: ["phase", "at", "by", "lift"])))
    case "wheel":
      let wheel = try fields.object("wheel", allowed: ["at", "ticks"])
      return .wheel(WheelEvent(ticks: try wheel.vector("ticks"), position: try wheel.point("at")))
    case "key": return .key(try fields.text("key"))
    case "resize": return .resize(try fields.size("resize"))
    case "set": return .set(try TuneReader(scene: scene, physics: physics).read(fields.object("set")))
    case "do": return .perform(try fields.text("do"), try argument(fields))
    default:
      guard fields.node("blur")?.content == .boolean(true) else { throw fields.error("blur", expected: "true") }
      return .blur
    }
  }

  private func pointer(_ fields: FieldReader) throws -> PointerEvent {
    PointerEvent(
      id: try fields.whole("id", in: Int(Int32.min)...Int(Int32.max)), kind: try fields.choice("kind"),
      phase: try fields.choice("phase"), position: Point(x: try fields.number("x"), y: try fields.number("y")),
      isResampled: try resampled(fields))
  }

  private func resampled(_ fields: FieldReader) throws -> Bool {
    switch fields.node("resampled")?.content {
    case nil: false
    case .boolean(let value): value
    default: throw fields.error("resampled", expected: "true or false")
    }
  }

  private func scroll(_ fields: FieldReader) throws -> ScrollEvent {
    ScrollEvent(
      phase: try fields.choice("phase"), delta: try fields.vector("by"), position: try fields.point("at"),
      lift: try fields.choice("lift", default: .native))
  }

  private func argument(_ fields: FieldReader) throws -> CommandArgument? {
    switch fields.node("with")?.content {
    case nil: nil
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    default: throw fields.error("with", expected: "a number or a text")
    }
  }
}
