import Primitives

/// How a number is set by hand: its place on a slider, and the round numbers on which it comes to stand.
///
/// A scale runs evenly over the range, or evenly over its orders of magnitude where the range spans several of them. What
/// comes close to 1, such as a rate, is scaled by its distance from 1, and what may be 0 or very large by its root.
///
/// Laws: `value(at:)` never falls as the place grows, its ends are the ends of the range, and
/// `place(of: value(at: place))` is the place again but for the rounding.
public struct TuningScale: Sendable, Hashable {
  /// The form of a scale.
  enum Form: Sendable, Hashable {
    /// Evenly over the range.
    case linear
    /// Evenly over the orders of magnitude of the value.
    case logarithmic
    /// Evenly over the orders of magnitude of what is missing to 1.
    case logarithmicBelowOne
    /// Evenly over the fourth root of the value.
    case root
  }

  /// The values that may be set.
  public let range: ClosedRange<Double>
  /// The form.
  let form: Form
  /// Whether only whole numbers are set.
  let isWhole: Bool

  /// The ratio of the ends of a range from which on its orders of magnitude count.
  private static let wideRatio = 50.0
  /// The part of a value, of what it lacks to 1, or of an even range, within which values are not told apart.
  private static let fineness = 0.01
  /// The part of a range below which a root scale does not tell values apart.
  private static let finestShare = 0.001

  /// Makes the scale of a tunable.
  public init(_ tunable: Catalogue.Tunable) {
    range = tunable.range
    isWhole = tunable.isCount || !tunable.choices.isEmpty
    let (lower, upper) = (range.lowerBound, range.upperBound)
    form =
      if upper < 1, lower > 0, (1 - lower) / (1 - upper) >= Self.wideRatio {
        .logarithmicBelowOne
      } else if lower > 0, upper / lower >= Self.wideRatio {
        .logarithmic
      } else if lower == 0, upper >= 1000 {
        .root
      } else {
        .linear
      }
  }

  /// The place of a value, from 0 to 1.
  public func place(of value: Double) -> Double {
    let (lower, upper) = (scaled(range.lowerBound), scaled(range.upperBound))
    guard upper != lower, value.isFinite else { return 0 }
    return min(max((scaled(clamped(value)) - lower) / (upper - lower), 0), 1)
  }

  /// The round value at a place from 0 to 1; places beyond stand for the ends.
  public func value(at place: Double) -> Double {
    guard place > 0 else { return range.lowerBound }
    guard place < 1 else { return range.upperBound }
    return rounded(exactValue(at: place))
  }

  /// The next round value at a distance of some steps, each a hundredth of the scale; at least to the next round number.
  public func stepped(_ value: Double, by steps: Double) -> Double {
    guard steps != 0 else { return clamped(value) }
    let near = rounded(exactValue(at: min(max(place(of: value) + steps / 100, 0), 1)))
    // A step smaller than what is rounded away would stand still.
    return (near - value) * steps > 0 ? near : rounded(value + (steps > 0 ? 1.0 : -1.0) * step(around: value))
  }

  private func clamped(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }

  private func scaled(_ value: Double) -> Double {
    switch form {
    case .linear: value
    case .logarithmic: Elementary.log(value)
    case .logarithmicBelowOne: -Elementary.log(1 - value)
    case .root: value.squareRoot().squareRoot()
    }
  }

  private func exactValue(at place: Double) -> Double {
    let (lower, upper) = (scaled(range.lowerBound), scaled(range.upperBound))
    let scaled = lower + (upper - lower) * place
    return switch form {
    case .linear: scaled
    case .logarithmic: Elementary.exp(scaled)
    case .logarithmicBelowOne: 1 - Elementary.exp(-scaled)
    case .root: scaled * scaled * scaled * scaled
    }
  }

  private func rounded(_ value: Double) -> Double { clamped(Self.rounded(value, to: step(around: value))) }

  /// The step on which values come to stand around a value.
  ///
  /// It changes where both steps have a multiple, so that rounding keeps the order of values.
  private func step(around value: Double) -> Double {
    let span = range.upperBound - range.lowerBound
    let step =
      switch form {
      case .linear: Self.step(below: span * Self.fineness / 2)
      case .logarithmic: Self.step(below: value * Self.fineness)
      case .logarithmicBelowOne: Self.step(below: (1 - value) * Self.fineness)
      case .root: max(Self.step(below: value * Self.fineness), Self.step(below: span * Self.finestShare))
      }
    // Of what counts, small numbers matter too.
    guard isWhole else { return step }
    return max(1, form == .root ? Self.step(below: value * Self.fineness) : step)
  }

  /// The largest of …, 0.1, 0.2, 0.5, 1, 2, 5, … that is not larger than a spacing.
  static func step(below spacing: Double) -> Double {
    guard spacing > 0, spacing.isFinite else { return 1e-6 }
    var unit = 1.0
    while unit > spacing, unit > 1e-6 { unit /= 10 }
    while unit * 10 <= spacing { unit *= 10 }
    return unit * 5 <= spacing ? unit * 5 : unit * 2 <= spacing ? unit * 2 : unit
  }

  /// A value on the nearest multiple of a step of such a kind, as the double that its decimal digits give.
  static func rounded(_ value: Double, to step: Double) -> Double {
    guard step < 1 else { return (value / step).rounded() * step }
    let whole = (1 / step).rounded()
    return (value * whole).rounded() / whole
  }
}
