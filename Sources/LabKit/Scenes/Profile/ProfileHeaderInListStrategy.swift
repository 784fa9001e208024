import InteractionKit
import Primitives

/// The header lies in the top inset of every list and travels with the one that is shown; the outer view stands still.
///
/// There is one scroll view under the finger, so drag, inertia and bounce are native and nothing is lost at the boundary.
/// Its faults: hidden lists must be kept in step in every callback, and lose their own offsets as the header
/// opens; short lists need an inset at the bottom to let the header close; the header must let its touches through to
/// the list below it, and a drag on the menu bar moves nothing; and with the list going up to the top of the screen, no refresh
/// can show in the middle of it.
final class ProfileHeaderInListStrategy: ProfileStrategy {
  static let entry = Catalogue.Entry(
    id: "header-in-list", title: "Header in the list",
    about: "Scroll, change tabs, open the header, go back: the first list has lost its place.")

  private var views: ProfileViews?

  func attach(to views: ProfileViews) {
    self.views = views
    views.main.isScrollEnabled = false
    views.main.alwaysBounceVertical = false
    views.main.scrollsToTop = false
    views.header.isUserInteractionEnabled = false
    // Header and menu come to lie over the lists.
    views.main.addSubview(views.header)
    views.main.addSubview(views.menu)
  }

  /// The lists fill the screen, and begin below header and menu.
  func didLayOut() {
    guard let views else { return }
    let size = views.main.bounds.size
    views.main.contentSize = size
    views.pager.frame = Rect(origin: .zero, size: size)
    views.pager.contentSize.height = size.height
    for list in views.lists {
      let travel = list.contentOffset.y + list.contentInset.top
      let isPinned = list.contentInset.top > 0 && list.contentOffset.y >= pinnedOffset
      list.frame = Rect(x: list.frame.minX, y: 0, width: size.width, height: size.height)
      list.contentInset.top = inset
      list.contentInset.bottom = max(0, size.height + pinnedOffset - list.contentSize.height)
      list.adjustOffset(to: isPinned ? list.contentOffset.y : travel - inset, .vertical)
    }
    placeHeader()
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard let views, scrollView !== views.main else { return }
    if scrollView === views.shownList { keepOthersInStep(with: views.shownList) }
    placeHeader()
  }

  var headerOffset: Double? { views.map { $0.shownList.contentOffset.y + inset } }

  /// The height of what lies over the top of a list.
  private var inset: Double { views.map { $0.header.bounds.height + $0.menu.bounds.height } ?? 0 }

  /// The offset of a list at which the menu meets the bar.
  private var pinnedOffset: Double { views.map { -$0.bar.bounds.height - $0.menu.bounds.height } ?? 0 }

  private func placeHeader() {
    guard let views, let headerOffset else { return }
    views.header.frame.origin.y = -min(headerOffset, views.pin)
    views.menu.frame.origin.y = views.header.frame.maxY
  }

  /// While the header shows, every list must begin below it; once it is closed, none may begin lower than the menu.
  private func keepOthersInStep(with shown: ListView) {
    for list in views?.lists ?? [] where list !== shown {
      let offset =
        shown.contentOffset.y < pinnedOffset ? shown.contentOffset.y : max(list.contentOffset.y, pinnedOffset)
      let wanted = max(offset, list.minimumOffset.y)
      if list.contentOffset.y != wanted { list.contentOffset.y = wanted }
    }
  }
}
