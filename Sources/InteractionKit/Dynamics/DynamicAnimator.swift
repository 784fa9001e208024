import Primitives

/// Told when a dynamic animator has come to rest and when it starts again.
public protocol DynamicAnimatorDelegate: AnyObject {
  /// Called when the last item has come to rest.
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator)
  /// Called when an item is to move again.
  func dynamicAnimatorWillResume(_ animator: DynamicAnimator)
}

extension DynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {}
}

/// Moves items by the behaviours that are added to it, in the words of UIKit Dynamics.
///
/// It has no clock: its host calls `advance(to:)`. Each call sets the items to where the closed solution of their law has
/// them at that time, then calls the actions of the behaviours in the order in which these were added. The path does
/// not depend on the number of calls; what an action does at the time of its call does, as with a display's frames.
///
/// A behaviour that is added to an animator at rest starts to act at the next call, as in UIKit, or exactly at the time
/// that is given with it. A change of behaviour, property or velocity while the animator runs holds from its last step on.
public final class DynamicAnimator {
  /// Told of pauses.
  public weak var delegate: (any DynamicAnimatorDelegate)?

  /// The size of a device pixel, in points: an item rests exactly when half of one remains.
  public var pixel = 1.0

  /// The behaviours in the order in which they were added.
  public private(set) var behaviors: [DynamicBehavior] = []

  /// Whether an item moves, or is about to.
  public private(set) var isRunning = false

  /// The time of the last step.
  public private(set) var now = Timestamp.zero

  /// The seconds for which the animator has run, without its pauses.
  public private(set) var elapsedTime = 0.0

  private var bodies: [DynamicBody] = []

  /// The items that behaviours move.
  var movingItems: [any DynamicItem] { bodies.map(\.item) }

  /// Makes an animator without behaviours, at rest.
  public init() {}

  /// Adds a behaviour, which acts from `time` on; without a time from the last step, or the next where nothing moves.
  ///
  /// A behaviour that is in another animator leaves it.
  public func addBehavior(_ behavior: DynamicBehavior, at time: Timestamp? = nil) {
    if behavior.dynamicAnimator === self { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behavior.dynamicAnimator = self
    behaviors.append(behavior)
    for item in behavior.items { change(item, at: time) { _ in } }
    (behavior as? DynamicItemBehavior)?.handOverVelocities()
  }

  /// Takes a behaviour out; items that no other moves stop where they are and lose their velocity.
  public func removeBehavior(_ behavior: DynamicBehavior) {
    guard behavior.dynamicAnimator === self else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    lawDidChange(for: behavior.items)
  }

  /// Takes every behaviour out: everything stops where it is.
  public func removeAllBehaviors() {
    for behavior in behaviors { behavior.dynamicAnimator = nil }
    behaviors = []
    bodies = []
    updateRunning()
  }

  /// Takes over the place that an item was given from outside; its velocity stays.
  public func updateItem(usingCurrentState item: any DynamicItem) {
    guard body(of: item) != nil else { return }
    change(item, at: nil) { $0.adoptPosition() }
  }

  /// Moves the items to where they are at `time`, and calls the actions; a time before the last step is ignored.
  ///
  /// The step in which the last item comes to rest still calls the actions; after that, none is called.
  public func advance(to time: Timestamp) {
    guard time >= now else { return }
    let step = time - now
    now = time
    guard isRunning else { return }
    if bodies.contains(where: { $0.start != nil }) { elapsedTime += step }
    for place in bodies.indices { bodies[place].step(to: time, pixel: pixel) }
    // Setting a place may call back: the places are taken first.
    for (item, center) in bodies.map({ ($0.item, $0.position(at: time)) }) { item.center = center }
    for behavior in behaviors where behavior.dynamicAnimator === self { behavior.action?() }
    updateRunning()
  }
}

extension DynamicAnimator {
  /// Solves the law of some items anew, because a behaviour that moves them has changed.
  func lawDidChange(for items: [any DynamicItem]) {
    for item in items { change(item, at: nil) { _ in } }
  }

  /// Adds to the velocity of an item.
  func addVelocity(_ velocity: Vector, to item: any DynamicItem) {
    change(item, at: nil) { $0.add(velocity) }
  }

  /// The velocity of an item at the time of the last step.
  func velocity(of item: any DynamicItem) -> Vector {
    guard let place = body(of: item) else { return .zero }
    return bodies[place].velocity(at: max(now, bodies[place].start ?? now))
  }

  private func body(of item: any DynamicItem) -> Int? { bodies.firstIndex { $0.item === item } }

  /// Carries an item's state on, changes it, and lets it obey the behaviours as they are now.
  private func change(_ item: any DynamicItem, at time: Timestamp?, _ edit: (inout DynamicBody) -> Void) {
    guard behaviors.contains(where: { $0.moves(item) }) else {
      bodies.removeAll { $0.item === item }
      updateRunning()
      return
    }
    let place: Int
    if let known = body(of: item) {
      place = known
      bodies[place].rebase(at: time ?? startOfChange(to: bodies[place]), now: now)
    } else {
      place = bodies.count
      bodies.append(DynamicBody(item: item, start: time ?? (isLive ? now : nil)))
    }
    edit(&bodies[place])
    bodies[place].obey(behaviors, pixel: pixel)
    updateRunning()
  }

  /// Whether an item moves at the time of the last step, so that this is the present time.
  private var isLive: Bool {
    bodies.contains { body in body.start.map { $0 <= now && body.isMoving(at: now) } ?? false }
  }

  /// When a change without a time takes hold of an item: at its own start if that is to come, else at the last step, or
  /// nil for the next step where nothing moves.
  private func startOfChange(to body: DynamicBody) -> Timestamp? {
    guard let start = body.start else { return nil }
    if start > now { return start }
    return isLive ? now : nil
  }

  private func updateRunning() {
    let runs = bodies.contains { $0.isMoving(at: now) }
    if runs == isRunning { return }
    if runs { delegate?.dynamicAnimatorWillResume(self) }
    isRunning = runs
    if !runs { delegate?.dynamicAnimatorDidPause(self) }
  }
}
