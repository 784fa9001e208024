import InteractionKit
import Primitives

/// Only one of the two may scroll at a time: at the boundary `isScrollEnabled` goes over from one to the other.
///
/// Its fault: a touch belongs to the recognisers that were enabled when it came down. The pan that is switched off in
/// the middle of a drag is cancelled, and the one that is switched on takes no part in this touch, so the drag dies at the
/// boundary until the finger is lifted. Nor does inertia cross.
final class ProfileSwitchingStrategy: ProfileStrategy {
  static let entry = Catalogue.Entry(
    id: "switching", title: "Switching",
    about: "Drag up slowly from the list: it dies where the menu sticks, until the finger is lifted.")

  private var views: ProfileViews?

  func attach(to views: ProfileViews) {
    self.views = views
    scroll(outer: true)
  }

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
