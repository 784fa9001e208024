/// What is wrong with a file that came from outside, and where.
public struct InputFileError: Error, Hashable, CustomStringConvertible {
  /// The file, as it was named.
  public var file: String
  /// The line, from 1, where one can be told.
  public var line: Int?
  /// The field, such as `input[2].drag.ease`, where one can be told.
  public var field: String?
  /// What was expected, what is allowed, and what was found.
  public var problem: String

  /// Makes an error.
  public init(file: String, line: Int? = nil, field: String? = nil, problem: String) {
    self.file = file
    self.line = line
    self.field = field
    self.problem = problem
  }

  /// One line: file, line, field and problem.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return field.map { "\(place): \($0): \(problem)" } ?? "\(place): \(problem)"
  }
}

extension InputFileError {
  /// The error for a name that is none of those allowed: it lists them, and suggests the nearest.
  static func unknown(
    _ kind: String, _ name: String, allowed: [String], file: String, line: Int?, field: String?
  ) -> InputFileError {
    let guess = Spelling.nearest(to: name, among: allowed).map { "; did you mean \"\($0)\"?" } ?? ""
    let name = name.count > 40 ? "\(name.prefix(40))…" : name
    let list = allowed.isEmpty ? "there is none" : "allowed: " + allowed.joined(separator: ", ")
    return InputFileError(
      file: file, line: line, field: field, problem: "unknown \(kind) \"\(name)\"\(guess) (\(list))")
  }
}
