import InteractionKit

/// What a published value must do at a moment or during a span.
public struct Expectation: Sendable, Hashable {
  /// A moment of a run.
  public enum Mark: Sendable, Hashable {
    /// Seconds from the start.
    case seconds(Double)
    /// The first frame after the last input at which no pointer is down, no motion runs and no timer is pending.
    case settled
    /// The last frame.
    case end
  }

  /// The frames that are looked at.
  public enum Scope: Sendable, Hashable {
    /// The first frame at or after a moment.
    case at(Mark)
    /// From the first frame at or after the first moment to the last at or before the second.
    case during(Mark, Mark)

    /// The latest moment that it names, in seconds; 0 where it names none.
    var lastLook: Double {
      let marks: [Mark] =
        switch self {
        case .at(let mark): [mark]
        case .during(let start, let end): [start, end]
        }
      return marks.reduce(0) { latest, mark in
        if case .seconds(let seconds) = mark { return max(latest, seconds) }
        return latest
      }
    }
  }

  /// The way in which a value may change.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// It never falls.
    case up
    /// It never rises.
    case down
  }

  /// What must hold.
  ///
  /// The first four hold in every frame of the scope; the others are for spans.
  public enum Comparator: Sendable, Hashable {
    /// Equals a text, or a number to within a tolerance.
    case equals(InspectorValue, within: Double)
    /// Differs from a text or a number.
    case differs(InspectorValue)
    /// Is at least a number.
    case atLeast(Double)
    /// Is at most a number.
    case atMost(Double)
    /// Is above a number in no frame.
    case neverAbove(Double)
    /// Is below a number in no frame.
    case neverBelow(Double)
    /// Is above a number in at least one frame.
    case everAbove(Double)
    /// Is below a number in at least one frame.
    case everBelow(Double)
    /// Only ever moves one way.
    case monotone(Direction)
    /// Differs from the frame before in at most so many frames.
    case changesAtMost(Int)
    /// Never changes by more than so much from one frame to the next.
    case maximumStep(Double)
  }

  /// The tolerance of `is` for numbers where the case gives none.
  public static let defaultTolerance = 0.01

  /// The frames that are looked at.
  public var scope: Scope
  /// The name of the value.
  public var value: String
  /// What must hold; all of it.
  public var comparators: [Comparator]
  /// The line of the file on which it stands, if it came from one.
  public var line: Int?

  /// Makes an expectation.
  public init(_ scope: Scope, _ value: String, _ comparators: [Comparator], line: Int? = nil) {
    self.scope = scope
    self.value = value
    self.comparators = comparators
    self.line = line
  }
}

// MARK: - Words

extension Expectation.Mark: CustomStringConvertible {
  /// Seconds or a word, as in a case.
  public var description: String {
    switch self {
    case .seconds(let seconds): "\(JSONText.number(seconds)) s"
    case .settled: "settled"
    case .end: "end"
    }
  }
}

extension Expectation.Scope: CustomStringConvertible {
  /// A few words that tell the frames.
  public var description: String {
    switch self {
    case .at(let mark): "at \(mark)"
    case .during(let start, let end): "during \(start) … \(end)"
    }
  }
}

extension Expectation.Comparator: CustomStringConvertible {
  /// The comparator with its bound, as in a case.
  public var description: String {
    switch self {
    case .equals(.number(let number), let tolerance):
      "is \(JSONText.number(number)) within \(JSONText.number(tolerance))"
    case .equals(.text(let text), _): "is \"\(text)\""
    case .differs(let value): "not \(value.text.map { "\"\($0)\"" } ?? JSONText.number(value.number ?? .nan))"
    case .atLeast(let bound): "atLeast \(JSONText.number(bound))"
    case .atMost(let bound): "atMost \(JSONText.number(bound))"
    case .neverAbove(let bound): "neverAbove \(JSONText.number(bound))"
    case .neverBelow(let bound): "neverBelow \(JSONText.number(bound))"
    case .everAbove(let bound): "everAbove \(JSONText.number(bound))"
    case .everBelow(let bound): "everBelow \(JSONText.number(bound))"
    case .monotone(let direction): "monotone \(direction.rawValue)"
    case .changesAtMost(let count): "changesAtMost \(count)"
    case .maximumStep(let bound): "maxStep \(JSONText.number(bound))"
    }
  }
}
