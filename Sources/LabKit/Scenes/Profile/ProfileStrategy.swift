import InteractionKit
import Primitives

/// What a profile is made of, for a strategy to connect.
struct ProfileViews {
  let main: ScrollView
  let pages: ListPager
  let header: View
  let menu: View
  let bar: View
  /// The numbers of the scene that can be set.
  let tunables: SceneTunables
  /// Where animators are added.
  let environment: ScrollEnvironment

  var pager: ScrollView { pages.view }
  var lists: [ListView] { pages.lists }
  /// The list that is shown.
  var shownList: ListView { pages.shownList }

  /// The offset at which the outer view pins: what the header is higher than the bar.
  var pin: Double { max(0, header.bounds.height - bar.bounds.height) }
}

/// A way to resolve the conflict of a profile's outer view with its lists.
///
/// As a delegate it hears of the outer view, the pager and the lists.
protocol ProfileStrategy: ScrollViewDelegate {
  /// Connects the views.
  ///
  /// They have no sizes yet.
  func attach(to views: ProfileViews)
  /// The scene has laid its views out, at the start and after every change.
  func didLayOut()
  /// How far the header has travelled up, in points, where that is not the outer view's offset.
  var headerOffset: Double? { get }
}

extension ProfileStrategy {
  func didLayOut() {}
  var headerOffset: Double? { nil }
}

/// The strategies of the profile.
///
/// A new one is one new file and one line here.
enum ProfileStrategies {
  static let all: [(entry: Catalogue.Entry, make: @Sendable () -> any ProfileStrategy)] = [
    (ProfileCoordinatedStrategy.entry, { ProfileCoordinatedStrategy() }),
    (ProfileSwitchingStrategy.entry, { ProfileSwitchingStrategy() }),
    (ProfilePinningStrategy.entry, { ProfilePinningStrategy() }),
    (ProfileDynamicsStrategy.entry, { ProfileDynamicsStrategy() }),
    (ProfileHeaderInListStrategy.entry, { ProfileHeaderInListStrategy() }),
    (ProfileDispatchStrategy.entry, { ProfileDispatchStrategy() }),
  ]

  /// Makes the strategy with an id; the first one where there is none.
  static func make(_ id: String) -> any ProfileStrategy {
    (all.first { $0.entry.id == id } ?? all[0]).make()
  }
}
