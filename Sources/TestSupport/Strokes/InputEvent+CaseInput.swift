import InputEvents
import Primitives

extension InputEvent {
  /// The input as a line of a case's `input`.
  ///
  /// A trackpad's steps, which cases write as whole series, are given as comments.
  public var caseInput: String {
    let start = "{ \"at\": \(time.seconds), "
    switch kind {
    case .pointer(let pointer):
      let place = "[\(pointer.position.x), \(pointer.position.y)]"
      let end = ", \"pointer\": \(pointer.id), \"kind\": \"\(pointer.kind.rawValue)\" },"
      if pointer.phase == .cancel { return "\(start)\"cancel\": true\(end)" }
      return "\(start)\"\(pointer.phase.rawValue)\": \(place)\(end)"
    case .scroll(let scroll):
      return "// \(time.seconds) \(scroll.phase.rawValue) \(scroll.delta.x), \(scroll.delta.y) at "
        + "\(scroll.position.x), \(scroll.position.y), \(scroll.lift.rawValue)"
    case .wheel(let wheel):
      return "\(start)\"wheel\": { \"at\": [\(wheel.position.x), \(wheel.position.y)], "
        + "\"ticks\": [\(wheel.ticks.x), \(wheel.ticks.y)] } },"
    case .key(let key): return "// \(time.seconds) key \(key)"
    case .resize(let size): return "\(start)\"resize\": [\(size.width), \(size.height)] },"
    case .set(let changes):
      let values = changes.map { "\"\($0.id)\": \($0.value)" }.joined(separator: ", ")
      return "\(start)\"set\": { \(values) } },"
    case .perform(let command, let argument):
      switch argument {
      case .number(let number): return "\(start)\"do\": \"\(command)\", \"with\": \(number) },"
      case .text(let text): return "\(start)\"do\": \"\(command)\", \"with\": \"\(text)\" },"
      case nil: return "\(start)\"do\": \"\(command)\" },"
      }
    case .blur: return "\(start)\"blur\": true },"
    }
  }
}
