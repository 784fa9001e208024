import LabKit

extension Command {
  /// Runs cases and judges their expectations.
  @MainActor static let check = Command(
    specification: CommandSpecification(
      "check", "run cases and judge their expectations", operands: .several("PATH"),
      options: [
        OptionSpecification("hz", .number("N", 1...10000), "frames a second, instead of the cases' own"),
        OptionSpecification("junit", .text("FILE"), "write the results as JUnit XML"),
        OptionSpecification("verbose", .flag, "print cases that pass as well"),
      ],
      notes: "PATH is a case (.json) or a folder; a folder stands for every case in it and below.")
  ) { parsed in
    Interruption.exitAtOnce()
    let files = try CaseFolder.files(in: parsed.operands)
    if let junit = parsed.text("junit"), files.contains(where: { TextFile.areSame($0, junit) }) {
      throw UsageError("--junit would write over what is read: \(junit)", command: parsed.name)
    }
    let installation = try Installation()
    let runner = CaseRunner(
      catalogue: installation.catalogue, hertz: parsed.number("hz"), start: installation.start)
    let (summary, report) = try CaseCheck(runner: runner, isVerbose: parsed.has("verbose")).run(
      files, result: { try Console.write("\($0)\n") }, complaint: Console.complain)
    if let file = parsed.text("junit") { try TextFile.write(report.xml, to: file) }
    if summary.unreadable > 0 { return .badInput }
    return summary.failed > 0 ? .checkFailed : .done
  }
}
