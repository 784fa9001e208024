extension GestureArbiter {
  /// Every recogniser of the tree, from the outside in and in the order of attaching, as it stands in this frame.
  public var snapshots: [RecognizerSnapshot] {
    var result: [RecognizerSnapshot] = []
    result.reserveCapacity(snapshotCount)
    var memberCount = 0
    collectSnapshots(of: root, depth: 0, into: &result, &memberCount)
    // As a rule all members are in the tree, and none has to be looked for.
    if memberCount < members.count {
      for recognizer in members where recognizer.view.map({ $0.root !== root }) ?? true {
        result.append(recognizer.snapshot(depth: recognizer.participation.depth))
      }
    }
    snapshotCount = result.count
    return result
  }

  private func collectSnapshots(
    of view: View, depth: Int, into result: inout [RecognizerSnapshot], _ memberCount: inout Int
  ) {
    for recognizer in view.recognizers {
      if recognizer.participation.isMember { memberCount += 1 }
      result.append(recognizer.snapshot(depth: depth))
    }
    for subview in view.children { collectSnapshots(of: subview, depth: depth + 1, into: &result, &memberCount) }
  }
}

extension GestureRecognizer {
  /// How the recogniser stands now.
  final func snapshot(depth: Int) -> RecognizerSnapshot {
    let required =
      participation.isMember
      ? participation.requirements
      : failureRequirements.isEmpty ? [] : failureRequirements.compactMap { $0.recognizer }
    return RecognizerSnapshot(
      name: name, view: view?.name ?? "", depth: depth, state: reportedState, isActive: currentState.isActive,
      isTracking: participation.isMember && !currentState.isFinal, isEnabled: enabled,
      waitsFor: required.isEmpty ? [] : required.map { $0.name }, isWaiting: participation.held != nil,
      allows: participation.allows,
      preventedBy: participation.preventedBy)
  }
}
