import InteractionKit
import Primitives

/// Only one of the two may scroll at a time: at the boundary `isScrollEnabled` goes over from one to the other.
///
/// Its faults: a touch belongs to the recognisers that were enabled when it came down, so the drag dies at the boundary until
/// the finger is lifted, and inertia stops there. With the header open the lists are switched off, so none of them can be
/// pulled: there is no refresh in the middle, only one at the top. A tap on the menu in between leaves the switch as it was.
final class FeedSwitchingStrategy: FeedStrategy {
  static let entry = Catalogue.Entry(
    id: "switching", title: "Switching",
    about: "Switches scrolling at the boundary: look for the drag that dies there, and for no refresh in the middle.")

  private var views: FeedViews?

  func attach(to views: FeedViews) {
    self.views = views
    scroll(outer: true)
  }

  func refreshPlaceDidChange() { views?.main.bounces = views?.place() == .top }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard let views else { return }
    if scrollView === views.main, views.main.isScrollEnabled, views.main.contentOffset.y >= views.pin {
      views.main.contentOffset.y = views.pin
      scroll(outer: false)
    } else if scrollView === views.shownList, scrollView.isScrollEnabled, scrollView.contentOffset.y <= 0 {
      scrollView.contentOffset.y = 0
      scroll(outer: true)
    }
  }

  /// Lets either the outer view or the lists scroll.
  private func scroll(outer: Bool) {
    guard let views else { return }
    views.main.isScrollEnabled = outer
    for list in views.lists { list.isScrollEnabled = !outer }
  }
}
