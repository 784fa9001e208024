import InteractionKit
import Primitives

/// The scroll views of a profile, for a strategy to connect.
struct ProfileViews {
  let main: ScrollView
  let pager: ScrollView
  let lists: [ListView]

  /// The list that is shown.
  var shownList: ListView { lists[min(max(pager.page(.horizontal), 0), lists.count - 1)] }
}

/// A way to resolve the conflict of a profile's outer view with its lists.
protocol ProfileStrategy: AnyObject {
  /// Connects the views.
  func attach(to views: ProfileViews)
  /// The outer view or the pager scrolled.
  func didScroll(_ scrollView: ScrollView)
}

extension ProfileStrategy {
  func didScroll(_ scrollView: ScrollView) {}
}

/// The strategies of the profile.
///
/// A new one is one new file and one line here.
enum ProfileStrategies {
  static let all: [(entry: Catalogue.Entry, make: @Sendable () -> any ProfileStrategy)] = [
    (ProfileCoordinatedStrategy.entry, { ProfileCoordinatedStrategy() })
  ]

  /// Makes the strategy with an id; the first one where there is none.
  static func make(_ id: String) -> any ProfileStrategy {
    (all.first { $0.entry.id == id } ?? all[0]).make()
  }
}
