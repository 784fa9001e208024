extension GestureRecognizer {
  /// Names an action that was added, to remove it again.
  public struct ActionToken: Sendable, Hashable {
    let number: Int
  }

  /// Adds an action that is called once a change of state, after the state has changed.
  @discardableResult
  public final func addAction(_ action: @escaping (GestureRecognizer) -> Void) -> ActionToken {
    let token = ActionToken(number: nextActionToken)
    nextActionToken += 1
    actions.append((token, action))
    return token
  }

  /// Removes an action; from within an action it takes effect at once.
  public final func removeAction(_ token: ActionToken) { actions.removeAll { $0.token == token } }

  /// Calls the actions in the order in which they were added, but none that has been removed meanwhile.
  final func runActions() {
    if actions.count == 1 {
      actions[0].run(self)
      return
    }
    for action in actions where actions.contains(where: { $0.token == action.token }) { action.run(self) }
  }
}
