import InputEvents
import Primitives

/// Reads the entries of a case's `input`.
struct CaseInputReader {
  /// The scene, whose commands and tunables are allowed.
  let scene: Catalogue.Scene?
  /// The physics constants that can be set.
  let physics: [Catalogue.Tunable]
  /// The file that is read.
  let file: String

  init(scene: Catalogue.Scene?, physics: [Catalogue.Tunable], file: String) throws {
    self.scene = scene
    self.physics = physics
    self.file = file
  }

  /// The field that says what is done, with the fields that may stand beside it.
  private enum Verb: String, CaseIterable {
    case drag, tap, down, move, up, cancel, scroll, wheel, set, `do`, resize, blur

    var companions: [String] {
      switch self {
      case .tap, .down, .move, .up: ["at", "pointer", "kind"]
      case .cancel: ["at", "pointer"]
      case .do: ["at", "with"]
      case .drag, .scroll, .wheel, .set, .resize, .blur: ["at"]
      }
    }
  }

  func read(_ node: JSONNode, path: String) throws -> CaseInput {
    let names = Verb.allCases.map(\.rawValue)
    let any = try FieldReader(node, file: file, path: path, allowed: ["at"] + names + ["pointer", "kind", "with"])
    let verbs = Verb.allCases.filter { any.node($0.rawValue) != nil }
    guard verbs.count == 1, let verb = verbs.first else {
      throw InputFileError(
        file: file, line: node.line, field: path,
        problem: "expected exactly one of \(names.joined(separator: ", ")), found \(verbs.count)")
    }
    let fields = try FieldReader(node, file: file, path: path, allowed: [verb.rawValue] + verb.companions)
    return CaseInput(at: try fields.seconds("at"), try action(verb, fields))
  }

  private func action(_ verb: Verb, _ fields: FieldReader) throws -> CaseInput.Action {
    switch verb {
    case .drag: return try drag(fields.object("drag", allowed: Self.dragFields))
    case .tap: return .tap(try fields.point("tap"), try pointer(fields))
    case .down: return .down(try fields.point("down"), try pointer(fields))
    case .move: return .move(try fields.point("move"), try pointer(fields))
    case .up: return .up(try fields.point("up"), try pointer(fields))
    case .cancel:
      try flag("cancel", fields)
      return .cancel(id: try pointer(fields).id)
    case .scroll: return .scroll(try scroll(fields.object("scroll", allowed: Self.scrollFields)))
    case .wheel:
      let wheel = try fields.object("wheel", allowed: ["at", "ticks"])
      return .wheel(WheelEvent(ticks: try wheel.vector("ticks"), position: try wheel.point("at")))
    case .set: return .set(try TuneReader(scene: scene, physics: physics).read(fields.object("set")))
    case .do: return try perform(fields)
    case .resize: return .resize(try fields.size("resize"))
    case .blur:
      try flag("blur", fields)
      return .blur
    }
  }

  private func flag(_ name: String, _ fields: FieldReader) throws {
    guard fields.node(name)?.content == .boolean(true) else { throw fields.error(name, expected: "true") }
  }

  private func pointer(_ fields: FieldReader) throws -> CaseInput.Pointer {
    CaseInput.Pointer(
      id: try fields.whole("pointer", in: 0...99, default: 0),
      kind: fields.node("kind") == nil ? nil : try fields.choice("kind"))
  }

  // MARK: Strokes

  private static let dragFields = ["from", "to", "over", "path", "rate", "ease", "hold", "pointer", "kind"]
  private static let scrollFields = ["at", "by", "over", "rate", "hold", "lift"]

  /// Events a second, bounded so that no case asks for more than a machine can hold.
  private func rate(_ fields: FieldReader) throws -> Double {
    try fields.number("rate", in: 0.001...10000, default: 120)
  }

  private func drag(_ fields: FieldReader) throws -> CaseInput.Action {
    let stroke = DragStroke(
      path: try path(fields), rate: try rate(fields), ease: try fields.choice("ease", default: .linear),
      hold: try fields.seconds("hold", default: 0))
    return .drag(stroke, try pointer(fields))
  }

  private func path(_ fields: FieldReader) throws -> [DragStroke.WayPoint] {
    guard fields.node("path") != nil else {
      return [
        .init(try fields.point("from"), at: 0),
        .init(try fields.point("to"), at: try fields.number("over", in: 0...600)),
      ]
    }
    for name in ["from", "to", "over"] where fields.node(name) != nil {
      throw fields.error(name, expected: "no \(name) beside path")
    }
    let expected = "two or more way points [x, y, t] with t from 0 to 600 that never falls"
    var points: [DragStroke.WayPoint] = []
    for element in try fields.list("path", expected: expected) {
      guard case .list(let parts) = element.content, case let numbers = parts.compactMap(\.number),
        parts.count == 3, numbers.count == 3, (0...600).contains(numbers[2]), numbers[2] >= points.last?.time ?? 0
      else {
        throw InputFileError(
          file: file, line: element.line, field: "\(fields.path(of: "path"))[\(points.count)]",
          problem: "expected \(expected), found \(element.summary)")
      }
      points.append(.init(Point(x: numbers[0], y: numbers[1]), at: numbers[2]))
    }
    guard points.count >= 2 else { throw fields.error("path", expected: expected) }
    return points
  }

  private func scroll(_ fields: FieldReader) throws -> TrackpadStroke {
    TrackpadStroke(
      position: try fields.point("at"), travel: try fields.vector("by"),
      over: try fields.number("over", in: 0...600), rate: try rate(fields),
      hold: try fields.seconds("hold", default: 0), lift: try fields.choice("lift", default: .native))
  }

  // MARK: Commands

  private func perform(_ fields: FieldReader) throws -> CaseInput.Action {
    let id = try fields.text("do")
    let commands = scene?.commands ?? []
    guard let command = commands.first(where: { $0.id == id }) else {
      throw fields.unknown("do", "command of scene \(scene?.entry.id ?? "")", id, allowed: commands.map(\.id))
    }
    let argument: CommandArgument?
    switch fields.node("with")?.content {
    case nil: argument = nil
    case .number(let number): argument = .number(number)
    case .text(let text): argument = .text(text)
    default: throw fields.error("with", expected: "a number or a text")
    }
    switch (command.argument, argument) {
    case (.none, nil), (.number, .number): break
    case (.text(let words), .text(let word)) where words.isEmpty || words.contains(word): break
    case (.none, _): throw fields.error("with", expected: "no argument, since \(id) takes none")
    case (.number, _): throw fields.error("with", expected: "a number, the argument of \(id)")
    case (.text(let words), _):
      let choice = words.isEmpty ? "a text" : "one of \(words.joined(separator: ", "))"
      throw fields.error("with", expected: "\(choice), the argument of \(id)")
    }
    return .perform(id, argument)
  }
}
