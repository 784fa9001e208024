import InteractionKit

/// Hard edges: the pager ends where its pages end, at any speed, and waits for the swipe back to fail.
///
/// What is out of sight does not move: a list comes to its end as soon as another page covers it, all of them as soon as
/// the screen is away.
final class PagesCoordinatedStrategy: PagesStrategy {
  static let entry = Catalogue.Entry(
    id: "coordinated", title: "Coordinated",
    about: "Flick on the last page, swipe back on the first: never a bounce, at any speed.")

  private var views: PagesViews?

  func attach(to views: PagesViews) {
    self.views = views
    views.pager.bounces = false
    views.pager.panGestureRecognizer.require(toFail: views.navigation.popPan)
    views.controller.didScroll = { [weak pages = views.pages] in pages.map { $0.didScroll($0.view) } }
    views.navigation.didPop = { [weak pages = views.pages] in pages?.endScrolling() }
    for list in views.pages.lists { list.delegate = self }
  }
}

extension PagesCoordinatedStrategy: ScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: ScrollView) { views?.pages.didScroll(scrollView) }
}
