import InteractionKit
import MotionCore
import Primitives

/// The list asks its ancestor before and after it scrolls: each movement is offered, and what comes back is the list's.
///
/// Before the list scrolls, the outer view takes what closes the header (pre-scroll); after it, what opens the header and the
/// list could not use (post-scroll). The velocity of a release is treated alike: the list runs one fling over the room of
/// both and offers each of its movements in the same way. A drag is exact.
///
/// Its faults: the offers go one way, from the list to the outside. A fling that began on the header is the outer view's
/// own and has nobody below to ask, so it never reaches the list. What nobody takes stretches the list, never the header;
/// the end of a fling is hard; and only the next drag stops it, a touch does not.
final class ProfileDispatchStrategy: ProfileStrategy {
  static let entry = Catalogue.Entry(
    id: "dispatch", title: "Dispatch",
    about: "Drag: exact both ways. Fling up from the header: it stops where the menu sticks.")

  private var views: ProfileViews?
  private var fling: AnimationQueue.Animation?
  private var releaseVelocity = 0.0
  /// Where the list stood after its latest movement.
  private var lastOffset = 0.0

  func attach(to views: ProfileViews) { self.views = views }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    if scrollView !== views?.pager { fling?.cancel() }
    lastOffset = scrollView.contentOffset.y
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard let views else { return }
    if scrollView === views.main {
      // Its own end is hard: what is beyond is the lists'.
      if scrollView.contentOffset.y > views.pin { scrollView.contentOffset.y = views.pin }
    } else if scrollView === views.shownList, scrollView.isDragging {
      dispatchDrag(of: scrollView)
    }
  }

  func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Vector, target: inout Point) {
    releaseVelocity = velocity.y
  }

  /// A list within its limits flings by dispatching; the outer view, the pager and what is stretched go their own way.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    guard let views, scrollView === views.shownList,
      scrollView.clamped(scrollView.contentOffset) == scrollView.contentOffset
    else { return }
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    startFling(of: scrollView, views)
  }

  /// The list has moved with the finger: offers the movement, and puts the list where the rest of it leads.
  private func dispatchDrag(of list: ScrollView) {
    let limits = list.limits(.vertical)
    let band = views?.environment.physics.rubberBand(dimension: list.bounds.height)
    let start = min(max(lastOffset, limits.lowerBound), limits.upperBound)
    let shown = list.contentOffset.y
    let within = min(max(shown, limits.lowerBound), limits.upperBound)
    // A stretch shows less than the finger's way.
    let end = within + (band?.overshoot(displayed: shown - within) ?? 0)
    let taken = end > start ? preScroll(end - start) : postScroll(min(0, end - limits.lowerBound))
    lastOffset = shown
    guard taken != 0 else { return }
    let rest = end - taken
    let restWithin = min(max(rest, limits.lowerBound), limits.upperBound)
    lastOffset = restWithin + (band?.displayed(rest - restWithin) ?? 0)
    list.contentOffset.y = lastOffset
  }

  /// Offers a movement before the list scrolls.
  ///
  /// - Returns: what the outer view took of it.
  private func preScroll(_ movement: Double) -> Double {
    guard let views, movement > 0 else { return 0 }
    return moveOuter(by: min(movement, max(0, views.pin - views.main.contentOffset.y)))
  }

  /// Offers what the list has left over.
  ///
  /// - Returns: what the outer view took of it.
  private func postScroll(_ rest: Double) -> Double {
    guard let views, rest < 0 else { return 0 }
    return moveOuter(by: max(rest, min(0, -views.main.contentOffset.y)))
  }

  private func moveOuter(by movement: Double) -> Double {
    if movement != 0 { views?.main.contentOffset.y += movement }
    return movement
  }

  /// Runs a fling over the room of both, from 0, and dispatches each of its movements.
  private func startFling(of list: ScrollView, _ views: ProfileViews) {
    let before = views.main.contentOffset.y + (list.contentOffset.y - list.minimumOffset.y)
    let after = views.pin - views.main.contentOffset.y + (list.maximumOffset.y - list.contentOffset.y)
    let environment = views.environment
    let motion = environment.physics.inertia(
      InertiaRequest(
        start: environment.now, value: 0, velocity: releaseVelocity, range: -max(0, before)...max(0, after),
        bouncesAtStart: false, bouncesAtEnd: false, pixel: environment.pixel))
    var last = 0.0
    fling = environment.animations.run(
      motion,
      apply: { [weak self, weak list] position in
        guard let self, let list else { return }
        self.dispatchFling(position - last, list)
        last = position
      })
  }

  private func dispatchFling(_ movement: Double, _ list: ScrollView) {
    let rest = movement - preScroll(movement)
    let wanted = list.contentOffset.y + rest
    let offset = list.clamped(Point(x: 0, y: wanted)).y
    if offset != list.contentOffset.y { list.contentOffset.y = offset }
    _ = postScroll(wanted - offset)
  }
}
