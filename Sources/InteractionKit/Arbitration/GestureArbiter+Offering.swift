extension GestureArbiter {
  /// Offers a touch to the recognisers along a chain of views, deepest first.
  func offer(_ touch: Touch, along chain: [View]) {
    var depth = chain.count
    for view in chain {
      depth -= 1
      if touch.delivery == .undecided, view.judgesOuterGestures { touch.judges.append(view) }
      for recognizer in view.gestureRecognizers where mayReceive(touch, recognizer) {
        join(recognizer, depth: depth)
        recognizer.participation.offered = recognizer.participation.offered + [touch]
        recognizer.participation.liveOffers += 1
        recognizer.followed = recognizer.followed + [touch]
        touch.offered.append(recognizer)
      }
    }
    touch.listeners = touch.offered
  }

  private func mayReceive(_ touch: Touch, _ recognizer: GestureRecognizer) -> Bool {
    guard recognizer.enabled, !recognizer.currentState.isFinal, recognizer.participation.held != .ended else {
      return false
    }
    if touch.kind == .trackpad, !recognizer.allowsScroll { return false }
    if touch.stoppedMotion, recognizer.ignoresTouchesThatStopMotions {
      record(.ignored, recognizer, .stoppedMotion)
      return false
    }
    let wants =
      recognizer.shouldReceive(touch)
      && (recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true)
    if !wants { record(.ignored, recognizer, .notReceived) }
    return wants
  }

  private func join(_ recognizer: GestureRecognizer, depth: Int) {
    guard !recognizer.participation.isMember else { return }
    recognizer.participation.isMember = true
    recognizer.participation.depth = depth
    recognizer.participation.arrival = arrivals
    arrivals += 1
    recognizer.arbiter = self
    members.append(recognizer)
  }

  /// Fixes who waits for whom among those that share a touch, one of them being new with `touch`.
  ///
  /// Declared requirements come first, then the answers of recognisers and delegates in order, deepest first.
  func linkFailureRequirements(of touch: Touch) {
    for recognizer in touch.offered {
      for box in recognizer.failureRequirements {
        guard let required = box.recognizer, required.wasOffered(touch) else { continue }
        link(recognizer, waitsFor: required)
      }
    }
    for recognizer in touch.offered where recognizer.answersFailureQuestions {
      for other in touch.offered where other !== recognizer {
        if recognizer.shouldRequireFailure(of: other)
          || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
        {
          linkUnlessCircular(recognizer, waitsFor: other)
        }
        if recognizer.shouldBeRequiredToFail(by: other)
          || recognizer.delegate?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) ?? false
        {
          linkUnlessCircular(other, waitsFor: recognizer)
        }
      }
    }
  }

  private func linkUnlessCircular(_ recognizer: GestureRecognizer, waitsFor other: GestureRecognizer) {
    if other.requiresFailure(of: recognizer) {
      record(.refused, recognizer, .circle(with: other.name))
    } else {
      link(recognizer, waitsFor: other)
    }
  }

  private func link(_ recognizer: GestureRecognizer, waitsFor other: GestureRecognizer) {
    guard !recognizer.participation.requirements.contains(where: { $0 === other }) else { return }
    recognizer.participation.requirements = recognizer.participation.requirements + [other]
    other.participation.waiters = other.participation.waiters + [recognizer]
  }

  /// Logs that `require(toFail:)` was refused.
  func logRefusedRequirement(of recognizer: GestureRecognizer, _ other: GestureRecognizer) {
    record(.refused, recognizer, .circle(with: other.name))
  }
}

extension GestureRecognizer {
  final func wasOffered(_ touch: Touch) -> Bool {
    participation.offered.contains { $0 === touch }
  }
}
