extension Touch {
  /// The deepest scroll view under it that belongs to a group; nil where there is none.
  func innermostMember(of group: ScrollGroup) -> ScrollView? {
    (view?.chain ?? []).lazy.compactMap { $0 as? ScrollView }.first { $0.group === group }
  }
}
