extension GestureArbiter {
  /// Lets a recogniser that has met its criteria leave `possible`, unless something stands against it.
  func attempt(_ recognizer: GestureRecognizer, _ next: GestureRecognizer.State, _ reason: DecisionReason) {
    if let obstacle = axisObstacle(to: recognizer) {
      commit(recognizer, .failed, obstacle)
      return
    }
    switch standing(of: recognizer) {
    case .free: break
    case .blocked(let other):
      recognizer.participation.held = next
      recognizer.participation.heldReason = reason
      recognizer.participation.blocker = other
      record(.waits, recognizer, .waits(for: other.name))
      return
    case .lost(let other):
      commit(recognizer, .failed, .requirementRecognized(other.name))
      return
    }
    if let refusal = refusal(of: recognizer) {
      // Asking may have changed everything: only what is still possible can fail here.
      if recognizer.currentState == .possible { commit(recognizer, .failed, refusal) }
      return
    }
    guard recognizer.currentState == .possible else { return }
    if let winner = preventingRecognizer(of: recognizer) {
      recognizer.participation.preventedBy = winner.name
      commit(recognizer, .failed, .prevented(by: winner.name))
      return
    }
    activate(recognizer, next, reason)
  }

  private enum Standing {
    case free
    case blocked(by: GestureRecognizer)
    case lost(to: GestureRecognizer)
  }

  /// Whether those that must fail first have failed; one that sees no touch counts as failed.
  private func standing(of recognizer: GestureRecognizer) -> Standing {
    while recognizer.participation.nextRequirement < recognizer.participation.requirements.count {
      let required = recognizer.participation.requirements[recognizer.participation.nextRequirement]
      if required.participation.isMember {
        switch required.currentState {
        case .possible: return .blocked(by: required)
        case .began, .changed, .ended: return .lost(to: required)
        case .cancelled, .failed: break
        }
      }
      recognizer.participation.nextRequirement += 1
    }
    return .free
  }

  /// Asks the views and the delegate that may refuse.
  private func refusal(of recognizer: GestureRecognizer) -> DecisionReason? {
    if let view = recognizer.view, !view.gestureRecognizerShouldBegin(recognizer) { return .refusedByView(view.name) }
    for touch in recognizer.participation.offered {
      for judge in touch.judges where judge !== recognizer.view {
        guard let own = recognizer.view, judge.isDescendant(of: own) else { continue }
        if !judge.gestureRecognizerShouldBegin(recognizer) { return .refusedByView(judge.name) }
      }
    }
    // A view that is its own recogniser's delegate has been asked already.
    if let delegate = recognizer.delegate, delegate !== recognizer.view,
      !delegate.gestureRecognizerShouldBegin(recognizer)
    {
      return .refusedByDelegate
    }
    if let gate = recognizer.view as? any ContentTouchGate, gate.panGestureRecognizer === recognizer {
      for touch in recognizer.participation.offered where touch.delivery == .delivered {
        guard let content = touch.view, content !== gate else { continue }
        if !gate.canCancelContentTouches || !gate.touchesShouldCancel(in: content) {
          return .contentKeepsTouch(content.name)
        }
      }
    }
    return nil
  }

  /// The active recogniser that keeps another from beginning, if any; permissions are logged.
  ///
  /// Of companions the first alone is logged: the others say the same, and there may be many.
  private func preventingRecognizer(of recognizer: GestureRecognizer) -> GestureRecognizer? {
    var hasCompanion = false
    for other in active where other.currentState.isActive {
      let isCompanion = recognizer.isCompanion(of: other)
      guard !(isCompanion && hasCompanion), areRelated(recognizer, other) else { continue }
      hasCompanion = hasCompanion || isCompanion
      guard let permission = permission(for: recognizer, beside: other) else { return other }
      record(.allowed, recognizer, .beside(other.name, permission))
      recognizer.noteAllowed(other)
      other.noteAllowed(recognizer)
    }
    return nil
  }

  /// Whether two recognisers compete: the view of one lies in that of the other, or they share a touch.
  ///
  /// Fingers on views beside each other do not disturb one another.
  private func areRelated(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    if let own = one.view, let others = other.view, own.isDescendant(of: others) || others.isDescendant(of: own) {
      return true
    }
    return one.participation.offered.contains { other.wasOffered($0) }
  }

  /// Why a recogniser may go on although another is active; nil where that one excludes it.
  private func permission(
    for recognizer: GestureRecognizer, beside active: GestureRecognizer
  ) -> DecisionReason.Permission? {
    if recognizer.isCompanion(of: active) { return .otherDelegate }
    if !active.canPrevent(recognizer) { return .cannotPrevent }
    if !recognizer.canBePrevented(by: active) { return .cannotBePrevented }
    if active.delegate?.gestureRecognizer(active, shouldRecognizeSimultaneouslyWith: recognizer) ?? false {
      return .otherDelegate
    }
    if recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: active) ?? false {
      return .delegate
    }
    return nil
  }

  /// Puts a recogniser through: those that required its failure fail, and those that it excludes.
  private func activate(
    _ recognizer: GestureRecognizer, _ next: GestureRecognizer.State, _ reason: DecisionReason
  ) {
    recognizer.willBegin()
    commit(recognizer, next, reason)
    if next == .began { active.append(recognizer) }
    for waiter in recognizer.participation.waiters where waiter.currentState == .possible {
      guard waiter.participation.isMember else { continue }
      commit(waiter, .failed, .requirementRecognized(recognizer.name))
    }
    visits += 1
    for touch in recognizer.participation.offered {
      for other in touch.offered where other.currentState == .possible && other.participation.isMember {
        guard other.participation.visit != visits else { continue }
        other.participation.visit = visits
        if permission(for: other, beside: recognizer) == nil {
          other.participation.preventedBy = recognizer.name
          commit(other, .failed, .prevented(by: recognizer.name))
        }
      }
    }
    if recognizer.cancelsTouchesInView { takeTouchesFromViews(for: recognizer) }
  }
}

extension GestureRecognizer {
  /// Notes one beside which it may be active; at most eight are kept.
  fileprivate final func noteAllowed(_ other: GestureRecognizer) {
    let allowed = participation.allows
    if allowed.count < 8 { participation.allows = allowed + [other.name] }
  }

  /// Whether both move together.
  final func isCompanion(of other: GestureRecognizer) -> Bool {
    guard let companions else { return false }
    return companions === other.companions
  }
}
