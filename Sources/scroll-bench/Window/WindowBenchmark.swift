import Foundation

/// Measures the lab's calibration window from outside, beside the least that SDL can do and beside other toolkits.
///
/// Every program is measured in turn, round after round, so that a drift of the machine meets all alike; the table has
/// the medians.
struct WindowBenchmark {
  /// How often every program is measured.
  var rounds = 3

  /// The harness's programs that are measured beside ours; those that are not installed are left out.
  private static let peers = [
    "floor-shm", "floor-opengl", "qml-software", "qml-gl", "gtk-cairo-wheel", "chromium-touch",
  ]

  /// The table and the limits, or a sentence that says why there are none.
  func report() -> String {
    do {
      let harness = try OutsideHarness()
      defer { harness.remove() }
      return try measure(harness)
    } catch {
      return "Skipped: \(error).\n"
    }
  }

  private func measure(_ harness: OutsideHarness) throws -> String {
    let known = try harness.peers()
    var subjects = Self.peers.compactMap { name in known[name].map { (name, $0) } }
    for renderer in ["software", "opengl"] {
      let command = "\(Self.program) run --scene calibration --size 400x800 --renderer \(renderer)"
      subjects.append(
        (
          "scroll-lab \(renderer)",
          OutsideHarness.Subject(input: "drag", options: [], environment: [:], command: command)
        ))
    }
    var runs: [String: [[String: Double]]] = [:]
    for round in 1...rounds {
      for (name, subject) in subjects {
        StandardError.write("round \(round) of \(rounds): \(name)\n")
        if let figures = try harness.measure(name, subject, round: round) { runs[name, default: []].append(figures) }
      }
    }
    let medians = runs.mapValues(Self.medians)
    return table(subjects.map(\.0), medians) + "\n"
      + WindowLimit.all.compactMap { $0.verdict(medians) }.joined(separator: "\n") + "\n"
  }

  private func table(_ names: [String], _ medians: [String: [String: Double]]) -> String {
    var table = TextTable(["window"] + WindowFigure.all.map(\.title))
    for name in names {
      guard let figures = medians[name] else {
        table.add([name, "not installed"])
        continue
      }
      table.add([name] + WindowFigure.all.map { $0.text(figures[$0.path]) })
    }
    return table.text
  }

  /// The median of each figure over the runs.
  private static func medians(_ runs: [[String: Double]]) -> [String: Double] {
    var medians: [String: Double] = [:]
    for path in Set(runs.flatMap(\.keys)) {
      let values = runs.compactMap { $0[path] }.sorted()
      let middle = values.count / 2
      medians[path] = values.count % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2
    }
    return medians
  }

  /// The lab, which is built beside this program.
  private static var program: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("scroll-lab").path
  }
}
