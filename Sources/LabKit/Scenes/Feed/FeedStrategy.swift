import InteractionKit
import Primitives

/// What a feed is made of, for a strategy to connect.
struct FeedViews {
  let main: ScrollView
  let pages: ListPager
  let header: View
  /// Where a pull refreshes at present.
  let place: () -> FeedRefreshPlace

  var pager: ScrollView { pages.view }
  var lists: [ListView] { pages.lists }
  /// The list that is shown.
  var shownList: ListView { pages.shownList }

  /// The offset at which the outer view pins: the height of the header.
  var pin: Double { header.bounds.height }
}

/// Where a pull refreshes, as the tunable `refresh.place` counts it.
enum FeedRefreshPlace: Int {
  /// Under the header: the shown list stretches.
  case middle = 0
  /// Above the header: the outer view stretches.
  case top = 1
}

/// A way to resolve the conflict of a feed's outer view with its lists.
///
/// As a delegate it hears of the outer view, the pager and the lists.
protocol FeedStrategy: ScrollViewDelegate {
  /// Makes the outer view.
  func makeOuterView(name: String) -> ScrollView
  /// Makes a list.
  func makeList(name: String, rowHeight: Double) -> ListView
  /// Connects the views.
  ///
  /// They have no sizes yet.
  func attach(to views: FeedViews)
  /// The place of the refresh has changed, or is set for the first time.
  func refreshPlaceDidChange()
}

extension FeedStrategy {
  func makeOuterView(name: String) -> ScrollView { ScrollView(name: name) }
  func makeList(name: String, rowHeight: Double) -> ListView { ListView(name: name, rowHeight: rowHeight) }
  func refreshPlaceDidChange() {}
}

/// The strategies of the feed.
///
/// A new one is one new file and one line here.
enum FeedStrategies {
  static let all: [(entry: Catalogue.Entry, make: @Sendable () -> any FeedStrategy)] = [
    (FeedCoordinatedStrategy.entry, { FeedCoordinatedStrategy() }),
    (FeedSwitchingStrategy.entry, { FeedSwitchingStrategy() }),
    (FeedOverrideStrategy.entry, { FeedOverrideStrategy() }),
    (FeedPositionsStrategy.entry, { FeedPositionsStrategy() }),
  ]

  /// Makes the strategy with an id; the first one where there is none.
  static func make(_ id: String) -> any FeedStrategy {
    (all.first { $0.entry.id == id } ?? all[0]).make()
  }
}
