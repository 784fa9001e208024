import InteractionKit
import Primitives

/// A pager with a list on each page, under an outer view that holds all of it.
final class ListPager {
  /// The view that turns the pages.
  let view = ScrollView(name: "pager")
  /// The lists, one a page.
  let lists: [ListView]

  /// Told of the pager and of every list.
  weak var delegate: (any ScrollViewDelegate)? {
    didSet { for view in [view] + lists { view.delegate = delegate } }
  }

  /// Puts lists into a pager; they draw their own rows.
  init(_ lists: [ListView]) {
    self.lists = lists
    view.isPagingEnabled = true
    view.showsIndicators = false
    view.scrollsToTop = false
    for list in lists {
      list.backgroundColor = PhoneTheme.background
      view.addSubview(list)
    }
  }

  /// The number of the page that shows, from 0; the nearest one between pages.
  var shownIndex: Int { clamped(view.page(.horizontal)) }

  /// The list that shows.
  var shownList: ListView { lists[shownIndex] }

  /// The list that shows once the pager has come to rest: what a stroke beside the pager scrolls.
  var upcomingList: ListView { lists[clamped(view.upcomingPage(.horizontal))] }

  /// How far the pages are turned: 0 at the first one, 1 at the second.
  var position: Double { view.bounds.width > 0 ? view.contentOffset.x / view.bounds.width : 0 }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), lists.count - 1) }

  /// Lays out the pager and its pages; all are as large as the pager.
  func layOut(in frame: Rect) {
    view.contentSize = Size(width: frame.width * Double(lists.count), height: frame.height)
    view.frame = frame
    for (index, list) in lists.enumerated() {
      list.frame = Rect(x: Double(index) * frame.width, y: 0, width: frame.width, height: frame.height)
    }
  }

  /// Turns to a page.
  ///
  /// The list that gives way is hidden soon, and a hidden list does not move: what moves it together with the outer view
  /// ends there.
  func select(_ index: Int, in outer: ScrollView) {
    guard lists.indices.contains(index) else { return }
    if lists[index] !== upcomingList { outer.endScrolling(.vertical) }
    view.setContentOffset(Point(x: Double(index) * view.bounds.width, y: 0), animated: true)
  }

  /// One of the views scrolled: what moves a list that is hidden and not about to show ends; a stretch still returns.
  func didScroll(_ scrollView: ScrollView) {
    let upcoming = upcomingList
    for list in lists where list !== upcoming && list.phase != .idle && !list.frame.intersects(view.bounds) {
      if scrollView === view || scrollView === list { list.endScrolling(.vertical) }
    }
  }

  /// All of it has gone out of sight: what moves a list ends; a stretch still returns.
  func endScrolling() {
    for list in lists { list.endScrolling(.vertical) }
  }

  /// What a stroke may move: along the page `outer` and the list under the finger, or the upcoming one where it began
  /// elsewhere; across it what was touched.
  func meteredViews(_ axis: Axis, touched: [ScrollView], in outer: ScrollView) -> [ScrollView] {
    guard axis == .vertical else { return touched }
    let list = lists.first { list in touched.contains { $0 === list } }
    return [outer, list ?? upcomingList]
  }
}
