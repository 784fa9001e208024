import InteractionKit
import Primitives

/// Pinning in a drag; after it an invisible item takes the place of both inertias, and moves both views.
///
/// Both native inertias are stopped as they begin. The item starts with the release velocity × 500, in UIKit's points per
/// millisecond: half the speed of the finger. A resistance of 2 slows it as the normal rate of a scroll view would, within
/// 0.1 %. Beyond the top an attachment pulls it back: length 0, damping 1, frequency 2.
///
/// Its faults: the speed halves when the finger lifts; the item is started only where the outer view has way to go, so a
/// fling further down a pinned list stops dead; the end of a list is hard; the top is noticed one frame late, so that the
/// bounce begins with a snap, deeper the longer that frame was; and only the next drag stops the item, a touch does not.
/// With the tunable `dynamics.asPublished` at 0 they are mended, which shows the best that the technique can do: see
/// `ProfileDynamicsStrategy+Mended.swift`.
final class ProfileDynamicsStrategy: ProfileStrategy {
  static let entry = Catalogue.Entry(
    id: "dynamics", title: "Dynamics",
    about: "Fling up: inertia crosses, at half speed. Fling on, with the menu stuck: it stops dead.")

  /// The point that the animator moves in place of a view.
  final class Item: DynamicItem {
    var center = Point.zero
  }

  /// The factor on the release velocity in points per millisecond that makes it the item's, in points per second.
  private static let velocityFactor = 500.0
  static let resistance = 2.0

  private let pinning = ProfilePinningStrategy()
  let animator = DynamicAnimator()
  let item = Item()
  let observer = TouchObserver(name: "main.touch")
  var views: ProfileViews?
  /// The list that the running item moves.
  var list: ScrollView?
  var lastCenter = 0.0
  /// When the item will be at an end, where its faults are mended.
  var arrival: TimerQueue.Timer?
  private var isMovingViews = false

  func attach(to views: ProfileViews) {
    self.views = views
    pinning.attach(to: views)
    views.environment.add(animator)
  }

  /// The original knows of no touch: one is watched only where the faults are mended.
  func didLayOut() {
    if isAsPublished {
      views?.main.removeGestureRecognizer(observer)
    } else if observer.view == nil {
      watchTouches()
    }
  }

  private var isAsPublished: Bool { views?.tunables.isOn("dynamics.asPublished") ?? true }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if !isMovingViews { pinning.scrollViewDidScroll(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    if scrollView !== views?.pager { stop() }
  }

  /// The outer view takes part in every vertical drag: its release is that of both.
  func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Vector, target: inout Point) {
    guard let views, scrollView === views.main, !isStretched(views) else { return }
    guard isAsPublished else {
      startMended(velocity: velocity.y)
      return
    }
    let outer = views.main.contentOffset.y
    let hasWay = velocity.y > 0 ? outer < views.pin : velocity.y < 0 && outer > 0
    if hasWay { start(velocity: velocity.y / 1000 * Self.velocityFactor, views) }
  }

  /// Stops the native inertia; a stretched view keeps its way back.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    guard let views, scrollView !== views.pager, !isStretched(views) else { return }
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
  }

  func isStretched(_ views: ProfileViews) -> Bool {
    [views.main, views.shownList].contains { $0.clamped($0.contentOffset) != $0.contentOffset }
  }

  /// Stops the item where it is.
  func stop() {
    arrival?.cancel()
    animator.removeAllBehaviors()
  }

  private func start(velocity: Double, _ views: ProfileViews) {
    list = views.shownList
    item.center = .zero
    lastCenter = 0
    let inertia = DynamicItemBehavior(items: [item])
    inertia.resistance = Self.resistance
    inertia.addLinearVelocity(Vector(x: 0, y: velocity), for: item)
    inertia.action = { [weak self, weak inertia] in
      guard let self, let inertia else { return }
      let movement = self.item.center.y - self.lastCenter
      self.lastCenter = self.item.center.y
      self.scroll(by: movement, inertia)
    }
    animator.addBehavior(inertia, at: views.environment.now)
  }

  /// Moves both: towards the end the outer view first, towards the start the list first.
  private func scroll(by movement: Double, _ inertia: DynamicItemBehavior) {
    guard let views, let list else { return }
    move {
      let outer = views.main
      if movement > 0 {
        let wayOfOuter = min(movement, max(0, views.pin - outer.contentOffset.y))
        outer.contentOffset.y += wayOfOuter
        let wanted = list.contentOffset.y + (movement - wayOfOuter)
        list.contentOffset.y = min(wanted, list.maximumOffset.y)
        if wanted > list.maximumOffset.y { animator.removeBehavior(inertia) }
      } else {
        let wayOfList = max(movement, min(0, -list.contentOffset.y))
        list.contentOffset.y += wayOfList
        outer.contentOffset.y += movement - wayOfList
        if outer.contentOffset.y < 0 { pullBack(outer, instead: inertia) }
      }
    }
  }

  /// Holds the item, which is now where the outer view is, to the top.
  private func pullBack(_ outer: ScrollView, instead inertia: DynamicItemBehavior) {
    let top = Point(x: item.center.x, y: item.center.y - outer.contentOffset.y)
    let attachment = AttachmentBehavior(item: item, attachedToAnchor: top)
    attachment.length = 0
    attachment.damping = 1
    attachment.frequency = 2
    attachment.action = { [weak self, weak outer] in
      guard let self, let outer else { return }
      self.move { outer.contentOffset.y = self.item.center.y - top.y }
    }
    // First the one, then the other: an item that no behaviour moves loses its velocity.
    animator.addBehavior(attachment)
    animator.removeBehavior(inertia)
  }

  /// Moves views without being set back by the pinning.
  func move(_ change: () -> Void) {
    isMovingViews = true
    change()
    isMovingViews = false
    pinning.takeTurns()
  }
}
