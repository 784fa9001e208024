/// Refers to a recogniser without keeping it alive.
struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

extension GestureRecognizer {
  /// Makes this recogniser wait, wherever both see a touch, until another has failed.
  ///
  /// A requirement that would close a circle is refused, since no one in a circle could ever begin: the answer is
  /// false, the arbiter logs it and `refusedRequirements` names it. Requiring oneself is such a circle.
  @discardableResult
  public final func require(toFail other: GestureRecognizer) -> Bool {
    failureRequirements.removeAll { $0.recognizer == nil }
    if failureRequirements.contains(where: { $0.recognizer === other }) { return true }
    if other.requiresFailure(of: self) {
      if refusedRequirements.count < 8 { refusedRequirements.append(other.name) }
      view?.root.arbiter?.logRefusedRequirement(of: self, other)
      return false
    }
    failureRequirements.append(WeakRecognizer(recognizer: other))
    return true
  }

  /// Whether this recogniser, directly or through others, waits for another to fail; also where it is that other.
  final func requiresFailure(of target: GestureRecognizer) -> Bool {
    var queue: [GestureRecognizer] = [self]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var next = 0
    while next < queue.count {
      let recognizer = queue[next]
      next += 1
      if recognizer === target { return true }
      for box in recognizer.failureRequirements {
        guard let required = box.recognizer, seen.insert(ObjectIdentifier(required)).inserted else { continue }
        queue.append(required)
      }
      for required in recognizer.participation.requirements where seen.insert(ObjectIdentifier(required)).inserted {
        queue.append(required)
      }
    }
    return false
  }

  /// Whether the recogniser or its delegate may answer the questions about failure; the plain kinds never do.
  final var answersFailureQuestions: Bool {
    if delegate != nil { return true }
    let kind = ObjectIdentifier(type(of: self))
    return !GestureRecognizer.plainKinds.contains(kind)
  }

  private static let plainKinds: [ObjectIdentifier] = [
    ObjectIdentifier(PanGestureRecognizer.self), ObjectIdentifier(TapGestureRecognizer.self),
    ObjectIdentifier(ScreenEdgePanGestureRecognizer.self), ObjectIdentifier(LongPressGestureRecognizer.self),
    ObjectIdentifier(SwipeGestureRecognizer.self), ObjectIdentifier(GestureRecognizer.self),
  ]
}
