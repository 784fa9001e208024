import Foundation
import LabKit

/// The program: reads the command line, runs the command, and picks the exit code.
@main
struct ScrollLab {
  @MainActor
  static func main() {
    let status = run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }

  /// Follows a command line; every error ends here.
  @MainActor
  private static func run(_ arguments: [String]) -> ExitStatus {
    let parser = CommandLineParser(
      commands: Command.all.map(\.specification), standard: Command.standard?.specification.name)
    do {
      switch try parser.parse(arguments) {
      case .help(let command):
        try Console.write(command.map(HelpText(parser).command) ?? HelpText(parser).program)
      case .version:
        try Console.write("\(ProgramVersion.text)\n")
      case .command(let parsed):
        guard let command = Command.all.first(where: { $0.specification.name == parsed.name }) else { break }
        return try command.run(parsed)
      }
      return .done
    } catch {
      Console.complain("\(error)")
      return ExitStatus(error)
    }
  }
}
