import InteractionKit
import Primitives

/// What a frame tells about the current stroke, or about the last one.
struct StrokeReading {
  /// The recognisers that take part or are not at rest, outermost first.
  let recognizers: [RecognizerSnapshot]
  /// The decisions of the stroke, oldest first.
  let decisions: [Decision]
  /// The names of the recognisers that have the stroke.
  let owners: [String]
  /// Whether a pointer is down.
  let isUnderWay: Bool

  init(_ frame: InspectorFrame) {
    let decisions = frame.strokeDecisions
    self.decisions = decisions
    isUnderWay = !frame.pointers.isEmpty
    recognizers = frame.recognizers.filter { snapshot in
      snapshot.isTracking || snapshot.state != .possible || snapshot.isWaiting
        || decisions.contains { $0.recognizer == snapshot.name }
    }
    owners = recognizers.filter(\.isActive).map(\.name)
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

  /// Who has the stroke, in a sentence.
  var summary: String {
    switch owners.count {
    case 0 where recognizers.contains { $0.isWaiting }: "Undecided: some wait for others to fail"
    case 0 where isUnderWay: "Undecided: nobody has the stroke yet"
    case 0 where decisions.isEmpty: "No stroke yet"
    case 0: "The last stroke"
    case 1: "\(owners[0]) has the stroke"
    default: "\(owners.dropLast().joined(separator: ", ")) and \(owners[owners.count - 1]) share the stroke"
    }
  }
}
