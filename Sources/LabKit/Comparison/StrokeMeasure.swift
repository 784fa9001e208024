import InteractionKit

/// A number by which runs are compared: which value it is, what it is called, and how it is written.
public struct StrokeMeasure: Sendable, Hashable {
  /// The name in JSON and CSV.
  public var id: String
  /// The name for people.
  public var title: String
  /// The published value; of a run the largest of all frames counts.
  public var value: String
  /// The unit; empty for a plain number.
  public var unit: String
  /// How many decimals people see.
  public var decimals: Int
  /// Whether it stands in the strip under a phone.
  public var isInStrip: Bool

  /// Every measure, in the order of a report.
  public static let all: [StrokeMeasure] = [
    StrokeMeasure("fingerError", "Finger error", "stroke.error", "pt", decimals: 1, isInStrip: true),
    StrokeMeasure("velocityJump", "Velocity jump", "stroke.velocityJump", "", decimals: 2, isInStrip: true),
    StrokeMeasure("settlingTime", "Time to rest", "stroke.settlingTime", "s", decimals: 2, isInStrip: true),
    StrokeMeasure("overshoot", "Overshoot", "stroke.overshoot", "pt", decimals: 1, isInStrip: true),
    StrokeMeasure("largestStep", "Largest step", "stroke.largestStep", "pt", decimals: 1),
    StrokeMeasure("strayStep", "Stray step", "stroke.strayStep", "pt", decimals: 1),
    StrokeMeasure("conservation", "Lost way", "stroke.conservation", "pt", decimals: 1),
    StrokeMeasure("handOvers", "Hand-overs", "handoff.count", "", decimals: 0),
  ]

  private init(
    _ id: String, _ title: String, _ value: String, _ unit: String, decimals: Int, isInStrip: Bool = false
  ) {
    self.id = id
    self.title = title
    self.value = value
    self.unit = unit
    self.decimals = decimals
    self.isInStrip = isInStrip
  }

  /// A number with the measure's decimals and unit.
  public func text(_ number: Double) -> String {
    let digits = Readout.number(number, decimals: decimals)
    return unit.isEmpty ? digits : "\(digits) \(unit)"
  }
}
