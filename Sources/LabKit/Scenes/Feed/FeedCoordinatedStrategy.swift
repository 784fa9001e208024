import InteractionKit
import Primitives

/// One chain of the outer view and the shown list; the end of the chain at the top is the view that refreshes.
///
/// Each movement is split exactly, inertia is one motion across, and a pull stretches the list in the middle of the screen or
/// the outer view at its top. While a refresh holds its inset, the limits of that view are wider, and nothing else changes:
/// towards the start the list goes first, down to its inset, then the header comes in, then the list stretches.
final class FeedCoordinatedStrategy: FeedStrategy {
  static let entry = Catalogue.Entry(
    id: "coordinated", title: "Coordinated",
    about: "One chain: exact in drag and inertia, and the pull stretches whichever view refreshes.")

  private var views: FeedViews?
  private var group: ScrollGroup?

  func attach(to views: FeedViews) {
    self.views = views
    let group = ScrollGroup(axis: .vertical) { [views.main, views.pages.upcomingList] }
    self.group = group
    views.main.group = group
    for list in views.lists { list.group = group }
    views.pager.bounces = false
  }

  func refreshPlaceDidChange() { group?.startEdge = views?.place() == .top ? .outermost : .innermost }
}
