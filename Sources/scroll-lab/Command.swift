import LabKit

/// A command of the program: its entry in the table, and what it does.
struct Command {
  /// The entry in the table, which drives parsing and help.
  let specification: CommandSpecification
  /// Does it.
  let run: @MainActor (ParsedCommand) throws -> ExitStatus

  /// Every command, in the order of the help.
  @MainActor static let all: [Command] = [.run, .list, .simulate, .check, .render, .report]

  /// The command that is meant when none is named.
  @MainActor static let standard: Command? = .run
}
