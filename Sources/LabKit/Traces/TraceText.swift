import InputEvents
import Primitives

/// Traces as text: one JSON object a line.
public enum TraceText {
  /// The first line, without its end.
  public static func line(_ header: TraceHeader) -> String {
    JSONText.object([
      ("format", JSONText.text(TraceHeader.format)), ("version", "\(TraceHeader.version)"),
      ("scene", JSONText.text(header.scene)), ("strategy", JSONText.text(header.strategy)),
      ("preset", JSONText.text(header.preset)), ("viewport", size(header.viewport)), ("seed", "\(header.seed)"),
      ("tune", tune(header.tune)), ("app", JSONText.text(header.app)),
    ])
  }

  /// A further line, without its end.
  public static func line(_ line: TraceLine) -> String {
    let time = (name: "t", value: JSONText.number(line.time.seconds))
    switch line {
    case .input(let event): return JSONText.object([time] + members(event.kind))
    case .tick(let tick, _, nil): return JSONText.object([time, ("tick", "\(tick)")])
    case .tick(let tick, _, let digest?):
      return JSONText.object([time, ("tick", "\(tick)"), ("digest", JSONText.text(digest))])
    }
  }

  private static func members(_ kind: InputEvent.Kind) -> [(name: String, value: String)] {
    switch kind {
    case .pointer(let event):
      var fields: [(String, String)] = [
        ("id", "\(event.id)"), ("kind", JSONText.text(event.kind.rawValue)),
        ("phase", JSONText.text(event.phase.rawValue)), ("x", JSONText.number(event.position.x)),
        ("y", JSONText.number(event.position.y)),
      ]
      if event.isResampled { fields.append(("resampled", "true")) }
      return [("pointer", JSONText.object(fields))]
    case .scroll(let event):
      let fields: [(String, String)] = [
        ("phase", JSONText.text(event.phase.rawValue)), ("at", pair(event.position.x, event.position.y)),
        ("by", pair(event.delta.x, event.delta.y)), ("lift", JSONText.text(event.lift.rawValue)),
      ]
      return [("scroll", JSONText.object(fields))]
    case .wheel(let event):
      let fields: [(String, String)] = [
        ("at", pair(event.position.x, event.position.y)), ("ticks", pair(event.ticks.x, event.ticks.y)),
      ]
      return [("wheel", JSONText.object(fields))]
    case .key(let name): return [("key", JSONText.text(name))]
    case .resize(let newSize): return [("resize", size(newSize))]
    case .set(let changes): return [("set", tune(changes))]
    case .perform(let command, nil): return [("do", JSONText.text(command))]
    case .perform(let command, .number(let number)?):
      return [("do", JSONText.text(command)), ("with", JSONText.number(number))]
    case .perform(let command, .text(let text)?):
      return [("do", JSONText.text(command)), ("with", JSONText.text(text))]
    case .blur: return [("blur", "true")]
    }
  }

  private static func pair(_ first: Double, _ second: Double) -> String {
    JSONText.list([JSONText.number(first), JSONText.number(second)])
  }

  private static func size(_ size: Size) -> String { pair(size.width, size.height) }

  /// Tunables as one object; the last value stands where one is set twice.
  private static func tune(_ changes: [TuneChange]) -> String {
    var distinct: [TuneChange] = []
    for change in changes {
      distinct.removeAll { $0.id == change.id }
      distinct.append(change)
    }
    return JSONText.object(distinct.map { ($0.id, JSONText.number($0.value)) })
  }
}
