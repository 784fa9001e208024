/// A moment, in seconds since the start of the run that it belongs to.
///
/// Time is an argument everywhere in the engine: nothing there asks what time it is.
public struct Timestamp: Sendable, Hashable, Comparable, Codable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// Seconds since the start of the run.
  public var seconds: Double

  /// The start of the run.
  public static let zero = Timestamp(0)

  /// Makes a moment from seconds since the start of the run.
  public init(_ seconds: Double) { self.seconds = seconds }

  /// Makes a moment from a literal number of seconds.
  public init(floatLiteral value: Double) { seconds = value }

  /// Makes a moment from a literal whole number of seconds.
  public init(integerLiteral value: Int) { seconds = Double(value) }

  /// Reads a plain number of seconds.
  public init(from decoder: any Decoder) throws {
    seconds = try decoder.singleValueContainer().decode(Double.self)
  }

  /// Writes a plain number of seconds.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(seconds)
  }

  /// Whether the left moment is the earlier one.
  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.seconds < right.seconds }
  /// The moment `seconds` later.
  public static func + (moment: Timestamp, seconds: Double) -> Timestamp { Timestamp(moment.seconds + seconds) }
  /// The moment `seconds` earlier.
  public static func - (moment: Timestamp, seconds: Double) -> Timestamp { Timestamp(moment.seconds - seconds) }
  /// The seconds from `right` to `left`.
  public static func - (left: Timestamp, right: Timestamp) -> Double { left.seconds - right.seconds }
}
