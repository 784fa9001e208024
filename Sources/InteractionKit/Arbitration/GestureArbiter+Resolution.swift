extension GestureArbiter {
  /// Notes that a recogniser wants a new state.
  func request(_ next: GestureRecognizer.State, of recognizer: GestureRecognizer, because reason: DecisionReason) {
    let present = recognizer.currentState
    guard recognizer.participation.isMember, present.canBecome(next) else {
      record(.refused, recognizer, .illegalTransition(present, next))
      return
    }
    // A change is caused by touches: one that an action asks for would call that action again without end.
    if next == .changed, isAnnouncing { return }
    if let earlier = recognizer.participation.requested {
      // The later wish of the same event counts, but a failure is never taken back.
      if earlier == .failed || earlier == .cancelled { return }
    } else {
      requests.append(recognizer)
    }
    recognizer.participation.requested = next
    recognizer.participation.requestReason = reason
    recognizer.participation.isAttempting = present == .possible && next != .failed
    settleIfIdle()
  }

  /// Tells a recogniser of a movement: one that is under way and goes on has its actions called, and no more is decided.
  func tell(_ recognizer: GestureRecognizer, ofMovementsOf touches: [Touch]) {
    guard recognizer.currentState == .changed, recognizer.participation.requested == nil else {
      recognizer.touchesMoved(touches)
      return
    }
    recognizer.participation.goingOn = .offered
    recognizer.touchesMoved(touches)
    let goesOn = recognizer.participation.goingOn == .accepted
    recognizer.participation.goingOn = .undecided
    guard goesOn, recognizer.participation.isMember, !recognizer.participation.isAnnounced else { return }
    recognizer.participation.isAnnounced = true
    if firstGoingOn == nil { firstGoingOn = announcements.count }
    announcements.append(recognizer)
  }

  /// Lets requests take effect that were made outside an event.
  func settleIfIdle() {
    if !isInTurn { take(.settle, at: now) }
  }

  /// Takes decisions and calls actions until nothing is left to do.
  func settle() {
    while true {
      resolveRequests()
      if takeBackDeliveries() { continue }
      guard nextAnnouncement < announcements.count else { break }
      let recognizer = announcements[nextAnnouncement]
      nextAnnouncement += 1
      announce(recognizer)
    }
    announcements.removeAll(keepingCapacity: true)
    nextAnnouncement = 0
  }

  /// Decides all requests of a round, and what follows from them.
  ///
  /// What ends or goes on comes first; then the attempts to leave `possible`, deepest first. Whoever is released from
  /// waiting by one of them takes its place among those that are still to come.
  private func resolveRequests() {
    while !requests.isEmpty || firstGoingOn != nil {
      let firstNew = firstGoingOn ?? announcements.count
      firstGoingOn = nil
      var next = 0
      while !requests.isEmpty || next < attempts.count {
        collectAttempts(from: next)
        guard next < attempts.count else { continue }
        let recognizer = attempts[next]
        next += 1
        resolve(recognizer)
      }
      attempts.removeAll(keepingCapacity: true)
      orderAnnouncements(from: firstNew)
    }
  }

  /// Sorts the attempts among the requests into those still to come, and decides all other requests.
  private func collectAttempts(from start: Int) {
    while !requests.isEmpty {
      sortRequests()
      swap(&batch, &requests)
      for recognizer in batch {
        guard recognizer.participation.isAttempting else {
          resolve(recognizer)
          continue
        }
        if let last = attempts.last, attempts.count > start, recognizer.precedes(last) {
          let place = attempts[start...].firstIndex { recognizer.precedes($0) } ?? attempts.count
          attempts.insert(recognizer, at: place)
        } else {
          attempts.append(recognizer)
        }
      }
      batch.removeAll(keepingCapacity: true)
    }
  }

  private func resolve(_ recognizer: GestureRecognizer) {
    guard let next = recognizer.participation.requested else { return }
    let reason = recognizer.participation.requestReason
    recognizer.participation.requested = nil
    let present = recognizer.currentState
    guard present.canBecome(next) else {
      // It was decided otherwise within the same event.
      return
    }
    if present == .began, recognizer.participation.isAnnounced {
      if recognizer.participation.following?.state != .cancelled { recognizer.participation.following = (next, reason) }
      return
    }
    switch next {
    case .began, .ended:
      if present == .possible { attempt(recognizer, next, reason) } else { commit(recognizer, next, reason) }
    case .changed, .cancelled, .failed:
      commit(recognizer, next, reason)
    case .possible:
      break
    }
  }

  /// Puts a recogniser into a state, logs it, and has its actions called where the state calls for them.
  func commit(_ recognizer: GestureRecognizer, _ next: GestureRecognizer.State, _ reason: DecisionReason) {
    let former = recognizer.currentState
    recognizer.currentState = next
    switch next {
    case .began: record(.began, recognizer, reason)
    case .changed: if former == .began { record(.changed, recognizer, reason) }
    case .ended: record(.ended, recognizer, reason)
    case .cancelled: record(.cancelled, recognizer, reason)
    case .failed: record(.failed, recognizer, reason)
    case .possible: break
    }
    if next.isFinal {
      recognizer.deadline = nil
      recognizer.participation.held = nil
      recognizer.participation.blocker = nil
      if recognizer.finalStateOfFrame == nil { finalInFrame.append(recognizer) }
      recognizer.finalStateOfFrame = next
    }
    if next.isFinal || recognizer.participation.liveOffers <= 0 { needsCleanup = true }
    if next.callsActions, !recognizer.participation.isAnnounced {
      recognizer.participation.isAnnounced = true
      announcements.append(recognizer)
    }
    if next == .failed || next == .cancelled { releaseWaiters(of: recognizer) }
  }

  /// Brings a recogniser to an end from outside: what is under way is cancelled, what is not fails.
  ///
  /// Where the actions for `began` have not been called yet, they are called before those for `cancelled`.
  func finish(_ recognizer: GestureRecognizer, because reason: DecisionReason) {
    recognizer.participation.requested = nil
    switch recognizer.currentState {
    case .possible:
      commit(recognizer, .failed, reason)
    case .began where recognizer.participation.isAnnounced:
      recognizer.participation.following = (.cancelled, reason)
    case .began, .changed:
      commit(recognizer, .cancelled, reason)
    case .ended, .cancelled, .failed:
      break
    }
  }

  private func announce(_ recognizer: GestureRecognizer) {
    recognizer.participation.isAnnounced = false
    isAnnouncing = true
    recognizer.runActions()
    isAnnouncing = false
    guard let following = recognizer.participation.following else { return }
    recognizer.participation.following = nil
    if recognizer.currentState.canBecome(following.state) { commit(recognizer, following.state, following.reason) }
  }

  /// Lets those go on that waited for a recogniser which has failed.
  private func releaseWaiters(of recognizer: GestureRecognizer) {
    for waiter in recognizer.participation.waiters {
      guard let held = waiter.participation.held, waiter.participation.blocker === recognizer else { continue }
      waiter.participation.held = nil
      waiter.participation.blocker = nil
      guard waiter.participation.requested == nil else { continue }
      waiter.participation.requested = held
      waiter.participation.requestReason = waiter.participation.heldReason
      waiter.participation.isAttempting = true
      requests.append(waiter)
    }
  }

  /// Sorts the requests: deepest view first, then in the order of joining.
  private func sortRequests() {
    if !requests.isSortedByPrecedence() { requests.sort { $0.precedes($1) } }
  }

  /// Turns the announcements of one round, which came deepest first, outermost view first.
  private func orderAnnouncements(from start: Int) {
    guard announcements.count - start > 1 else { return }
    // Taken out for as long as it lasts: in a variable of its own the array is sorted without a look at each access.
    var all: [GestureRecognizer] = []
    swap(&all, &announcements)
    if !all.isSortedByPrecedence(from: start) { all[start...].sort { $0.precedes($1) } }
    // Whole groups of one depth change places; within a group the order stays.
    all.reverse(start, all.count)
    var first = start
    while first < all.count {
      var end = first + 1
      let depth = all[first].participation.depth
      while end < all.count, all[end].participation.depth == depth { end += 1 }
      all.reverse(first, end)
      first = end
    }
    swap(&all, &announcements)
  }
}

extension [GestureRecognizer] {
  /// Whether those from a place on are decided in the order in which they stand.
  fileprivate func isSortedByPrecedence(from start: Int = 0) -> Bool {
    for index in indices.dropFirst(start + 1) where self[index].precedes(self[index - 1]) { return false }
    return true
  }

  /// Turns a part round in place: a slice would copy it.
  fileprivate mutating func reverse(_ start: Int, _ end: Int) {
    var first = start
    var last = end - 1
    while first < last {
      swapAt(first, last)
      first += 1
      last -= 1
    }
  }
}

extension GestureRecognizer {
  /// Whether it is decided before another: deepest first, then in the order of joining.
  final func precedes(_ other: GestureRecognizer) -> Bool {
    if participation.depth != other.participation.depth { return participation.depth > other.participation.depth }
    return participation.arrival < other.participation.arrival
  }
}
