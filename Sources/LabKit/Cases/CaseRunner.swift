import InteractionKit

/// What came of running a case.
public struct CaseResult: Sendable {
  /// The case.
  public var scripted: InteractionCase
  /// What does not hold; empty where the case passes.
  public var failures: [String]
  /// The number of frames that were stepped.
  public var frameCount: Int
  /// The case's own time at its end, in seconds.
  public var duration: Double

  /// Whether everything holds.
  public var passes: Bool { failures.isEmpty }
}

/// Runs cases and judges their expectations.
public struct CaseRunner {
  /// What ids and names are known.
  public var catalogue: Catalogue
  /// Frames a second, where they are not to be the case's own.
  public var hertz: Double?
  private let start: RunFactory

  /// Makes a runner that starts its runs with `start`.
  public init(catalogue: Catalogue, hertz: Double? = nil, start: @escaping RunFactory) {
    self.catalogue = catalogue
    self.hertz = hertz
    self.start = start
  }

  /// Runs a case to its end.
  ///
  /// - Throws: `InputFileError` where an expectation names a value that the scene does not publish; whatever the start
  ///   of the run throws.
  public func run(_ scripted: InteractionCase) throws -> CaseResult {
    let run = try start(scripted.configuration)
    var series = FrameSeries(names: scripted.expectations.map(\.value))
    try FramePlan.play(FramePlan(scripted, hertz: hertz), on: run) { planned, frame in
      if planned.tick == 0 { try scripted.checkValueNames(published: frame, catalogue: catalogue) }
      series.append(frame, at: planned.time.seconds, isSettled: planned.isInputOver && frame.isSettled)
    }
    return CaseResult(
      scripted: scripted, failures: failures(scripted, series), frameCount: series.times.count,
      duration: series.times.last ?? 0)
  }

  private func failures(_ scripted: InteractionCase, _ series: FrameSeries) -> [String] {
    var failures: [String] = []
    if scripted.until == .settled, series.settled == nil {
      failures.append("has not settled after \(JSONText.number(FramePlan.patience)) s of its own time")
    }
    for expectation in scripted.expectations {
      failures += expectation.broken(in: series).map(\.description)
    }
    return failures
  }
}

extension InteractionCase {
  /// Checks that every expectation names a value that the scene publishes.
  ///
  /// - Parameter frame: the first frame of a run of this case.
  /// - Throws: `InputFileError` that lists the values there are.
  public func checkValueNames(published frame: ObservedFrame, catalogue: Catalogue) throws {
    let unknown = expectations.enumerated().filter { frame.value($0.element.value) == nil }
    guard !unknown.isEmpty else { return }
    let described = catalogue.scene(configuration.scene)?.publishedValues.map(\.name) ?? []
    for (index, expectation) in unknown {
      let name = expectation.value
      if described.contains(name) { continue }
      let allowed = Set(described).union(frame.values.map(\.name)).sorted()
      throw InputFileError.unknown(
        "value", name, allowed: allowed, file: file, line: expectation.line, field: "expect[\(index)].value")
    }
  }
}
