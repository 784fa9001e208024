import InputEvents
import Primitives

extension GestureArbiter {
  /// Routes a step of a pointer.
  func route(_ event: PointerEvent) {
    guard event.position.isFinite else { return }
    switch event.phase {
    case .down:
      if let lost = touches.first(where: { $0.id == event.id }) { take(lost, away: .system("its lifting was lost")) }
      touchDown(id: event.id, kind: event.kind == .mouse ? .mouse : .touch, at: event.position)
    case .move:
      if let touch = touches.first(where: { $0.id == event.id }) {
        move(touch, to: event.position, isSample: !event.isResampled)
      }
    case .up:
      if let touch = touches.first(where: { $0.id == event.id }) { lift(touch, at: event.position) }
    case .cancel:
      if let touch = touches.first(where: { $0.id == event.id }) { take(touch, away: .system("the pointer was lost")) }
    }
  }

  /// Routes a step of a trackpad series, as a virtual finger that drags the content.
  ///
  /// Who feeds a series whose end the device does not report sends that end when it has concluded it.
  func route(_ event: ScrollEvent) {
    guard event.position.isFinite, event.delta.isFinite else { return }
    var touch = touches.first { $0.id == Touch.trackpadID }
    if event.phase == .began, let lost = touch {
      lift(lost, at: lost.location)
      settle()
      cleanUp()
      touch = nil
    }
    guard event.phase == .began || touch != nil else { return }
    let series = touch ?? touchDown(id: Touch.trackpadID, kind: .trackpad, at: event.position, on: resumedSeriesView)
    if event.delta != .zero { move(series, to: series.location(afterStep: event.delta)) }
    series.liftIsInferred = event.lift == .inferred
    switch event.phase {
    case .ended: lift(series, at: series.location)
    case .cancelled: take(series, away: .system("the series was cancelled"))
    case .began, .changed: break
    }
  }

  /// Brings a touch down and offers it to the recognisers under it, or to those of a view that it stays with.
  @discardableResult
  private func touchDown(id: Int, kind: Touch.Kind, at location: Point, on view: View? = nil) -> Touch {
    if touches.isEmpty { stroke.removeAll() }
    let hit = view.flatMap { $0.root === root ? $0 : nil } ?? root.hitTest(location)
    let chain = hit?.chain ?? []
    let touch = Touch(
      id: id, kind: kind, at: now, stamp: min(stamp ?? now, now), location: location, view: hit,
      estimator: settings.estimator(for: kind))
    touches.append(touch)
    touch.stoppedMotion = willDeliverDown?(touch, chain) ?? false
    if kind == .trackpad || touch.stoppedMotion { touch.delivery = .none }
    offer(touch, along: chain)
    linkFailureRequirements(of: touch)
    let one = [touch]
    for recognizer in touch.listeners where recognizer.follows(touch) { recognizer.touchesBegan(one) }
    settle()
    decideDelivery(of: touch, along: chain)
    settle()
    return touch
  }

  private func move(_ touch: Touch, to location: Point, isSample: Bool = true) {
    touch.update(.moved, location: location, at: now, stamp: stamp, isSample: isSample)
    let one = [touch]
    var finished = 0
    for recognizer in touch.listeners {
      if recognizer.currentState.isFinal {
        finished += 1
      } else if recognizer.follows(touch) {
        tell(recognizer, ofMovementsOf: one)
      }
    }
    if finished > 0 { touch.listeners.removeAll { $0.currentState.isFinal } }
    settle()
    deliverMove(of: touch)
    settle()
  }

  private func lift(_ touch: Touch, at location: Point) {
    // A finger may move as it lifts: what follows it goes all the way.
    if location != touch.location, touch.listeners.contains(where: { $0.currentState.isActive && $0.follows(touch) }) {
      // Whether the lifting is a sample of the velocity is decided below.
      touch.update(.moved, location: location, at: now, stamp: stamp, isSample: false)
      let one = [touch]
      for recognizer in touch.listeners where recognizer.currentState.isActive && recognizer.follows(touch) {
        recognizer.touchesMoved(one)
      }
      settle()
    }
    touch.update(.ended, location: location, at: now, stamp: stamp)
    let one = [touch]
    for recognizer in touch.listeners where !recognizer.currentState.isFinal && recognizer.follows(touch) {
      recognizer.touchesEnded(one)
    }
    settle()
    forget(touch)
    settle()
    deliverEnd(of: touch)
    settle()
    endSequenceIfOver()
  }

  /// Takes a touch away from everyone who follows it.
  func take(_ touch: Touch, away reason: DecisionReason) {
    cancellationReason = reason
    touch.update(.cancelled, location: touch.location, at: now, stamp: stamp)
    let one = [touch]
    for recognizer in touch.listeners where !recognizer.currentState.isFinal && recognizer.follows(touch) {
      recognizer.touchesCancelled(one)
    }
    settle()
    forget(touch)
    settle()
    cancelDelivery(of: touch)
    settle()
    endSequenceIfOver()
  }

  /// Takes every touch away and ends what waits without one.
  func cancelEverything(because reason: DecisionReason) {
    cancellationReason = reason
    let all = touches
    for touch in all { touch.update(.cancelled, location: touch.location, at: now, stamp: stamp) }
    for recognizer in members where !recognizer.currentState.isFinal {
      let followed = recognizer.touches
      if followed.isEmpty {
        finish(recognizer, because: reason)
      } else {
        recognizer.touchesCancelled(followed)
      }
    }
    settle()
    for touch in all { forget(touch) }
    settle()
    for touch in all + retired { cancelDelivery(of: touch) }
    settle()
    if !all.isEmpty { didEndSequence?(now) }
  }

  /// Counts a touch out; recognisers that can learn nothing more without it come to an end.
  private func forget(_ touch: Touch) {
    touches.removeAll { $0 === touch }
    retired.append(touch)
    needsCleanup = true
    for recognizer in touch.offered where recognizer.participation.isMember {
      recognizer.participation.liveOffers -= 1
      recognizer.ignore(touch)
      endIfAbandoned(recognizer)
      if recognizer.currentState.isFinal || !recognizer.followed.isEmpty {
        recognizer.participation.offered = recognizer.participation.offered.without(touch)
      }
    }
  }

  /// Ends a recogniser that has no touches any more and waits for nothing.
  func endIfAbandoned(_ recognizer: GestureRecognizer) {
    guard !recognizer.currentState.isFinal, recognizer.followed.isEmpty, recognizer.deadline == nil,
      recognizer.participation.requested == nil, recognizer.participation.held != .ended
    else { return }
    finish(recognizer, because: .touchesEnded)
  }

  private func endSequenceIfOver() {
    if touches.isEmpty { didEndSequence?(now) }
  }
}

extension GestureRecognizer {
  /// Whether it follows a touch.
  final func follows(_ touch: Touch) -> Bool {
    for one in followed where one === touch { return true }
    return false
  }
}
