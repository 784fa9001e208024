import Primitives

/// What the views are told of their touches, beside the recognisers.
extension GestureArbiter {
  /// Decides, when a touch has come down, whether its view hears of it now or later.
  func decideDelivery(of touch: Touch, along chain: [View]) {
    guard touch.delivery == .undecided else { return }
    guard let view = touch.view else {
      touch.delivery = .none
      return
    }
    for recognizer in touch.offered where recognizer.currentState.isActive && recognizer.cancelsTouchesInView {
      // A further finger of a gesture under way belongs to that gesture.
      if recognizer.follows(touch) {
        touch.delivery = .none
        return
      }
    }
    for gate in chain.dropFirst() {
      guard let gate = gate as? any ContentTouchGate else { continue }
      if !gate.touchesShouldBegin([touch], in: view) {
        touch.delivery = .none
        return
      }
      let pan = gate.panGestureRecognizer
      if gate.delaysContentTouches, pan.follows(touch) { touch.gates.append(gate) }
    }
    if !touch.gates.isEmpty { touch.deliveryDeadline = now + settings.contentTouchDelay }
    if isHeldBack(touch) {
      touch.delivery = .held
    } else {
      deliverBegan(touch)
    }
  }

  /// Whether someone still keeps a touch from its view.
  private func isHeldBack(_ touch: Touch) -> Bool {
    if touch.deliveryDeadline != nil {
      for gate in touch.gates where gate.panGestureRecognizer.currentState == .possible {
        if gate.panGestureRecognizer.follows(touch) { return true }
      }
    }
    for recognizer in touch.offered where recognizer.delaysTouchesBegan {
      if recognizer.currentState == .possible, recognizer.participation.isMember, recognizer.expects(touch) {
        return true
      }
    }
    return false
  }

  private func deliverBegan(_ touch: Touch) {
    touch.deliveryDeadline = nil
    touch.delivery = .delivered
    touch.asItBegan { touch.view?.touchesBegan([touch]) }
  }

  /// Tells views of touches that nobody holds back any more.
  func releaseDeliveries() {
    for touch in touches where touch.delivery == .held {
      if !isHeldBack(touch) {
        deliverBegan(touch)
        if touch.delivery == .delivered, touch.location != touch.beganLocation { touch.view?.touchesMoved([touch]) }
      }
    }
    for touch in retired where touch.delivery == .held || touch.delivery == .endHeld {
      if touch.delivery == .held, !isHeldBack(touch) {
        deliverBegan(touch)
        touch.delivery = touch.delivery == .delivered ? .endHeld : touch.delivery
      }
      if touch.delivery == .endHeld, !isEndHeldBack(touch) { deliverEnded(touch) }
    }
  }

  /// Tells a view that its touch moved.
  func deliverMove(of touch: Touch) {
    if touch.delivery == .delivered {
      touch.view?.touchesMoved([touch])
    } else {
      releaseDeliveries()
    }
  }

  /// Tells a view that its touch was lifted, or keeps that until nobody can still want it.
  func deliverEnd(of touch: Touch) {
    if touch.delivery == .held {
      // A short touch is over before the wait is: the content gets all of it now.
      touch.deliveryDeadline = nil
      if !isHeldBack(touch) { deliverBegan(touch) }
    }
    if touch.delivery == .delivered { touch.delivery = .endHeld }
    releaseDeliveries()
  }

  private func isEndHeldBack(_ touch: Touch) -> Bool {
    // Who still follows other touches goes on with those: only who waits without a touch may still want this one.
    for recognizer in touch.offered where recognizer.delaysTouchesEnded && recognizer.currentState == .possible {
      if recognizer.wasOffered(touch) { return true }
    }
    return false
  }

  private func deliverEnded(_ touch: Touch) {
    touch.delivery = .finished
    touch.view?.touchesEnded([touch])
  }

  /// Takes a touch away from its view; whether the view had heard of it.
  @discardableResult
  func cancelDelivery(of touch: Touch) -> Bool {
    let wasTold = touch.delivery == .delivered || touch.delivery == .endHeld
    touch.delivery = .finished
    touch.deliveryDeadline = nil
    if wasTold { touch.view?.touchesCancelled([touch]) }
    return wasTold
  }

  /// Takes the touches that a recogniser has recognised away from their views.
  func takeTouchesFromViews(for recognizer: GestureRecognizer) {
    for touch in recognizer.participation.offered {
      let isHis = recognizer.follows(touch) || !touch.isDown
      if isHis, touch.delivery != .none { touchesToTakeBack.append(touch) }
    }
  }

  /// Tells the views of the touches that were taken from them while requests were resolved; whether there were any.
  func takeBackDeliveries() -> Bool {
    guard !touchesToTakeBack.isEmpty else { return false }
    var touches: [Touch] = []
    swap(&touches, &touchesToTakeBack)
    for touch in touches { cancelDelivery(of: touch) }
    return true
  }
}

extension GestureRecognizer {
  /// Whether a touch may still make it recognise something.
  final func expects(_ touch: Touch) -> Bool { follows(touch) || !touch.isDown }
}
