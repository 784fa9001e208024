import MotionCore
import Primitives

/// A finger, the held mouse or a trackpad series, from its first contact until it lifts.
///
/// One object for the whole life: its location and phase change, its hit view does not.
public final class Touch {
  /// The device behind a touch.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A finger on a screen.
    case touch
    /// The mouse with its button held.
    case mouse
    /// A two-finger pan on a trackpad, taken as a virtual finger that drags the content.
    case trackpad
  }

  /// The step in a touch's life.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// It came down in this event.
    case began
    /// It moved in this event.
    case moved
    /// It was lifted.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// The pointer's number; a trackpad series has `Touch.trackpadID`.
  public let id: Int
  /// The device behind the touch.
  public let kind: Kind
  /// When it came down.
  public let beganAt: Timestamp
  /// Where it came down, in the root view's coordinates.
  public let beganLocation: Point
  /// The step in its life.
  public internal(set) var phase = Phase.began
  /// When it last came down, moved or was lifted.
  public internal(set) var time: Timestamp
  /// How much later than it happened the latest event was handled, in seconds: the samples keep the times at which they
  /// happened, and a release is judged among them.
  public private(set) var lateness: Double
  /// When it last came down or moved.
  public internal(set) var lastMovedAt: Timestamp
  /// Where it is, in the root view's coordinates.
  public var location: Point { storedLocation }
  private var storedLocation: Point
  /// Where it was at the event before, in the root view's coordinates.
  public internal(set) var previousLocation: Point
  /// The way of a trackpad series so far, and what its sum has gained by rounding.
  private var seriesTravel = (sum: Vector.zero, rounding: Vector.zero)
  /// The view that was hit, as long as it lives.
  public private(set) weak var view: View?
  /// Whether it stopped a motion when it came down: then its tap does nothing else.
  public internal(set) var stoppedMotion = false
  /// Its positions in the root view's coordinates, from which its velocity is estimated.
  public internal(set) var velocityTracker: VelocityTracker

  /// The number of the touch that stands for a trackpad series.
  public static let trackpadID = -1

  let estimator: VelocityEstimator
  /// Where the device last reported it, in the root view's coordinates, and the stamp of the last event that it reported.
  private var sampledLocation: Point
  private var stampedAt: Timestamp
  /// The latest answer of `velocity(at:)`: many recognisers ask the same in an event.
  private var latestVelocity: (time: Timestamp, velocity: Vector)?
  /// The recognisers that were offered the touch, deepest first; fixed when it comes down.
  var offered: [GestureRecognizer] = []
  /// Those of `offered` that may still listen, deepest first.
  var listeners: [GestureRecognizer] = []
  /// The views under the touch, deepest first, that judge recognisers of the views around them.
  var judges: [View] = []
  /// The scroll views under the touch that hold it back from their content.
  var gates: [any ContentTouchGate] = []
  var delivery = TouchDelivery.undecided
  /// When a touch that is held back for scroll views is delivered after all.
  var deliveryDeadline: Timestamp?
  /// Whether its lifting is concluded from a silence, as with trackpads that do not report it.
  var liftIsInferred = false

  init(
    id: Int, kind: Kind, at time: Timestamp, stamp: Timestamp, location: Point, view: View?,
    estimator: VelocityEstimator
  ) {
    self.id = id
    self.kind = kind
    self.view = view
    self.estimator = estimator
    beganAt = time
    self.time = time
    lastMovedAt = time
    beganLocation = location
    storedLocation = location
    previousLocation = location
    sampledLocation = location
    stampedAt = stamp
    lateness = time - stamp
    velocityTracker = VelocityTracker(estimator: estimator)
    velocityTracker.add(location, at: stampedAt)
  }

  /// Whether it has not been lifted or taken away.
  public var isDown: Bool { phase == .began || phase == .moved }

  /// Where it is in a view's coordinates; nil stands for the root view's.
  public func location(in view: View?) -> Point { view?.convert(location, from: nil) ?? location }

  /// Where it was at the event before in a view's coordinates; nil stands for the root view's.
  public func previousLocation(in view: View?) -> Point {
    view?.convert(previousLocation, from: nil) ?? previousLocation
  }

  /// The velocity at a moment in the root view's coordinates, points per second.
  ///
  /// Where events are handled later than they happened, the moment counts as that much earlier.
  public func velocity(at time: Timestamp) -> Vector {
    if let latestVelocity, latestVelocity.time == time { return latestVelocity.velocity }
    let estimate = velocityTracker.velocity(at: time - lateness, estimator: estimator)
    let velocity = estimate.isFinite ? estimate : .zero
    latestVelocity = (time, velocity)
    return velocity
  }

  /// Runs a closure while the touch reads as it did when it came down.
  func asItBegan(_ body: () -> Void) {
    let present = (phase, time, location, previousLocation)
    (phase, time, storedLocation, previousLocation) = (.began, beganAt, beganLocation, beganLocation)
    body()
    (phase, time, storedLocation, previousLocation) = present
  }

  /// Where a trackpad series is after one more step.
  ///
  /// The rounding of the sum is carried along (Kahan's summation): thirds that add up to 60 points end at 60.
  func location(afterStep delta: Vector) -> Point {
    let step = delta - seriesTravel.rounding
    let sum = seriesTravel.sum + step
    seriesTravel = (sum, (sum - seriesTravel.sum) - step)
    return beganLocation - sum
  }

  /// Takes a new place; an `ended` event is a sample of the velocity only if it moved.
  ///
  /// - Parameters:
  ///   - time: when the event is handled.
  ///   - stamp: when it happened; a stamp before the last one counts as that one. Nil where nothing happened and the
  ///     event is a conclusion.
  ///   - isSample: whether the device reported the place; one between its reports tells no velocity.
  func update(_ phase: Phase, location: Point, at time: Timestamp, stamp: Timestamp?, isSample: Bool = true) {
    self.phase = phase
    self.time = time
    previousLocation = self.location
    storedLocation = location
    guard isSample else { return }
    latestVelocity = nil
    if let stamp {
      stampedAt = max(stamp, stampedAt)
      lateness = time - stampedAt
    }
    let moved = location != sampledLocation
    sampledLocation = location
    guard phase == .moved || (phase == .ended && moved) else { return }
    lastMovedAt = time
    velocityTracker.add(location, at: stampedAt)
  }
}
