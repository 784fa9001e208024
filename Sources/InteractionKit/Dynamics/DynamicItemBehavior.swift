import Primitives

/// The properties of items: how much their movement is resisted, and how fast they go.
///
/// With the resistance r the law is v′ = −r v, whose solution is that of `DecayMotion` with the drag r. A resistance of 2 is,
/// within 0.1 %, the normal deceleration rate of a scroll view (0.998 per millisecond, a drag of 2.002).
public final class DynamicItemBehavior: DynamicBehavior {
  /// The linear drag r in 1/s, 0 or more; 0, the default, lets an item go on for ever.
  ///
  /// Where several behaviours resist one item, their resistances add up. A resistance below 0.001 counts as 0.
  public var resistance: Double = 0 {
    didSet { dynamicAnimator?.lawDidChange(for: items) }
  }

  /// Velocities that were added before the behaviour came into an animator.
  private var waiting: [(item: any DynamicItem, velocity: Vector)] = []

  /// Makes a behaviour for some items.
  public override init(items: [any DynamicItem]) { super.init(items: items) }

  /// Adds an item.
  public func addItem(_ item: any DynamicItem) {
    guard !moves(item) else { return }
    items.append(item)
    dynamicAnimator?.lawDidChange(for: [item])
  }

  /// Takes an item out; it stops unless another behaviour moves it.
  public func removeItem(_ item: any DynamicItem) {
    items.removeAll { $0 === item }
    waiting.removeAll { $0.item === item }
    dynamicAnimator?.lawDidChange(for: [item])
  }

  /// Adds to the velocity of an item, in points per second.
  ///
  /// An animator that the behaviour is in takes it at once; else it is kept until the behaviour is added to one.
  public func addLinearVelocity(_ velocity: Vector, for item: any DynamicItem) {
    guard moves(item) else { return }
    if let dynamicAnimator {
      dynamicAnimator.addVelocity(velocity, to: item)
    } else {
      waiting.append((item, velocity))
    }
  }

  /// The velocity of an item, in points per second, at the time of the animator's last step.
  public func linearVelocity(for item: any DynamicItem) -> Vector {
    guard moves(item) else { return .zero }
    if let dynamicAnimator { return dynamicAnimator.velocity(of: item) }
    return waiting.reduce(.zero) { $1.item === item ? $0 + $1.velocity : $0 }
  }

  /// Hands the velocities that wait to the animator.
  func handOverVelocities() {
    guard let dynamicAnimator else { return }
    for (item, velocity) in waiting { dynamicAnimator.addVelocity(velocity, to: item) }
    waiting = []
  }
}
