import InteractionKit
import Primitives

/// What a strategy of the pages connects.
struct PagesViews {
  let navigation: NavigationStackView
  let controller: PageController
  let pages: ListPager

  var pager: ScrollView { pages.view }
  var lastPage: Int { pages.lists.count - 1 }
}

/// A way to resolve the conflict of a pager with the swipe back.
protocol PagesStrategy: AnyObject {
  /// Connects the views.
  func attach(to views: PagesViews)
}

/// The strategies of the pages.
///
/// A new one is one new file and one line here.
enum PagesStrategies {
  static let all: [(entry: Catalogue.Entry, make: @Sendable () -> any PagesStrategy)] = [
    (PagesCoordinatedStrategy.entry, { PagesCoordinatedStrategy() }),
    (PagesGestureLockStrategy.entry, { PagesGestureLockStrategy() }),
    (PagesBouncesOffStrategy.entry, { PagesBouncesOffStrategy() }),
  ]

  /// Makes the strategy with an id; the first one where there is none.
  static func make(_ id: String) -> any PagesStrategy {
    (all.first { $0.entry.id == id } ?? all[0]).make()
  }
}
