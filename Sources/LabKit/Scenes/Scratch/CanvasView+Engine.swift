import InteractionKit
import MotionCore
import Primitives

/// What the engine asks of a view that moves in its own way: a touch stops it, a wheel moves it.
extension CanvasView: MotionHolder, WheelReceiver {
  /// A touch came down: the content stops where it is, on a device pixel.
  func holdMotion() -> Bool {
    guard case .moving(let motions) = activity else { return false }
    stop()
    if !rules.pages { for motion in motions { restOnPixel(motion.axis) } }
    activity = .held
    return true
  }

  /// The touch is gone without having dragged: a stretch returns, a page comes to its place, the rest stays.
  func releaseMotion() {
    guard case .held = activity else { return }
    activity = .resting
    guard rules.coasts else { return }
    let page = CanvasPage(at: bounds.origin, viewport: bounds.size)
    move(Axis.allCases) { axis in
      rules.pages
        ? turn(from: page, axis, velocity: 0, shown: 0)
        : inertia.coast(at: now, axis, from: bounds.origin[axis], velocity: 0)
    }
  }

  /// Brings the origin to the nearest device pixel, where it is within the limits.
  func restOnPixel(_ axis: Axis) {
    guard limits.range(axis).contains(bounds.origin[axis]) else { return }
    bounds.origin[axis] = limits.clamped((bounds.origin[axis] / pixel).rounded() * pixel, axis)
  }

  /// Where there is content to show.
  func takesWheel(_ axis: Axis) -> Bool { scrollableAxes.contains(axis) }

  /// Whether the origin can move on in the direction of a distance.
  func hasWay(_ axis: Axis, distance: Double) -> Bool {
    let range = limits.range(axis)
    return distance > 0 ? bounds.origin[axis] < range.upperBound : bounds.origin[axis] > range.lowerBound
  }

  /// Moves towards a target without stretching; a finger's drag is not disturbed.
  func moveByWheel(_ distance: Double, _ axis: Axis) {
    switch activity {
    case .dragging, .held: return
    case .resting, .moving: break
    }
    let running = motions.first { $0.axis == axis }
    let origin = bounds.origin[axis]
    let target = limits.clamped((running?.target ?? origin) + distance, axis)
    let velocity = running?.sequence.velocity(at: now) ?? 0
    guard target != origin || velocity != 0 else { return }
    let range = limits.range(axis)
    move([axis], target: target) { _ in
      physics.settle(from: origin, velocity: velocity, to: target, at: now, pixel: pixel)
        .kept(within: min(range.lowerBound, origin)...max(range.upperBound, origin))
    }
  }
}

/// What frames publish of the canvas, as of a scroll view.
extension CanvasView: ScrollingView {
  /// The smallest origin at rest.
  var minimumOffset: Point { .zero }

  /// The largest origin that shows content only, whether the rules keep to it or not.
  var maximumOffset: Point {
    Point(x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
  }

  /// What it is doing; of two motions the one that a person would name first.
  var phase: ScrollPhase {
    switch activity {
    case .resting: return panGestureRecognizer.numberOfTouches > 0 ? .tracking : .idle
    case .held: return .tracking
    case .dragging: return .dragging
    case .moving(let motions):
      var velocity = Vector.zero
      for motion in motions { velocity[motion.axis] = motion.sequence.velocity(at: now) }
      let phases = motions.map { $0.sequence.phase(at: now) }
      if phases.contains(.bouncing) { return .bouncing(velocity: velocity) }
      return phases.contains(.decelerating) ? .decelerating(velocity: velocity) : .animating(velocity: velocity)
    }
  }

  /// Whether a finger drags it.
  var isDragging: Bool {
    if case .dragging = activity { return true }
    return false
  }

  /// The axes along which it moves: both, unless the content fits.
  var scrollableAxes: [Axis] {
    Axis.allCases.filter { !rules.clamps || limits.range($0).lowerBound < limits.range($0).upperBound }
  }

  /// The origin that the finger wants.
  func unbandedOffset(_ axis: Axis) -> Double { band.wanted(bounds.origin)[axis] }

  /// Whether the origin is clamped where it is, and no band lets it go further.
  func isAtHardEdge(_ axis: Axis, towardsEnd: Bool) -> Bool {
    let range = limits.range(axis)
    return rules.clamps && !rules.bounces && bounds.origin[axis] == (towardsEnd ? range.upperBound : range.lowerBound)
  }

  /// Whether only content shows along an axis.
  func isWithinLimits(_ axis: Axis) -> Bool {
    bounds.origin[axis] >= 0 && bounds.origin[axis] <= maximumOffset[axis]
  }
}
