import InteractionKit
import Primitives

/// One chain of the outer view and the shown list: each movement is split exactly, and inertia is one motion across.
final class ProfileCoordinatedStrategy: ProfileStrategy {
  static let entry = Catalogue.Entry(
    id: "coordinated", title: "Coordinated",
    about: "Drag or fling across the menu, both ways: content stays under the finger, inertia runs on.")

  private var group: ScrollGroup?

  func attach(to views: ProfileViews) {
    let group = ScrollGroup(axis: .vertical) { [views.main, views.pages.upcomingList] }
    self.group = group
    views.main.group = group
    for list in views.lists { list.group = group }
    views.pager.bounces = false
  }
}
