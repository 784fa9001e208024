import LabKit

/// Keeps the user's last choice in its file, and says once where it cannot.
@MainActor
struct ChoiceMemory {
  private let file: String
  private var kept: RememberedChoice?

  /// Opens the memory for a run; nil where the run has none.
  init?(_ options: RunOptions) {
    guard options.remembersChoice, let file = RememberedChoice.file() else { return nil }
    self.file = file
  }

  /// The options with what was chosen last; a file that is wrong is left out with a sentence.
  mutating func fill(_ options: RunOptions, _ catalogue: Catalogue) -> RunOptions {
    do {
      guard let remembered = try RememberedChoice.read(file, catalogue: catalogue) else { return options }
      return options.filled(with: remembered)
    } catch {
      Console.complain("\(error); the last choice is left out")
      return options
    }
  }

  /// Notes what the run started with: only what is chosen after that is written.
  mutating func start(_ present: RememberedChoice) { kept = present }

  /// Writes what is chosen now, where it is another choice than before.
  mutating func keep(_ present: RememberedChoice) {
    guard let kept, kept != present else { return }
    self.kept = present
    do {
      try present.write(to: file)
    } catch {
      Console.complain("\(error); the choice is not remembered")
      self.kept = nil
    }
  }
}
