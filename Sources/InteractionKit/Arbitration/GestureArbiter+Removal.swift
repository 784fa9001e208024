extension GestureArbiter {
  /// A view has left the tree: recognisers in it come to an end, and its touches are taken from the views in it.
  func viewWasRemoved(_ view: View, from parent: View) {
    for recognizer in members where !recognizer.currentState.isFinal {
      guard let own = recognizer.view, own.isDescendant(of: view) else { continue }
      finish(recognizer, because: .viewRemoved(view.name))
    }
    for touch in touches + retired {
      guard let hit = touch.view, hit.isDescendant(of: view) else { continue }
      // What the removed views passed on to the views around them ends there as well.
      if cancelDelivery(of: touch) { parent.touchesCancelled([touch]) }
    }
    settleIfIdle()
  }

  /// A recogniser was detached from its view.
  func recognizerWasRemoved(_ recognizer: GestureRecognizer, from view: View) {
    guard recognizer.participation.isMember else { return }
    finish(recognizer, because: .detached(from: view.name))
    settleIfIdle()
  }

  /// A recogniser was switched off.
  func recognizerWasDisabled(_ recognizer: GestureRecognizer) {
    guard recognizer.participation.isMember else { return }
    finish(recognizer, because: .disabled)
    settleIfIdle()
  }
}
