import InteractionKit
import Primitives

/// Both pans recognise; the pair of stored positions and the direction of the movement decide who is set back.
///
/// `FeedPositionTable` has all pairs. One finger carries across the boundary, also where a list keeps an offset under an open
/// header. Its faults: what is left of the movement that reaches the boundary is lost, since the positions are those
/// that the event before left; positions are stored, not derived, so a menu tap leaves the last list's position to judge the
/// new list's first movement; where only one pan has the touch, as on the header, nobody else moves; and each view
/// has inertia of its own.
final class FeedPositionsStrategy: FeedStrategy {
  static let entry = Catalogue.Entry(
    id: "positions", title: "Positions",
    about: "A table of positions and direction sets one back: look for the lost step, and stale positions after a tap.")

  private var views: FeedViews?
  /// The positions as the event before left them.
  private var positions = (outer: FeedPosition.top, list: FeedPosition.top)
  /// The offsets as the latest callbacks left them.
  private var offsets = (outer: 0.0, list: 0.0)

  func attach(to views: FeedViews) {
    self.views = views
    for list in views.lists {
      list.panRecognizesSimultaneously = { [weak main = views.main] other in other === main?.panGestureRecognizer }
    }
  }

  /// The offsets are read anew where a stroke begins; the positions are not.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    guard let views else { return }
    offsets = (views.main.contentOffset.y, views.shownList.contentOffset.y)
  }

  /// Sets back what fingers have set in motion; a wheel and code move each view alone.
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard let views, scrollView.isDragging || scrollView.isDecelerating else { return }
    if scrollView === views.main {
      outerDidScroll(views)
    } else if scrollView === views.shownList {
      listDidScroll(views, views.shownList)
    }
  }

  private func outerDidScroll(_ views: FeedViews) {
    let outer = views.main
    let movement = outer.contentOffset.y - offsets.outer
    guard movement != 0 else { return }
    if mover(isTowardsEnd: movement > 0) == .outer, offsets.list >= 0 || !views.shownList.isDragging {
      outer.contentOffset.y = within(outer.contentOffset.y, views)
    } else {
      outer.contentOffset.y = within(offsets.outer, views)
    }
    offsets.outer = outer.contentOffset.y
    // Without a list in this stroke nobody else stores where the outer view is.
    if !views.shownList.isDragging { positions.outer = FeedPosition(of: outer) }
  }

  /// Both ends of the outer view are hard, except at the top where it refreshes.
  private func within(_ offset: Double, _ views: FeedViews) -> Double {
    min(views.place() == .top ? offset : max(offset, 0), views.pin)
  }

  private func listDidScroll(_ views: FeedViews, _ list: ListView) {
    let movement = list.contentOffset.y - offsets.list
    guard movement != 0 else { return }
    // A stretched list moves by itself until it is back at its top: set back, it would never return.
    if offsets.list >= 0, mover(isTowardsEnd: movement > 0) == .outer {
      list.contentOffset.y = offsets.list
    } else if list.contentOffset.y < 0, !mayStretch(views) {
      list.contentOffset.y = 0
    }
    offsets.list = list.contentOffset.y
    positions = (FeedPosition(of: views.main), FeedPosition(of: list))
  }

  private func mayStretch(_ views: FeedViews) -> Bool {
    views.place() == .middle && positions.outer == .top
  }

  private func mover(isTowardsEnd: Bool) -> FeedPositionTable.Mover {
    let mover = FeedPositionTable.mover(outer: positions.outer, list: positions.list, isTowardsEnd: isTowardsEnd)
    guard mover == .refreshing else { return mover ?? .outer }
    return views?.place() == .top ? .outer : .list
  }
}
