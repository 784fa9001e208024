import InteractionKit
import Primitives

/// What a frame tells about the current stroke, or about the last one.
struct StrokeReading {
  /// The recognisers that take part or are not at rest, outermost first; before the first stroke, those of the views
  /// that show and those they wait for.
  let recognizers: [RecognizerSnapshot]
  /// The decisions of the stroke, oldest first.
  let decisions: [Decision]
  /// The names of the recognisers that have the stroke.
  let owners: [String]
  /// Whether a pointer is down.
  let isUnderWay: Bool
  /// Whether there was no stroke yet.
  let isAtRest: Bool
  /// How far the finger is from where it came down, in points; nil without one.
  let travel: Double?

  init(_ frame: InspectorFrame) {
    let decisions = frame.strokeDecisions
    self.decisions = decisions
    isUnderWay = !frame.pointers.isEmpty
    let taking = frame.recognizers.filter { snapshot in
      snapshot.isTracking || snapshot.state != .possible || snapshot.isWaiting
        || decisions.contains { $0.recognizer == snapshot.name }
    }
    isAtRest = taking.isEmpty
    recognizers = isAtRest ? Self.candidates(frame) : taking
    owners = taking.filter(\.isActive).map(\.name)
    travel = frame.pointers.map { ($0.position - $0.start).length }.max()
  }

  /// The recognisers of scroll views that show, with those that must fail before them.
  private static func candidates(_ frame: InspectorFrame) -> [RecognizerSnapshot] {
    let shown = frame.scrollViews.filter(\.isVisible).map(\.name)
    let own = frame.recognizers.filter { shown.contains($0.view) && $0.isEnabled }
    let awaited = own.flatMap(\.waitsFor)
    return frame.recognizers.filter { snapshot in
      own.contains { $0.name == snapshot.name } || awaited.contains(snapshot.name)
    }
  }

  /// The status to show for a recogniser: after a stroke, what it ended with.
  func status(of snapshot: RecognizerSnapshot) -> RecognizerStatus {
    let present = RecognizerStatus(snapshot)
    guard present == .possible, !snapshot.isTracking else { return present }
    return decisions.last { $0.recognizer == snapshot.name && RecognizerStatus($0.outcome) != nil }
      .flatMap { RecognizerStatus($0.outcome) } ?? present
  }

  /// Why a recogniser stands where it does, to be read after its state; nil where nothing was decided about it.
  func reason(of name: String) -> String? {
    guard let last = decisions.last(where: { $0.recognizer == name }) else { return nil }
    switch last.outcome {
    case .failed, .ended, .cancelled: return last.reason.phrase
    case .waits:
      if case .waits(let other) = last.reason { return "for \(other) to fail" }
      return last.predicate
    default: return last.predicate
    }
  }

  /// That nobody has the stroke, and how far the finger has come.
  var undecided: String {
    "Undecided: the finger has moved \(Readout.number(travel ?? 0, decimals: 1)) points, nobody has the stroke yet"
  }

  /// Who has the stroke, in a sentence.
  var summary: String {
    switch owners.count {
    case 0 where recognizers.contains { $0.isWaiting }: "Undecided: some wait for others to fail"
    case 0 where isUnderWay: undecided
    case 0 where isAtRest: recognizers.isEmpty ? "No stroke yet" : "No stroke yet: these stand ready"
    case 0 where decisions.isEmpty: "The last stroke was a touch that nobody took"
    case 0: "The last stroke"
    case 1: "\(owners[0]) has the stroke"
    default: "\(owners.joinedByAnd) share the stroke"
    }
  }
}

extension [String] {
  /// The words in a sentence: `a`, `a and b`, `a, b and c`.
  var joinedByAnd: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
