extension ScrollDriver {
  /// Takes the drag away from the fingers, which do nothing more until they lift.
  func dropPulls() {
    for pull in pulls {
      pull.pan.isEnabled = false
      pull.pan.isEnabled = (pull.pan.view as? ScrollView)?.isScrollEnabled ?? true
    }
  }

  /// A view has left the tree with members of the chain: drag and motion end, and what is left returns into its limits.
  func lose(_ view: View) {
    let left = members.filter { !$0.isDescendant(of: view) }
    dropPulls()
    finish()
    for member in left { member.returnAlone(axis, in: environment) }
  }
}
