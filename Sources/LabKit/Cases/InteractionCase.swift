import Primitives

/// A scripted interaction with expectations.
public struct InteractionCase: Sendable, Hashable {
  /// When a case is over.
  public enum Until: Sendable, Hashable {
    /// At the first settled frame after the last input.
    case settled
    /// At this many seconds.
    case seconds(Double)
  }

  /// The file that it came from, as it was named.
  public var file: String
  /// Its id.
  public var id: String
  /// What it shows, in one sentence.
  public var about: String
  /// The public report behind it, if there is one.
  public var source: String?
  /// What the run starts from.
  public var configuration: RunConfiguration
  /// Frames a second.
  public var hertz: Double
  /// The inputs, in the order of the file.
  public var inputs: [CaseInput]
  /// When it is over.
  public var until: Until
  /// What must hold.
  public var expectations: [Expectation]

  /// Makes a case.
  public init(
    file: String = "", id: String, about: String = "", source: String? = nil, configuration: RunConfiguration,
    hertz: Double = 120, inputs: [CaseInput], until: Until = .settled, expectations: [Expectation] = []
  ) {
    self.file = file
    self.id = id
    self.about = about
    self.source = source
    self.configuration = configuration
    self.hertz = hertz
    self.inputs = inputs
    self.until = until
    self.expectations = expectations
  }
}
