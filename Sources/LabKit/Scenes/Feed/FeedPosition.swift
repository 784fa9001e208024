import InteractionKit

/// Where a scroll view stands in its range.
public enum FeedPosition: Int, Sendable, Hashable, CaseIterable {
  /// At its top, or pulled beyond it.
  case top = 0
  /// Between its ends.
  case between = 1
  /// At its far end, or pulled beyond it.
  case end = 2

  /// The position of a vertical offset, for a content that begins at 0.
  ///
  /// What a refresh holds open at the top does not count: there the view is at its top. So is one without any range.
  init(of scrollView: ScrollView) {
    let offset = scrollView.contentOffset.y
    self = offset <= 0 ? .top : offset < scrollView.maximumOffset.y ? .between : .end
  }
}
