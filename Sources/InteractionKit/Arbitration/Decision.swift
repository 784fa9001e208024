import Primitives

/// One decision of the arbiter about one recogniser, with its reason.
public struct Decision: Sendable, Hashable {
  /// What was decided.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// It left `possible` and goes on.
    case began
    /// It went on for the first time.
    case changed
    /// It is over, or, being discrete, was recognised.
    case ended
    /// It was taken away while under way.
    case cancelled
    /// The touches are not this gesture, or it was kept from recognising them.
    case failed
    /// Its criteria are met, but it waits for another to fail.
    case waits
    /// It and another may be active at a time.
    case allowed
    /// It does not see a touch.
    case ignored
    /// Something was asked for that is not possible.
    case refused
  }

  /// When it was decided.
  public var time: Timestamp
  /// The recogniser's name.
  public var recognizer: String
  /// What was decided.
  public var outcome: Outcome
  /// Why.
  public var reason: DecisionReason

  /// Makes a decision.
  public init(time: Timestamp, recognizer: String, outcome: Outcome, reason: DecisionReason) {
    self.time = time
    self.recognizer = recognizer
    self.outcome = outcome
    self.reason = reason
  }

  /// The decision without its subject, such as `failed: lifted after 3.2 points, 10 needed`.
  public var predicate: String {
    switch outcome {
    case .began: reason.isParty ? "begins \(reason.phrase)" : "begins: \(reason.phrase)"
    case .changed: "goes on"
    case .ended: "ended: \(reason.phrase)"
    case .cancelled: "cancelled: \(reason.phrase)"
    case .failed: reason.isParty ? reason.phrase : "failed: \(reason.phrase)"
    case .waits: reason.phrase
    case .allowed: "begins \(reason.phrase)"
    case .ignored: "ignored: \(reason.phrase)"
    case .refused: "refused: \(reason.phrase)"
    }
  }

  /// The decision as a sentence, such as `list0.pan waits for pop.pan to fail`.
  public var sentence: String { "\(recognizer) \(predicate)" }
}
