/// A command line that cannot be followed.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, and what is allowed.
  public var problem: String
  /// The command whose help would tell more; nil for that of the program.
  public var command: String?

  /// Makes an error.
  public init(_ problem: String, command: String? = nil) {
    self.problem = problem
    self.command = command
  }

  /// The problem, and where to read more.
  public var description: String {
    let help = command.map { "scroll-lab \($0) --help" } ?? "scroll-lab --help"
    return "\(problem) (see \(help))"
  }

  /// The error for a word that is none of those allowed: it lists them, and suggests the nearest.
  public static func unknown(
    _ kind: String, _ word: String, allowed: [String], command: String? = nil
  ) -> UsageError {
    let guess = Spelling.nearest(to: word, among: allowed).map { "; did you mean \($0)?" } ?? ""
    let list = allowed.isEmpty ? "there is none" : "allowed: \(allowed.joined(separator: ", "))"
    return UsageError("unknown \(kind) \(word)\(guess) (\(list))", command: command)
  }
}
