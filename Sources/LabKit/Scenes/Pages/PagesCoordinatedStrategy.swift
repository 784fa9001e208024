import InteractionKit

/// Hard edges: the pager ends where its pages end, at any speed, and waits for the swipe back to fail.
final class PagesCoordinatedStrategy: PagesStrategy {
  static let entry = Catalogue.Entry(
    id: "coordinated", title: "Coordinated",
    about: "Flick on the last page, swipe back on the first: never a bounce, at any speed.")

  func attach(to views: PagesViews) {
    views.pager.bounces = false
    views.pager.panGestureRecognizer.require(toFail: views.navigation.popPan)
  }
}
