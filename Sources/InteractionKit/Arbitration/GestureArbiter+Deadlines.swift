import Primitives

extension GestureArbiter {
  /// The next moment at which something happens without any input; nil for none.
  public var nextDeadline: Timestamp? {
    var next: Timestamp?
    for recognizer in members {
      if let deadline = recognizer.pendingDeadline, deadline < next ?? deadline + 1 { next = deadline }
    }
    for touch in touches {
      if let deadline = touch.deliveryDeadline, touch.delivery == .held, deadline < next ?? deadline + 1 {
        next = deadline
      }
    }
    return next
  }

  /// Lets everything happen that is due, each at its own time.
  func passDeadlines(until time: Timestamp) {
    guard !members.isEmpty || !touches.isEmpty else { return }
    while let due = nextDeadline, !(time < due) {
      now = max(now, due)
      isInTurn = true
      for recognizer in members {
        guard let deadline = recognizer.pendingDeadline, !(due < deadline) else { continue }
        recognizer.pendingDeadline = nil
        needsCleanup = true
        if !recognizer.currentState.isFinal { recognizer.deadlineReached(at: now) }
        // A new deadline lies in the future, or time would never get past this one.
        if let next = recognizer.pendingDeadline, !(due < next) { recognizer.pendingDeadline = nil }
      }
      settle()
      for touch in touches {
        if let deadline = touch.deliveryDeadline, !(due < deadline) {
          touch.deliveryDeadline = nil
          releaseDeliveries()
        }
      }
      settle()
      cleanUp()
      isInTurn = false
    }
  }

  /// Brings every recogniser back to `possible` whose touches are all gone.
  func cleanUp() {
    releaseDeliveries()
    settle()
    guard needsCleanup else { return }
    needsCleanup = false
    for recognizer in members where recognizer.participation.liveOffers <= 0 { endIfAbandoned(recognizer) }
    settle()
    active.removeAll { !$0.currentState.isActive }
    var leaving: [GestureRecognizer] = []
    for recognizer in members where recognizer.isFinished {
      recognizer.participation.isMember = false
      leaving.append(recognizer)
    }
    guard !leaving.isEmpty else {
      dropRetiredTouches()
      return
    }
    members.removeAll { !$0.participation.isMember }
    for recognizer in leaving {
      for required in recognizer.participation.requirements where required.participation.isMember {
        required.participation.waiters = required.participation.waiters.without(recognizer)
      }
      for waiter in recognizer.participation.waiters where waiter.participation.isMember {
        // Gone is as good as failed for whoever still waits.
        waiter.participation.requirements = waiter.participation.requirements.without(recognizer)
        waiter.participation.nextRequirement = 0
      }
    }
    for recognizer in leaving {
      recognizer.participation = Participation()
      recognizer.followed = []
      recognizer.pendingDeadline = nil
      recognizer.currentState = .possible
      recognizer.reset()
    }
    dropRetiredTouches()
  }

  private func dropRetiredTouches() {
    retired.removeAll { touch in
      guard touch.delivery != .held, touch.delivery != .endHeld else { return false }
      for recognizer in touch.offered where recognizer.participation.offered.contains(where: { $0 === touch }) {
        return false
      }
      touch.offered = []
      touch.listeners = []
      return true
    }
  }
}

extension GestureRecognizer {
  /// Whether it has come to an end and all its touches are gone.
  final var isFinished: Bool { currentState.isFinal && participation.liveOffers <= 0 }
}
