import InteractionKit
import Primitives

/// The technique without its faults: what it can do at best.
///
/// The item starts with the whole speed, in all four directions; the moment at which it will reach the top or the end
/// of the list is known from its law, and exactly then an attachment takes it over; a touch stops it.
///
/// What still differs from `coordinated`: the drag is that of pinning, so what is left of the movement that reaches the
/// boundary is lost, and a list that was scrolled under a closed header is thrown to its top when the header has been
/// opened over another one. A resistance of 2 is not the rate of 2.002, and a frequency of 2 Hz makes 12.57 of 12.5: a
/// fling goes 0.1 % further, a bounce shows 0.6 % less. The rest is wherever the item ends, between device pixels as well,
/// and the touch that stops the item still counts as a tap.
extension ProfileDynamicsStrategy {
  /// Sees touches come down and lift, and recognises nothing.
  final class TouchObserver: GestureRecognizer {
    var touchCame: () -> Void = {}
    var touchWent: () -> Void = {}

    override func touchesBegan(_ touches: [Touch]) { touchCame() }
    override func touchesEnded(_ touches: [Touch]) { touchWent() }
    override func touchesCancelled(_ touches: [Touch]) {
      touchWent()
      super.touchesCancelled(touches)
    }
    override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
  }

  /// Lets a touch on the page stop the item; what it stopped beyond an end returns when the touch lifts.
  func watchTouches() {
    observer.touchCame = { [weak self] in self?.stop() }
    observer.touchWent = { [weak self] in
      guard let self, let views = self.views else { return }
      let isDragged = views.main.isDragging || views.shownList.isDragging
      if !isDragged, !views.main.isDecelerating, !views.shownList.isDecelerating { self.returnFromStretch() }
    }
    views?.main.addGestureRecognizer(observer)
  }

  /// Starts the item with the speed of the release, in points per second.
  func startMended(velocity: Double) {
    guard let views, velocity != 0, room(towardsEnd: velocity > 0) > 0 else { return }
    list = views.shownList
    item.center = .zero
    lastCenter = 0
    let inertia = DynamicItemBehavior(items: [item])
    inertia.resistance = Self.resistance
    inertia.addLinearVelocity(Vector(x: 0, y: velocity), for: item)
    inertia.action = { [weak self] in self?.followItem() }
    animator.addBehavior(inertia, at: views.environment.now)
    awaitArrival(of: inertia, velocity: velocity)
  }

  /// How far the two views can go in a direction, in points.
  private func room(towardsEnd: Bool) -> Double {
    guard let views else { return 0 }
    let list = list ?? views.shownList
    return towardsEnd
      ? max(0, views.pin - views.main.contentOffset.y) + max(0, list.maximumOffset.y - list.contentOffset.y)
      : max(0, views.main.contentOffset.y) + max(0, list.contentOffset.y)
  }

  /// Has the attachment take over when the item is at the end of the room: with the resistance r, x = v(1 − e^(−rt))/r is
  /// there at t = −ln(1 − rx/v)/r, if ever.
  private func awaitArrival(of inertia: DynamicItemBehavior, velocity: Double) {
    guard let views else { return }
    let part = Self.resistance * room(towardsEnd: velocity > 0) / abs(velocity)
    guard part < 1 else { return }
    let time = views.environment.now - Elementary.log1p(-part) / Self.resistance
    arrival = views.environment.timers.schedule(at: time) { [weak self, weak inertia] in
      guard let self, let inertia else { return }
      let velocity = inertia.linearVelocity(for: self.item).y
      // The layout may have made more room meanwhile.
      if self.room(towardsEnd: velocity > 0) > 0.01 {
        self.awaitArrival(of: inertia, velocity: velocity)
      } else {
        self.attach(towardsEnd: velocity > 0, instead: inertia)
      }
    }
  }

  /// Moves both views by what the item has moved: towards the end the outer view first, towards the start the list.
  private func followItem() {
    guard let views, let list else { return }
    let movement = item.center.y - lastCenter
    lastCenter = item.center.y
    let outer = views.main
    move {
      if movement > 0 {
        let way = min(movement, max(0, views.pin - outer.contentOffset.y))
        outer.contentOffset.y += way
        list.contentOffset.y = min(list.contentOffset.y + movement - way, list.maximumOffset.y)
      } else {
        let way = max(movement, min(0, -list.contentOffset.y))
        list.contentOffset.y += way
        outer.contentOffset.y = max(0, outer.contentOffset.y + movement - way)
      }
    }
  }

  /// Holds the item to the end at which it is; from now on it moves the view that stretches there.
  private func attach(towardsEnd: Bool, instead inertia: DynamicItemBehavior?) {
    guard let views, let list else { return }
    let view = towardsEnd ? list : views.main
    let limit = towardsEnd ? list.maximumOffset.y : 0
    let beyond = view.contentOffset.y - limit
    let anchor = Point(x: item.center.x, y: item.center.y - beyond)
    let attachment = AttachmentBehavior(item: item, attachedToAnchor: anchor)
    attachment.length = 0
    attachment.damping = 1
    attachment.frequency = 2
    attachment.action = { [weak self, weak view] in
      guard let self, let view else { return }
      let beyond = self.item.center.y - anchor.y
      // What is less is the rounding of the anchor's place: the rest is exactly at the limit.
      self.move { view.contentOffset.y = abs(beyond) < 1e-9 ? limit : limit + beyond }
    }
    // First the one, then the other: an item that no behaviour moves loses its velocity.
    animator.addBehavior(attachment, at: views.environment.now)
    if let inertia { animator.removeBehavior(inertia) }
  }

  /// Lets what is stretched and at rest return.
  private func returnFromStretch() {
    guard let views else { return }
    list = views.shownList
    item.center = .zero
    if views.main.contentOffset.y < 0 {
      attach(towardsEnd: false, instead: nil)
    } else if views.shownList.contentOffset.y > views.shownList.maximumOffset.y {
      attach(towardsEnd: true, instead: nil)
    }
  }
}
