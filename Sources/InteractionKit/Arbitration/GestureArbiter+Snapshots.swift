extension GestureArbiter {
  /// Every recogniser of the tree, from the outside in and in the order of attaching, as it stands in this frame.
  public var snapshots: [RecognizerSnapshot] {
    var result: [RecognizerSnapshot] = []
    collectSnapshots(of: root, depth: 0, into: &result)
    for recognizer in members where recognizer.view.map({ $0.root !== root }) ?? true {
      result.append(recognizer.snapshot(depth: recognizer.participation.depth))
    }
    return result
  }

  private func collectSnapshots(of view: View, depth: Int, into result: inout [RecognizerSnapshot]) {
    for recognizer in view.gestureRecognizers { result.append(recognizer.snapshot(depth: depth)) }
    for subview in view.subviews { collectSnapshots(of: subview, depth: depth + 1, into: &result) }
  }
}

extension GestureRecognizer {
  /// How the recogniser stands now.
  final func snapshot(depth: Int) -> RecognizerSnapshot {
    let required =
      participation.isMember ? participation.requirements : failureRequirements.compactMap { $0.recognizer }
    return RecognizerSnapshot(
      name: name, view: view?.name ?? "", depth: depth, state: reportedState, isActive: currentState.isActive,
      isTracking: participation.isMember && !currentState.isFinal, isEnabled: enabled,
      waitsFor: required.map { $0.name }, isWaiting: participation.held != nil, allows: participation.allows,
      preventedBy: participation.preventedBy)
  }
}
