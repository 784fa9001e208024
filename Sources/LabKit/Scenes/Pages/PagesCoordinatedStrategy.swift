import InteractionKit

/// Hard edges: the pager ends where its pages end, at any speed, and waits for the swipe back to fail.
final class PagesCoordinatedStrategy: PagesStrategy {
  static let entry = Catalogue.Entry(
    id: "coordinated", title: "Coordinated",
    about: "Hard edges in the chain: never a bounce, and the swipe back comes before the pager.")

  func attach(to views: PagesViews) {
    views.pager.bounces = false
    views.pager.panGestureRecognizer.require(toFail: views.navigation.popPan)
  }
}
