/// A file that can be played: a trace (`.jsonl`) or a case (`.json`), as a start and a plan of frames.
public struct Playback: Sendable {
  /// What the run starts from.
  public var configuration: RunConfiguration
  /// The frames.
  public var plan: FramePlan
  /// The case, where the file is one.
  public var scripted: InteractionCase?
  /// What to tell the user about the file.
  public var warnings: [String]

  /// Reads a file by the end of its name.
  ///
  /// - Parameter hertz: frames a second, where they are not to be the file's own.
  /// - Throws: `InputFileError`.
  public init(file: String, catalogue: Catalogue, hertz: Double? = nil) throws {
    if file.hasSuffix(".jsonl") {
      let trace = try TraceReader(catalogue: catalogue).read(file: file)
      configuration = trace.configuration
      plan = hertz.map { trace.framePlan(hertz: $0) } ?? trace.framePlan
      warnings = trace.warnings
    } else if file.hasSuffix(".json") {
      let scripted = try CaseReader(catalogue: catalogue).read(file: file)
      configuration = scripted.configuration
      plan = FramePlan(scripted, hertz: hertz)
      warnings = []
      self.scripted = scripted
    } else {
      throw InputFileError(file: file, problem: "expected the name of a trace (.jsonl) or of a case (.json)")
    }
  }
}
