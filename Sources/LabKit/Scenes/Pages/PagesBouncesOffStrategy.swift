import InteractionKit
import Primitives

/// Switches `bounces` off from inside the scroll callback while the pager is at its first or last page.
///
/// To get at the callback it takes the pager's delegate over. Its fault: the page controller never hears again that a
/// page it turned itself has arrived, so that it does not give the pager back to the fingers.
final class PagesBouncesOffStrategy: PagesStrategy {
  static let entry = Catalogue.Entry(
    id: "bounces-off", title: "Bounces off",
    about: "Swipe: pages turn. Tap a segment, then swipe again: dragging no longer pages.")

  private var views: PagesViews?

  func attach(to views: PagesViews) {
    self.views = views
    views.pager.delegate = self
    views.pager.panGestureRecognizer.require(toFail: views.navigation.popPan)
  }
}

extension PagesBouncesOffStrategy: ScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard let views else { return }
    let limits = scrollView.limits(.horizontal)
    let offset = scrollView.contentOffset.x
    let isAtEnd = offset <= limits.lowerBound || offset >= limits.upperBound
    scrollView.bounces = !isAtEnd
    if isAtEnd, !limits.contains(offset) { scrollView.contentOffset = scrollView.clamped(scrollView.contentOffset) }
    views.controller.follow()
  }
}
