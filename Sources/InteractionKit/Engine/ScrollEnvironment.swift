import MotionCore
import Primitives

/// What the views of one engine share: the physics, the present moment, and everything that moves.
public final class ScrollEnvironment {
  /// The constants of the chosen preset, as tuned.
  public var physics: PhysicsConstants
  /// The size of a device pixel, in points.
  public var pixel: Double
  /// The moment up to which everything has been advanced.
  public internal(set) var now: Timestamp = .zero
  /// What moves or drags scroll views.
  private(set) var drivers: [ScrollDriver] = []
  /// Moves and fades of anything that is not a scroll view.
  public let animations = AnimationQueue()
  /// What is to happen later.
  public let timers = TimerQueue()
  /// Animators of items that follow behaviours; each is advanced exactly to the time of every step.
  private(set) var animators: [DynamicAnimator] = []
  /// Motions that passed from one view to another.
  let handOffs = HandOffLog()
  /// The latest release of a finger.
  var release: ReleaseInspection?
  /// Compares the content's way with the finger's.
  let strokeMeter = StrokeMeter()
  /// What the stroke did, for comparisons.
  let strokeMeasures = StrokeMeasures()
  /// Whether the limits of some scroll view changed since they were last looked at.
  var limitsChanged = false
  /// Called when a scroll view's pan begins.
  var dragBegan: ((any ScrollingView, PanGestureRecognizer) -> Void)?

  init(physics: PhysicsConstants, pixel: Double) {
    self.physics = physics
    self.pixel = pixel
  }

  func add(_ driver: ScrollDriver) {
    if !drivers.contains(where: { $0 === driver }) { drivers = drivers + [driver] }
  }

  func remove(_ driver: ScrollDriver) {
    drivers = drivers.without(driver)
  }

  /// Lets the engine advance an animator with everything else that moves, for as long as the engine lives.
  ///
  /// While it runs the engine is not settled. A device pixel is the size at which its items come to rest.
  public func add(_ animator: DynamicAnimator) {
    animator.pixel = pixel
    animator.advance(to: now)
    if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
  }

  /// The driver by which a pan drags along an axis: its own view's, or that of a stroke on the same group which it joined.
  func drag(by pan: PanGestureRecognizer, _ axis: Axis) -> ScrollDriver? {
    drivers.first { $0.axis == axis && $0.isDragged(by: pan) }
  }

  /// The drag along an axis that a view takes part in: one that moves it, or another view of its group.
  func drag(of view: ScrollView, _ axis: Axis) -> ScrollDriver? {
    drivers.first { driver in
      guard driver.axis == axis, !driver.pulls.isEmpty else { return false }
      return driver.members.contains { $0 === view || ($0.group != nil && $0.group === view.group) }
    }
  }

  /// Whether anything moves by itself.
  var isMoving: Bool {
    drivers.contains { $0.isMoving } || !animations.isEmpty || animators.contains { $0.isRunning }
  }

  /// Moves everything that moves by itself on to `moment`.
  func advance(to moment: Timestamp) {
    let interval = now...max(now, moment)
    now = moment
    for driver in drivers {
      strokeMeasures.follow(driver.motion, in: interval) { driver.advance(to: moment) }
    }
    animations.advance(to: moment) { motion, move in strokeMeasures.follow(motion, in: interval, move) }
    for animator in animators {
      strokeMeasures.follow(animator, in: interval) { animator.advance(to: moment) }
    }
    strokeMeasures.end(interval)
  }

  /// Stops the motions of `views` where they are.
  ///
  /// - Returns: whether there was any.
  func hold(_ views: [ScrollView]) -> Bool {
    var held = false
    for driver in drivers
    where driver.isMoving
      && driver.members.contains(where: { member in
        views.contains { $0 === member }
      })
    {
      driver.hold(at: now)
      held = true
    }
    return held
  }

  /// A view has left the tree: what moved it, or anything in it, lets go.
  func viewWasRemoved(_ view: View) {
    for driver in drivers where driver.members.contains(where: { $0.isDescendant(of: view) }) {
      driver.lose(view)
    }
  }

  /// Lets go what touches held: it returns into its limits or to a page.
  func releaseHeld() {
    for driver in drivers where driver.isHeld { driver.settle(at: now) }
  }

  /// Limits or offsets may have changed: motions and drags go on from where they are, within the new limits; what rests
  /// is brought into them, without a velocity.
  func geometryDidChange(in window: View) {
    for driver in drivers { driver.geometryDidChange(at: now) }
    guard limitsChanged else { return }
    limitsChanged = false
    window.forEachScrollView { view, _ in
      for axis in Axis.allCases where view.driver(axis) == nil && !view.isWithinLimits(axis) {
        view.setOffset(view.clamped(view.contentOffset[axis], axis), axis)
      }
    }
  }
}
