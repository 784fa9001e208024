import Primitives

/// Recognises a finger that stays down in its place; afterwards it follows the finger until it lifts.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the finger stays down, in seconds; nil for the arbiter's settings.
  public var minimumPressDuration: Double?
  /// How far the finger may stray before, in points; nil for the arbiter's settings.
  public var allowableMovement: Double?

  open override var kindName: String { "longPress" }
  open override var ignoresTouchesThatStopMotions: Bool { true }
  open override var shortfall: DecisionReason {
    guard let touch = touches.first else { return .touchesEnded }
    return .liftedTooSoon(touch.time - touch.beganAt, needed: duration)
  }

  open override func touchesBegan(_ touches: [Touch]) {
    guard state == .possible else { return }
    if self.touches.count > 1 {
      transition(to: .failed, because: .tooManyTouches(self.touches.count, allowed: 1))
    } else if let touch = touches.first {
      deadline = touch.time + duration
    }
  }

  open override func touchesMoved(_ touches: [Touch]) {
    if state.isActive {
      transition(to: .changed, because: .movedOn)
      return
    }
    let allowed = allowableMovement ?? (arbiter?.settings ?? GestureSettings()).longPressSlop
    for touch in touches {
      let distance = (touch.location - touch.beganLocation).length
      if distance > allowed { transition(to: .failed, because: .movedTooFar(distance, allowed: allowed)) }
    }
  }

  open override func touchesEnded(_ touches: [Touch]) {
    if state.isActive {
      if self.touches.count == touches.count { transition(to: .ended, because: .lifted) }
    } else {
      transition(to: .failed, because: shortfall)
    }
  }

  open override func deadlineReached(at time: Timestamp) { transition(to: .began, because: .held(duration)) }

  private var duration: Double {
    minimumPressDuration ?? (arbiter?.settings ?? GestureSettings()).longPressDuration
  }
}
