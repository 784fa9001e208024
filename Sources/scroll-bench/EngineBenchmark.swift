import InputEvents

/// The microseconds of a whole step: events, arbitration, motion, layout, display list, and everything that is published.
///
/// What is to be compared is measured in turn, in many short rounds, so that all of it meets the same machine. Of each the
/// fastest round counts; two are compared by the median of what their rounds say, one right after the other.
struct EngineBenchmark {
  /// The steps of each measurement: they take no more than a millisecond or two, so that many pass without another
  /// program's turn in between.
  var steps = 25
  /// How often each is measured.
  var rounds = 240
  /// The largest cost of a step of the deepest stack, in microseconds, in any situation.
  private static let stackLimit = 50.0
  /// By what part the cost of a very long list may differ from that of a short one.
  private static let lengthTolerance = 0.05

  /// The stack by depth, scenes, and a list by its length; then what is to be kept to, and whether it is.
  func report() -> String {
    let depths = [2, 4, 8, 16, 32]
    let stack = measure(
      depths.map {
        EngineSubject("\($0)", scene: "stack", [TuneChange(id: "stack.depth", value: Double($0))])
      })
    let scenes = measure(
      ["profile", "pages", "feed", "sheet", "scratch"].map { EngineSubject($0, scene: $0) })
    let lists = measure([60, 1000, 1_000_000].map { EngineSubject("list of \($0) rows", rows: $0) })
    let verdicts = stackVerdicts(stack) + lengthVerdicts(lists)
    return table("stack.depth", stack) + "\n" + table("", scenes + lists) + "\n" + verdicts.joined(separator: "\n")
      + "\n"
  }

  // MARK: Measuring

  /// What was found about a subject: the cost of a step in each round of each situation, in microseconds.
  private struct Finding {
    let name: String
    var costs: [EngineSubject.Situation: [Double]] = [:]

    func best(_ situation: EngineSubject.Situation) -> Double { costs[situation]?.min() ?? .infinity }
  }

  /// Measures subjects in turn, in every second round from the last to the first.
  private func measure(_ subjects: [EngineSubject]) -> [Finding] {
    var findings = subjects.map { Finding(name: $0.name) }
    for situation in EngineSubject.Situation.allCases {
      for round in 0..<rounds {
        for place in round.isMultiple(of: 2) ? Array(subjects.indices) : subjects.indices.reversed() {
          findings[place].costs[situation, default: []].append(subjects[place].cost(of: steps, in: situation))
        }
      }
    }
    return findings
  }

  private func table(_ title: String, _ findings: [Finding]) -> String {
    let situations = EngineSubject.Situation.allCases
    var table = TextTable([title] + situations.map { "\($0.rawValue) µs" })
    for finding in findings { table.add([finding.name] + situations.map { fixed(finding.best($0), 2) }) }
    return table.text
  }

  // MARK: What is to be kept to

  private func stackVerdicts(_ findings: [Finding]) -> [String] {
    guard let deepest = findings.last else { return [] }
    return EngineSubject.Situation.allCases.map { situation in
      let cost = deepest.best(situation)
      return verdict(cost <= Self.stackLimit)
        + "stack.depth \(deepest.name) \(situation.rawValue) \(fixed(cost, 1)) µs, at most \(fixed(Self.stackLimit, 1))"
    }
  }

  private func lengthVerdicts(_ findings: [Finding]) -> [String] {
    guard let shortest = findings.first, let longest = findings.last else { return [] }
    return EngineSubject.Situation.allCases.map { situation in
      let pairs = zip(longest.costs[situation] ?? [], shortest.costs[situation] ?? [])
      let ratios = pairs.map { $0 / $1 }.sorted()
      let ratio = ratios.isEmpty ? .infinity : ratios[ratios.count / 2]
      return verdict(abs(ratio - 1) <= Self.lengthTolerance)
        + "\(longest.name) \(situation.rawValue) \(fixed(100 * ratio, 1)) % of \(shortest.name),"
        + " within \(fixed(100 * Self.lengthTolerance, 0)) % of 100"
    }
  }

  private func verdict(_ isKept: Bool) -> String { isKept ? "kept   " : "missed " }
}
