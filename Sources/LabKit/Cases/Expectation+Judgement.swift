import InteractionKit

/// A comparator that does not hold, with what was found instead.
public struct BrokenExpectation: Sendable, Hashable, CustomStringConvertible {
  /// The expectation.
  public var expectation: Expectation
  /// The comparator that does not hold; nil where the scope has no frame.
  public var comparator: Expectation.Comparator?
  /// What was found.
  public var found: String
  /// When it was found, in seconds; nil where no single frame is to blame.
  public var time: Double?

  /// One line: value, comparator, scope, what was found and when.
  public var description: String {
    let wanted = comparator.map { " \($0)" } ?? ""
    let moment = time.map { " at \(JSONText.number($0)) s" } ?? ""
    let place = expectation.line.map { " (line \($0))" } ?? ""
    return "expected \(expectation.value)\(wanted) \(expectation.scope): found \(found)\(moment)\(place)"
  }
}

extension Expectation {
  /// What of this expectation does not hold in a series; empty where all of it holds.
  public func broken(in series: FrameSeries) -> [BrokenExpectation] {
    guard let frames = series.frames(scope) else {
      let last = series.times.last.map { "; the last frame is at \(JSONText.number($0)) s" } ?? ""
      let found = needsSettled && series.settled == nil ? "a run that has not settled" : "no frame there\(last)"
      return [BrokenExpectation(expectation: self, comparator: nil, found: found, time: nil)]
    }
    let values = series.values(value)
    var samples: [Sample] = []
    for frame in frames {
      guard let value = values[frame] else {
        return [
          BrokenExpectation(expectation: self, comparator: nil, found: "no such value", time: series.times[frame])
        ]
      }
      samples.append(Sample(time: series.times[frame], value: value))
    }
    return comparators.compactMap { comparator in
      comparator.violation(in: samples).map {
        BrokenExpectation(expectation: self, comparator: comparator, found: $0.found, time: $0.time)
      }
    }
  }

  private var needsSettled: Bool {
    switch scope {
    case .at(let mark): mark == .settled
    case .during(let start, let end): start == .settled || end == .settled
    }
  }

  /// A value with its time.
  fileprivate struct Sample {
    var time: Double
    var value: InspectorValue

    var text: String { value.text.map { "\"\($0)\"" } ?? JSONText.number(value.number ?? .nan) }
  }

  /// What was found where a comparator does not hold.
  fileprivate struct Violation {
    var found: String
    var time: Double?

    init(_ sample: Sample) {
      found = sample.text
      time = sample.time
    }

    init(found: String, time: Double? = nil) {
      self.found = found
      self.time = time
    }
  }
}

extension Expectation.Comparator {
  fileprivate typealias Sample = Expectation.Sample
  fileprivate typealias Violation = Expectation.Violation

  /// The first place where this does not hold over samples, of which there is at least one.
  fileprivate func violation(in samples: [Sample]) -> Violation? {
    switch self {
    case .equals(.text(let text), _): first(samples) { $0.value.text != text }
    case .differs(let value): first(samples) { $0.value == value }
    case .equals(.number(let number), let tolerance):
      numbers(samples) { samples in samples.first { !(abs($0.1 - number) <= tolerance) } }
    case .atLeast(let bound), .neverBelow(let bound):
      numbers(samples) { samples in samples.first { !($0.1 >= bound) } }
    case .atMost(let bound), .neverAbove(let bound):
      numbers(samples) { samples in samples.first { !($0.1 <= bound) } }
    case .everAbove(let bound):
      extreme(samples, "at most") {
        $0 > bound ? nil : $0
      } by: {
        $0 > $1
      }
    case .everBelow(let bound):
      extreme(samples, "at least") {
        $0 < bound ? nil : $0
      } by: {
        $0 < $1
      }
    case .monotone(.up): step(samples) { $1 < $0 }
    case .monotone(.down): step(samples) { $1 > $0 }
    case .changesAtMost(let count): changes(samples, atMost: count)
    case .maximumStep(let bound): step(samples) { !(abs($1 - $0) <= bound) }
    }
  }

  private func first(_ samples: [Sample], where fails: (Sample) -> Bool) -> Violation? {
    samples.first(where: fails).map { Violation($0) }
  }

  /// Looks at the samples as numbers; a text among them is a violation.
  private func numbers(_ samples: [Sample], _ find: ([(Sample, Double)]) -> (Sample, Double)?) -> Violation? {
    var pairs: [(Sample, Double)] = []
    for sample in samples {
      guard let number = sample.value.number else {
        return Violation(found: "the text \(sample.text)", time: sample.time)
      }
      pairs.append((sample, number))
    }
    return find(pairs).map { Violation($0.0) }
  }

  /// Fails unless one sample reaches the bound; then the farthest is what was found.
  private func extreme(
    _ samples: [Sample], _ words: String, _ missing: (Double) -> Double?, by farther: (Double, Double) -> Bool
  ) -> Violation? {
    let violation = numbers(samples) { pairs in
      guard pairs.allSatisfy({ missing($0.1) != nil }) else { return nil }
      return pairs.min { farther($0.1, $1.1) }
    }
    return violation.map { Violation(found: "\(words) \($0.found)", time: $0.time) }
  }

  /// Fails at the first pair of neighbours of which the test holds.
  private func step(_ samples: [Sample], where fails: (Double, Double) -> Bool) -> Violation? {
    var before: Sample?
    var found: Violation?
    let mixed = numbers(samples) { pairs in
      for pair in zip(pairs, pairs.dropFirst()) where fails(pair.0.1, pair.1.1) {
        before = pair.0.0
        return pair.1
      }
      return nil
    }
    found = mixed
    if let before, let violation = found {
      found = Violation(found: "\(before.text) then \(violation.found)", time: violation.time)
    }
    return found
  }

  private func changes(_ samples: [Sample], atMost count: Int) -> Violation? {
    let changed = zip(samples, samples.dropFirst()).filter { $0.value != $1.value }
    guard changed.count > count else { return nil }
    return Violation(found: "\(changed.count) changes, one too many", time: changed[count].1.time)
  }
}
