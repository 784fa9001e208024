import InteractionKit

/// Reads the entries of a case's `expect`.
struct ExpectationReader {
  /// The file that is read.
  let file: String

  private static let scopes = ["at", "during"]
  private static let frameComparators = ["is", "within", "not", "atLeast", "atMost"]
  private static let spanComparators = [
    "neverAbove", "neverBelow", "everAbove", "everBelow", "monotone", "changesAtMost", "maxStep",
  ]

  func read(_ node: JSONNode, path: String) throws -> Expectation {
    let comparators = Self.frameComparators + Self.spanComparators
    let fields = try FieldReader(node, file: file, path: path, allowed: Self.scopes + ["value"] + comparators)
    let expectation = Expectation(
      try scope(fields), try fields.text("value"), try self.comparators(fields),
      line: fields.node("value")?.line ?? node.line)
    guard !expectation.comparators.isEmpty else {
      throw InputFileError(
        file: file, line: node.line, field: path,
        problem: "expected at least one comparator of \(comparators.joined(separator: ", "))")
    }
    return expectation
  }

  // MARK: Scope

  private func scope(_ fields: FieldReader) throws -> Expectation.Scope {
    switch (fields.node("at"), fields.node("during")) {
    case (let at?, nil):
      guard let mark = mark(at) else { throw fields.error("at", expected: "seconds, \"settled\" or \"end\"") }
      for name in Self.spanComparators where fields.node(name) != nil {
        throw InputFileError(
          file: file, line: fields.node(name)?.line, field: fields.path(of: name),
          problem: "stands with during only; allowed with at: \(Self.frameComparators.joined(separator: ", "))")
      }
      return .at(mark)
    case (nil, .some):
      let expected = "two moments [from, to], each seconds, \"settled\" or \"end\""
      let marks = try fields.list("during", expected: expected).map(mark)
      guard marks.count == 2, let start = marks[0], let end = marks[1] else {
        throw fields.error("during", expected: expected)
      }
      return .during(start, end)
    default:
      throw InputFileError(
        file: file, line: fields.line, field: fields.path, problem: "expected exactly one of at, during")
    }
  }

  private func mark(_ node: JSONNode) -> Expectation.Mark? {
    switch node.content {
    case .number(let seconds) where seconds >= 0: .seconds(seconds)
    case .text("settled"): .settled
    case .text("end"): .end
    default: nil
    }
  }

  // MARK: Comparators

  private func comparators(_ fields: FieldReader) throws -> [Expectation.Comparator] {
    var comparators: [Expectation.Comparator] = []
    if fields.node("is") != nil { comparators.append(try equals(fields)) }
    if fields.node("within") != nil, fields.node("is")?.number == nil {
      throw fields.error("within", expected: "no within without an is that is a number")
    }
    if fields.node("not") != nil { comparators.append(.differs(try value("not", fields))) }
    let bounds: [(String, (Double) -> Expectation.Comparator)] = [
      ("atLeast", { .atLeast($0) }), ("atMost", { .atMost($0) }), ("neverAbove", { .neverAbove($0) }),
      ("neverBelow", { .neverBelow($0) }), ("everAbove", { .everAbove($0) }), ("everBelow", { .everBelow($0) }),
    ]
    for (name, comparator) in bounds where fields.node(name) != nil {
      comparators.append(comparator(try fields.number(name)))
    }
    if fields.node("monotone") != nil { comparators.append(.monotone(try fields.choice("monotone"))) }
    if fields.node("changesAtMost") != nil {
      comparators.append(.changesAtMost(try fields.whole("changesAtMost", in: 0...1_000_000)))
    }
    if fields.node("maxStep") != nil {
      guard let bound = fields.node("maxStep")?.number, bound >= 0 else {
        throw fields.error("maxStep", expected: "a number, 0 or more")
      }
      comparators.append(.maximumStep(bound))
    }
    return comparators
  }

  private func equals(_ fields: FieldReader) throws -> Expectation.Comparator {
    guard let tolerance = fields.node("within") else {
      return .equals(try value("is", fields), within: Expectation.defaultTolerance)
    }
    guard let number = tolerance.number, number >= 0 else {
      throw fields.error("within", expected: "a number, 0 or more")
    }
    return .equals(try value("is", fields), within: number)
  }

  private func value(_ name: String, _ fields: FieldReader) throws -> InspectorValue {
    switch fields.node(name)?.content {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    default: throw fields.error(name, expected: "a number or a text")
    }
  }
}
