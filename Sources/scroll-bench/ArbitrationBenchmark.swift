import InputEvents
import InteractionKit
import Primitives

/// The nanoseconds that a touch event costs for each recogniser that it reaches.
struct ArbitrationBenchmark {
  /// The events of each measurement.
  var events = 400
  /// The measurements of which the fastest counts.
  var repetitions = 5

  /// What the recognisers do while the events are counted.
  enum Situation: String, CaseIterable {
    /// The finger trembles within the slop.
    case undecided
    /// One has the stroke, all others have failed.
    case exclusive
    /// All have the stroke.
    case together
    /// One has asked to begin and waits for all others.
    case waiting
  }

  /// A row for each number of recognisers and each number of nested views, with a column a situation.
  func report() -> String {
    var table = TextTable(
      ["recognisers × views", "touch ns"] + Situation.allCases.map { "\($0.rawValue) ns" } + ["ns a recogniser"])
    for (count, levels) in [(10, 1), (100, 1), (1000, 1), (10, 8), (64, 64), (1000, 64)] {
      let moves = Situation.allCases.map { move(count, levels, $0) }
      let worst = moves.max() ?? 0
      table.add(
        ["\(count) × \(levels)", fixed(touch(count, levels), 0)] + moves.map { fixed($0, 0) }
          + [fixed(worst / Double(count), 1)])
    }
    return table.text
  }

  /// A move event, in nanoseconds.
  private func move(_ count: Int, _ levels: Int, _ situation: Situation) -> Double {
    let tree = Tree(count: count, levels: levels, situation: situation)
    tree.send(.down, 100, 0)
    if situation != .undecided { tree.send(.move, 140, 0.008) }
    var time = 0.016
    let cost = fastest { event in
      time += 0.001
      tree.send(.move, situation == .undecided ? 100 + Double(event % 2) : 140 + Double(event % 5), time)
    }
    tree.send(.up, 140, time)
    return cost
  }

  /// Coming down and lifting without a movement, in nanoseconds.
  private func touch(_ count: Int, _ levels: Int) -> Double {
    let tree = Tree(count: count, levels: levels, situation: .undecided)
    var time = 0.0
    return fastest { _ in
      time += 0.01
      tree.send(.down, 100, time)
      tree.send(.up, 100, time + 0.005)
    }
  }

  private func fastest(_ call: (Int) -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<repetitions {
      let clock = ContinuousClock()
      let took = clock.measure {
        for event in 0..<events { call(event) }
      }
      let seconds = Double(took.components.seconds) + Double(took.components.attoseconds) * 1e-18
      best = min(best, seconds / Double(events) * 1e9)
    }
    return best
  }
}

/// Nested views with pans, spread evenly.
private final class Tree: GestureRecognizerDelegate {
  private let root = View(name: "root", frame: Rect(x: 0, y: 0, width: 400, height: 800))
  private let arbiter: GestureArbiter

  init(count: Int, levels: Int, situation: ArbitrationBenchmark.Situation) {
    var views = [root]
    for level in 1..<max(2, levels) where level < levels {
      let view = View(name: "level\(level)", frame: root.bounds)
      views[level - 1].addSubview(view)
      views.append(view)
    }
    arbiter = GestureArbiter(root: root)
    var pans: [PanGestureRecognizer] = []
    for index in 0..<count {
      let pan = PanGestureRecognizer(name: "pan\(index)")
      views[index % levels].addGestureRecognizer(pan)
      pan.addAction { _ in }
      pans.append(pan)
      if situation == .together { pan.delegate = self }
    }
    if situation == .waiting, let last = pans.last {
      for pan in pans.dropLast() {
        pan.slop = 10_000
        last.require(toFail: pan)
      }
    }
  }

  func send(_ phase: PointerEvent.Phase, _ y: Double, _ seconds: Double) {
    let event = PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: 100, y: y))
    arbiter.pointer(event, at: Timestamp(seconds))
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { true }
}
