import Primitives

/// Reads the fields of one JSON object strictly, with errors that name file, line and field.
struct FieldReader {
  /// The file that is read.
  let file: String
  /// The path of this object in the file; empty for the outermost.
  let path: String
  /// The line on which the object starts.
  let line: Int
  private let members: [JSONNode.Member]

  /// Opens an object.
  ///
  /// - Parameter allowed: the names that may stand in it; nil where names are data.
  /// - Throws: `InputFileError` where the node is no object, or holds a name that is not allowed.
  init(_ node: JSONNode, file: String, path: String = "", allowed: [String]? = nil) throws {
    guard case .object(let members) = node.content else {
      throw InputFileError(
        file: file, line: node.line, field: path.isEmpty ? nil : path,
        problem: "expected an object, found \(node.summary)")
    }
    self.file = file
    self.path = path
    self.line = node.line
    self.members = members
    if let allowed {
      for member in members where !allowed.contains(member.name) {
        throw InputFileError.unknown(
          "field", member.name, allowed: allowed, file: file, line: member.line, field: path.isEmpty ? nil : path)
      }
    }
  }

  /// The names that stand in the object, in the order of the file.
  var names: [String] { members.map(\.name) }

  /// The node of a field, if it is there.
  func node(_ name: String) -> JSONNode? { members.first { $0.name == name }?.value }

  /// The path of a field.
  func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  /// The error that a field is not what was expected.
  func error(_ name: String, expected: String) -> InputFileError {
    guard let node = node(name) else {
      return InputFileError(
        file: file, line: line, field: path(of: name), problem: "is missing; expected \(expected)")
    }
    return InputFileError(
      file: file, line: node.line, field: path(of: name), problem: "expected \(expected), found \(node.summary)")
  }

  /// The error that a field holds a name that nobody knows.
  func unknown(_ name: String, _ kind: String, _ value: String, allowed: [String]) -> InputFileError {
    .unknown(kind, value, allowed: allowed, file: file, line: node(name)?.line ?? line, field: path(of: name))
  }

  /// Opens the object in a field.
  func object(_ name: String, allowed: [String]? = nil) throws -> FieldReader {
    guard let node = node(name) else { throw error(name, expected: "an object") }
    return try FieldReader(node, file: file, path: path(of: name), allowed: allowed)
  }

  /// The elements of the list in a field.
  func list(_ name: String, expected: String = "a list") throws -> [JSONNode] {
    guard let node = node(name), case .list(let elements) = node.content else { throw error(name, expected: expected) }
    return elements
  }

  // MARK: Plain values

  /// A number in `range`; `fallback` where the field is left out, an error where there is none.
  func number(
    _ name: String, in range: ClosedRange<Double>? = nil, default fallback: Double? = nil
  ) throws -> Double {
    let expected = range.map { "a number from \(JSONText.number($0.lowerBound)) to \(JSONText.number($0.upperBound))" }
    guard let node = node(name) else {
      if let fallback { return fallback }
      throw error(name, expected: expected ?? "a number")
    }
    guard let number = node.number, range?.contains(number) ?? true else {
      throw error(name, expected: expected ?? "a number")
    }
    return number
  }

  /// A number of seconds, 0 or more.
  func seconds(_ name: String, default fallback: Double? = nil) throws -> Double {
    guard let node = node(name) else {
      if let fallback { return fallback }
      throw error(name, expected: "seconds")
    }
    guard let number = node.number, number >= 0 else { throw error(name, expected: "seconds, 0 or more") }
    return number
  }

  /// A whole number in `range`.
  func whole(_ name: String, in range: ClosedRange<Int>, default fallback: Int? = nil) throws -> Int {
    guard let node = node(name) else {
      if let fallback { return fallback }
      throw error(name, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    guard let number = node.number, let whole = Int(exactly: number), range.contains(whole) else {
      throw error(name, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return whole
  }

  /// A text.
  func text(_ name: String, default fallback: String? = nil) throws -> String {
    guard let node = node(name) else {
      if let fallback { return fallback }
      throw error(name, expected: "a text")
    }
    guard let text = node.text else { throw error(name, expected: "a text") }
    return text
  }

  /// One of the words of an enumeration.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, default fallback: Choice? = nil
  ) throws -> Choice where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    guard let node = node(name) else {
      if let fallback { return fallback }
      throw error(name, expected: "one of \(words)")
    }
    guard let text = node.text, let choice = Choice(rawValue: text) else {
      throw error(name, expected: "one of \(words)")
    }
    return choice
  }

  /// A list of exactly `count` numbers.
  func numbers(_ name: String, count: Int, expected: String) throws -> [Double] {
    let elements = try list(name, expected: expected)
    let numbers = elements.compactMap(\.number)
    guard numbers.count == count, elements.count == count else { throw error(name, expected: expected) }
    return numbers
  }

  /// A point, written as `[x, y]`.
  func point(_ name: String) throws -> Point {
    let pair = try numbers(name, count: 2, expected: "a point [x, y]")
    return Point(x: pair[0], y: pair[1])
  }

  /// A vector, written as `[x, y]`.
  func vector(_ name: String) throws -> Vector {
    let pair = try numbers(name, count: 2, expected: "two numbers [x, y]")
    return Vector(x: pair[0], y: pair[1])
  }

  /// A size of at least one point each way, written as `[width, height]`.
  func size(_ name: String) throws -> Size {
    let expected = "a size [width, height] of 1 to 16384 points each way"
    let pair = try numbers(name, count: 2, expected: expected)
    guard pair.allSatisfy({ (1...16384).contains($0) }) else { throw error(name, expected: expected) }
    return Size(width: pair[0], height: pair[1])
  }
}
