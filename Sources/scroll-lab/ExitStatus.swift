import LabKit

/// What the program tells the shell.
enum ExitStatus: Int32 {
  /// Done.
  case done = 0
  /// An expectation of a case does not hold.
  case checkFailed = 1
  /// The command line cannot be followed, or a file that it names cannot be written.
  case wrongUsage = 2
  /// An input file is wrong.
  case badInput = 3
  /// There is no display or device.
  case noDisplay = 4
  /// The user interrupted.
  case interrupted = 130

  /// The status for an error that ended a command.
  init(_ error: any Error) {
    switch error {
    case is UsageError, is OutputFileError, is RunConfigurationError: self = .wrongUsage
    case is InputFileError: self = .badInput
    default: self = .noDisplay
    }
  }
}
