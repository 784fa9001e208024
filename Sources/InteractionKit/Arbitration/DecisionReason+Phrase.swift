import Primitives

extension DecisionReason {
  /// Whether the reason itself tells what happens to the recogniser, as `prevented by list0.pan` does.
  var isParty: Bool {
    switch self {
    case .prevented, .beside, .refusedByDelegate, .refusedByView: true
    default: false
    }
  }

  /// The reason in words that need no knowledge of the engine.
  public var phrase: String {
    switch self {
    case .moved(let distance, let slop):
      "moved \(Self.text(distance)) points" + (slop > 0 ? ", \(Self.text(slop)) needed" : "")
    case .movedOn: "the touches moved on"
    case .joins(let other): "its touches move what \(other) drags"
    case .held(let seconds): "held for \(Self.text(seconds)) seconds"
    case .tapped(let count): count == 1 ? "tapped" : "tapped \(count) times"
    case .lifted: "the last finger was lifted"
    case .movedTooLittle(let distance, let needed):
      "lifted after \(Self.text(distance)) points, \(Self.text(needed)) needed"
    case .movedTooFar(let distance, let allowed):
      "moved \(Self.text(distance)) points where \(Self.text(allowed)) are allowed"
    case .liftedTooSoon(let seconds, let needed):
      "lifted after \(Self.text(seconds)) of \(Self.text(needed)) seconds"
    case .heldTooLong(let seconds): "still down after \(Self.text(seconds)) seconds"
    case .tooManyTouches(let count, let allowed): "\(count) touches where \(allowed) are allowed"
    case .tooFewTouches(let count, let needed): "\(count) of \(needed) touches"
    case .nextTapMissing(let seconds): "no further tap within \(Self.text(seconds)) seconds"
    case .awayFromEdge(let distance, let width):
      "came down \(Self.text(distance)) points from the edge where \(Self.text(width)) are allowed"
    case .notInwards: "the stroke does not lead inwards from the edge"
    case .otherDirection: "the stroke goes another way"
    case .touchesEnded: "the touches are gone"

    case .stroke(let axis): "stroke is \(axis.rawValue)"
    case .nearDiagonal(let deeper, let tolerance):
      "within \(Self.text(tolerance))° of the diagonal: \(deeper) is deeper"
    case .otherAxisTaken(let other): "\(other) has the stroke along the other axis"
    case .waits(let other): "waits for \(other) to fail"
    case .requirementRecognized(let other): "it waited for \(other) to fail, which was recognised"
    case .liftedWhileWaiting(let other): "lifted while it waited for \(other) to fail"
    case .prevented(let other): "prevented by \(other)"
    case .beside(let other, let permission): "beside \(other): \(permission.phrase)"
    case .refusedByDelegate: "refused by its delegate"
    case .refusedByView(let view): "refused by the view \(view)"
    case .contentKeepsTouch(let view): "\(view) keeps the touch that it has received"
    case .disabled: "it is switched off"
    case .viewRemoved(let view): "the view \(view) was removed"
    case .detached(let view): "it was detached from \(view)"
    case .system(let cause): cause
    case .stoppedMotion: "the touch stopped a motion"
    case .notReceived: "its delegate does not want the touch"
    case .setByCode: "its state was set"
    case .circle(let other): "\(other) waits for it already, and a circle could never begin"
    case .illegalTransition(let from, let to): "\(from.rawValue) cannot become \(to.rawValue)"
    }
  }

  /// A number with at most two decimals, without trailing zeros.
  private static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let hundredths = Int((abs(number) * 100).rounded())
    let sign = number < 0 && hundredths > 0 ? "-" : ""
    let whole = hundredths / 100
    let rest = hundredths % 100
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension DecisionReason.Permission {
  /// The permission in words.
  public var phrase: String {
    switch self {
    case .delegate: "its delegate allows"
    case .otherDelegate: "the other's delegate allows"
    case .cannotPrevent: "the other cannot prevent it"
    case .cannotBePrevented: "it cannot be prevented"
    }
  }
}
