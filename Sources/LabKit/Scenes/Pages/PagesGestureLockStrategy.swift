import InteractionKit
import Primitives

/// A second pan on the pager that does nothing but stand in the way: it begins where a pull would only bounce, and the
/// pager waits for it to fail.
///
/// Its fault: it can only judge where a stroke begins. A drag that goes on through the last page, a fast flick from the
/// page before it, or a stroke that begins while the last one still runs passes it and bounces.
final class PagesGestureLockStrategy: PagesStrategy {
  static let entry = Catalogue.Entry(
    id: "gesture-lock", title: "Gesture lock",
    about: "Drag on the last page: no bounce. Flick twice in a hurry from the middle: a bounce shows.")

  private let lock = PanGestureRecognizer()
  private var views: PagesViews?

  func attach(to views: PagesViews) {
    self.views = views
    lock.name = "lock.pan"
    lock.delegate = self
    lock.allowedAxis = .horizontal
    views.pager.addGestureRecognizer(lock)
    lock.require(toFail: views.navigation.popPan)
    views.pager.panGestureRecognizer.require(toFail: views.navigation.popPan)
    views.pager.panGestureRecognizer.require(toFail: lock)
  }
}

extension PagesGestureLockStrategy: GestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let views, !views.controller.isTransitioning else { return false }
    let direction = lock.translation(in: nil).x
    let page = views.controller.page
    return (page == 0 && direction > 0) || (page == views.lastPage && direction < 0)
  }
}
