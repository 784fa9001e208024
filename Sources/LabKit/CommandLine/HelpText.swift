/// The help of the program and of its commands, made from the table of commands.
public struct HelpText: Sendable {
  private static let width = 100
  private let parser: CommandLineParser

  /// Makes the help of what a parser reads.
  public init(_ parser: CommandLineParser) { self.parser = parser }

  /// The help of the program.
  public var program: String {
    var text = "scroll-lab: nested scrolling to look at, to record and to check.\n\nUsage:\n"
    for command in parser.commands { text += usage(command) }
    text += "  scroll-lab --help | --version | COMMAND --help\n\nCommands:\n"
    let width = parser.commands.map(\.name.count).max() ?? 0
    for command in parser.commands {
      text += "  \(Self.padded(command.name, to: width))  \(command.about)\n"
    }
    return text + """

      FILE is a trace (.jsonl) or a case (.json). Results go to standard output, everything else to standard error.
      Exit: 0 done, 1 a check failed, 2 wrong usage, 3 a bad input file, 4 no display or device, 130 interrupted.

      """
  }

  /// The help of a command; that of the program where there is no such command.
  public func command(_ name: String) -> String {
    guard let command = parser.commands.first(where: { $0.name == name }) else { return program }
    var text = "scroll-lab \(command.name): \(command.about)\n\nUsage:\n\(usage(command))\nOptions:\n"
    let options = command.options + [OptionSpecification("help", .flag, "print this help")]
    let width = min(34, options.map(\.usage.count).max() ?? 0)
    for option in options {
      let head = option.usage.count > width ? "\(option.usage)\n  \(Self.padded("", to: width))" : option.usage
      text += "  \(Self.padded(head, to: width))  \(option.help)\n"
    }
    return command.notes.isEmpty ? text : "\(text)\n\(command.notes)\n"
  }

  /// The usage of a command, broken into lines.
  private func usage(_ command: CommandSpecification) -> String {
    let name = command.name == parser.standard ? "[\(command.name)]" : command.name
    let head = "  scroll-lab \(name)"
    let words = [command.operands.usage].filter { !$0.isEmpty } + command.options.map { "[\($0.usage)]" }
    let indent = String(repeating: " ", count: head.count)
    var lines = [head]
    for word in words {
      if lines[lines.count - 1].count + word.count + 1 > Self.width { lines.append(indent) }
      lines[lines.count - 1] += " \(word)"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    let last = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    return text + String(repeating: " ", count: max(0, width - last.count))
  }
}
