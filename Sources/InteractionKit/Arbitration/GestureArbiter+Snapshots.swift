extension GestureArbiter {
  /// Every recogniser of the tree, from the outside in and in the order of attaching, as it stands in this frame.
  ///
  /// The list is kept from frame to frame: what has not changed is not written anew.
  public var snapshots: [RecognizerSnapshot] {
    let listed = listedRecognizers
    var memberCount = 0
    // Taken out for as long as it is written: nobody else has it then, unless a former frame is still looked at.
    var result: [RecognizerSnapshot] = []
    swap(&result, &latestSnapshots)
    for (place, entry) in listed.enumerated() {
      if entry.recognizer.participation.isMember { memberCount += 1 }
      result.write(entry.recognizer, depth: entry.depth, at: place)
    }
    var count = listed.count
    // As a rule all members are in the tree, and none has to be looked for.
    if memberCount < members.count {
      for recognizer in members where recognizer.view.map({ $0.root !== root }) ?? true {
        result.write(recognizer, depth: recognizer.participation.depth, at: count)
        count += 1
      }
    }
    if count < result.count { result.removeLast(result.count - count) }
    latestSnapshots = result
    return result
  }

  /// A recogniser of the tree with the number of views that enclose its view.
  struct ListedRecognizer {
    let recognizer: GestureRecognizer
    let depth: Int
  }

  /// The recognisers of the tree; they are looked for after the tree has changed.
  private var listedRecognizers: [ListedRecognizer] {
    if let listed { return listed }
    var found: [ListedRecognizer] = []
    Self.list(root, depth: 0, into: &found)
    listed = found
    return found
  }

  private static func list(_ view: View, depth: Int, into found: inout [ListedRecognizer]) {
    for recognizer in view.recognizers { found.append(ListedRecognizer(recognizer: recognizer, depth: depth)) }
    for subview in view.children { list(subview, depth: depth + 1, into: &found) }
  }

  /// Views or recognisers came to the tree or left it.
  func treeDidChange() { listed = nil }
}

extension [RecognizerSnapshot] {
  /// Writes how a recogniser stands now at a place, which is at most one after the last.
  fileprivate mutating func write(_ recognizer: GestureRecognizer, depth: Int, at place: Int) {
    if place == count { append(RecognizerSnapshot(name: "", view: "", depth: depth, state: .possible)) }
    recognizer.write(depth: depth, into: &self[place])
  }
}

extension GestureRecognizer {
  /// Writes how the recogniser stands now over how one stood before.
  fileprivate final func write(depth: Int, into snapshot: inout RecognizerSnapshot) {
    snapshot.depth = depth
    snapshot.state = reportedState
    snapshot.isActive = currentState.isActive
    snapshot.isTracking = participation.isMember && !currentState.isFinal
    snapshot.isEnabled = enabled
    snapshot.isWaiting = participation.held != nil
    // Texts and lists hardly ever change, and to look is cheaper than to write.
    let (name, viewName) = (self.name, view?.name ?? "")
    if snapshot.name != name { snapshot.name = name }
    if snapshot.view != viewName { snapshot.view = viewName }
    if snapshot.preventedBy != participation.preventedBy { snapshot.preventedBy = participation.preventedBy }
    if snapshot.allows != participation.allows { snapshot.allows = participation.allows }
    let waitsFor = requiredNames
    if snapshot.waitsFor != waitsFor { snapshot.waitsFor = waitsFor }
  }

  /// The names of those that must fail first.
  private var requiredNames: [String] {
    if participation.isMember {
      return participation.requirements.isEmpty ? [] : participation.requirements.map { $0.name }
    }
    return failureRequirements.isEmpty ? [] : failureRequirements.compactMap { $0.recognizer?.name }
  }
}
