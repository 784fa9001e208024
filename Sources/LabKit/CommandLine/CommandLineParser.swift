import Primitives

/// What a command line asks for.
public enum CommandLineRequest: Sendable, Hashable {
  /// Print the help of the program, or of one command.
  case help(command: String?)
  /// Print the version.
  case version
  /// Run a command.
  case command(ParsedCommand)
}

/// A command with its operands and options, each of which has been checked against the command's table.
public struct ParsedCommand: Sendable, Hashable {
  /// The command's name.
  public var name: String
  /// What stood on the line besides options.
  public var operands: [String]
  /// The options' values by name; a flag's is empty.
  ///
  /// The last stands where an option is given twice.
  public var values: [String: String]

  /// Makes a command that has been checked.
  public init(name: String, operands: [String] = [], values: [String: String] = [:]) {
    self.name = name
    self.operands = operands
    self.values = values
  }

  /// Whether an option was given.
  public func has(_ option: String) -> Bool { values[option] != nil }

  /// An option's text, if it was given.
  public func text(_ option: String) -> String? { values[option] }

  /// An option's number, if it was given.
  public func number(_ option: String) -> Double? { values[option].flatMap(Double.init) }

  /// An option's parts between commas; empty where it was not given.
  public func list(_ option: String) -> [String] {
    values[option]?.split(separator: ",").map(String.init) ?? []
  }

  /// An option's size, if it was given.
  public func size(_ option: String) -> Size? { values[option].flatMap(Self.size) }

  /// Refuses an option that names a file which the command reads.
  ///
  /// - Throws: `UsageError` with the name.
  public func keepInputs(from option: String) throws(UsageError) {
    guard let file = text(option), operands.contains(where: { TextFile.areSame($0, file) }) else { return }
    throw UsageError("--\(option) would write over what is read: \(file)", command: name)
  }

  /// The size in a text such as `400x800`; nil where it is none.
  static func size(_ text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    return Size(width: Double(width), height: Double(height))
  }
}

/// Reads a command line by the table of commands.
public struct CommandLineParser: Sendable {
  /// The commands, in the order of the help.
  public let commands: [CommandSpecification]
  /// The command that is meant when none is named; nil where one must be.
  public let standard: String?

  /// Makes a parser.
  public init(commands: [CommandSpecification], standard: String? = nil) {
    self.commands = commands
    self.standard = standard
  }

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: `UsageError`.
  public func parse(_ arguments: [String]) throws -> CommandLineRequest {
    var arguments = arguments[...]
    switch arguments.first {
    case "--help", "-h": return .help(command: nil)
    case "--version": return .version
    default: break
    }
    let command: CommandSpecification
    if let word = arguments.first, !word.hasPrefix("-") {
      command = try named(word)
      arguments.removeFirst()
    } else if let standard {
      command = try named(standard)
    } else {
      guard let option = arguments.first else {
        throw UsageError("expected a command: \(commands.map(\.name).joined(separator: ", "))")
      }
      throw UsageError("expected a command before \(option): \(commands.map(\.name).joined(separator: ", "))")
    }
    return try parse(arguments, of: command)
  }

  private func named(_ word: String) throws -> CommandSpecification {
    guard let command = commands.first(where: { $0.name == word }) else {
      throw UsageError.unknown("command", word, allowed: commands.map(\.name))
    }
    return command
  }

  private func parse(_ arguments: ArraySlice<String>, of command: CommandSpecification) throws -> CommandLineRequest {
    var parsed = ParsedCommand(name: command.name)
    var rest = arguments
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || !argument.hasPrefix("-") || argument == "-" {
        parsed.operands.append(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else if argument == "--help" || argument == "-h" {
        return .help(command: command.name)
      } else {
        let (option, value) = try option(argument, &rest, of: command)
        parsed.values[option.name] = value
      }
    }
    try check(parsed.operands, of: command)
    return .command(parsed)
  }

  private func option(
    _ argument: String, _ rest: inout ArraySlice<String>, of command: CommandSpecification
  ) throws -> (OptionSpecification, String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = command.options.first(where: { "--\($0.name)" == parts[0] }) else {
      throw UsageError.unknown(
        "option", parts[0], allowed: command.options.map { "--\($0.name)" } + ["--help"], command: command.name)
    }
    if option.value == .flag {
      guard parts.count == 1 else { throw UsageError("--\(option.name) takes no value", command: command.name) }
      return (option, "")
    }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError("--\(option.name) needs a value: \(option.usage)", command: command.name)
    }
    try check(value, of: option, command)
    return (option, value)
  }

  private func check(_ value: String, of option: OptionSpecification, _ command: CommandSpecification) throws {
    let expected: String
    switch option.value {
    case .flag, .text: return
    case .number(_, let range):
      if let number = Double(value), range.contains(number) { return }
      expected = "a number from \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))"
    case .choice(let words):
      guard !words.contains(value) else { return }
      throw UsageError.unknown("--\(option.name)", value, allowed: words, command: command.name)
    case .list:
      if !value.split(separator: ",", omittingEmptySubsequences: false).contains("") { return }
      expected = "entries with commas between them"
    case .size:
      if ParsedCommand.size(value) != nil { return }
      expected = "a size such as 400x800, each side from 1 to 16384"
    }
    throw UsageError("--\(option.name): expected \(expected), found \(value)", command: command.name)
  }

  private func check(_ operands: [String], of command: CommandSpecification) throws {
    let surplus: ArraySlice<String>
    switch command.operands {
    case .none: surplus = operands[...]
    case .one, .choice: surplus = operands.dropFirst()
    case .several: surplus = []
    }
    if let first = surplus.first { throw UsageError("unexpected argument \(first)", command: command.name) }
    if command.operands != .none, operands.isEmpty {
      throw UsageError("\(command.name) needs \(command.operands.usage)", command: command.name)
    }
    if case .choice(let words) = command.operands, let word = operands.first, !words.contains(word) {
      throw UsageError.unknown("word after \(command.name):", word, allowed: words, command: command.name)
    }
  }
}
