/// A check of many cases: what `check` prints, counts and returns.
public struct CaseCheck {
  /// The counts.
  public struct Summary: Sendable, Hashable {
    /// Cases of which everything holds.
    public var passed = 0
    /// Cases of which something does not.
    public var failed = 0
    /// Files that are no cases.
    public var unreadable = 0

    /// The closing line.
    public var text: String { "\(passed) passed, \(failed) failed" }
  }

  private let reader: CaseReader
  private let runner: CaseRunner
  private let isVerbose: Bool

  /// Makes a check.
  ///
  /// - Parameter isVerbose: whether cases that pass get a line as well.
  public init(runner: CaseRunner, isVerbose: Bool = false) {
    self.runner = runner
    self.isVerbose = isVerbose
    reader = CaseReader(catalogue: runner.catalogue)
  }

  /// Reads and runs each file; a file that is no case does not keep the others from running.
  ///
  /// - Parameters:
  ///   - result: gets each line of the result.
  ///   - complaint: gets what is wrong with a file.
  /// - Throws: what `result` throws.
  public func run(
    _ files: [String], result: (String) throws -> Void, complaint: (String) -> Void
  ) throws -> (summary: Summary, report: JUnitReport) {
    var summary = Summary()
    var report = JUnitReport()
    for file in files {
      do {
        let outcome = try runner.run(try reader.read(file: file))
        if outcome.passes { summary.passed += 1 } else { summary.failed += 1 }
        try lines(outcome).forEach(result)
        report.entries.append(
          .init(
            scene: outcome.scripted.configuration.scene, id: outcome.scripted.id, duration: outcome.duration,
            failures: outcome.failures))
      } catch let error as InputFileError {
        summary.unreadable += 1
        complaint(error.description)
        report.entries.append(.init(scene: "file", id: file, error: error.description))
      }
    }
    try result(summary.text)
    return (summary, report)
  }

  private func lines(_ result: CaseResult) -> [String] {
    guard result.passes else {
      return ["FAIL \(result.scripted.id) (\(result.scripted.file))"] + result.failures.map { "  \($0)" }
    }
    guard isVerbose else { return [] }
    let duration = JSONText.number(result.duration)
    return ["pass \(result.scripted.id) (\(result.frameCount) frames, \(duration) s)"]
  }
}
