import InputEvents
import MotionCore
import Primitives

/// What moves the surface after the release: motions of scroll views, animations, and items of animators.
extension StrokeMeasures {
  /// Takes a motion on and looks how far the surface goes with it.
  ///
  /// - Parameters:
  ///   - motion: the motion; nil where nothing moves by itself.
  ///   - interval: from the last moment to the next.
  ///   - move: takes it on; it is called in any case.
  func follow(_ motion: (any Motion)?, in interval: ClosedRange<Timestamp>, _ move: () -> Void) {
    guard let motion, let surface = moving(interval) else { return move() }
    let before = surface.shownTravel
    move()
    let (start, end) = (interval.lowerBound, interval.upperBound)
    note(
      surface.shownTravel - before,
      (
        way: motion.value(at: end) - motion.value(at: start), start: motion.velocity(at: start),
        end: motion.velocity(at: end)
      ))
  }

  /// Takes an animator's items on and looks how far the surface goes with them.
  func follow(_ animator: DynamicAnimator, in interval: ClosedRange<Timestamp>, _ move: () -> Void) {
    guard animator.isRunning, let surface = moving(interval) else { return move() }
    let before = surface.shownTravel
    let axis = surface.axis
    let items = animator.movingItems.map { (item: $0, center: $0.center[axis], start: animator.velocity(of: $0)[axis]) }
    move()
    let way = surface.shownTravel - before
    for item in items {
      let end = animator.velocity(of: item.item)[axis]
      note(way, (way: item.item.center[axis] - item.center, start: item.start, end: end))
    }
  }

  /// The surface went some way while a motion went its own.
  private func note(_ way: Double, _ motion: (way: Double, start: Double, end: Double)) {
    guard way != 0 else { return }
    velocity.followed(way, motion)
    steps.followed(motion.way)
  }

  /// Everything has been taken on to the end of an interval.
  func end(_ interval: ClosedRange<Timestamp>) {
    if let surface = moving(interval) { velocity.endInterval(surface) }
  }

  /// The surface, where a release may move it in an interval.
  private func moving(_ interval: ClosedRange<Timestamp>) -> MeteredSurface? {
    guard case .released = phase, interval.lowerBound < interval.upperBound else { return nil }
    return surface
  }
}

extension InputEvent.Kind {
  /// Whether it may set things in motion anew: a touch that comes down, a wheel, a command, a change of a setting.
  var beginsSomething: Bool {
    switch self {
    case .pointer(let event): event.phase == .down
    case .scroll(let event): event.phase == .began || event.phase == .changed
    case .wheel, .resize, .set, .perform: true
    case .blur, .key: false
    }
  }
}
