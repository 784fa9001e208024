import InputEvents
import Primitives

/// Moves what is under the pointer by the notches of a wheel: towards a target, without fling and without stretching.
///
/// Notches that follow one another along one axis form a series, which keeps the view that its first notch found, as long
/// as that shows; only a new series moves on to an outer view.
final class WheelScroller {
  /// The longest pause within a series, in seconds.
  private static let longestPause = 0.3

  private weak var locked: (any WheelReceiver)?
  private var last = Timestamp(-1)
  private var lastAxis = Axis.vertical

  func handle(_ event: WheelEvent, window: Window, environment: ScrollEnvironment) {
    guard event.position.isFinite, event.ticks.isFinite else { return }
    let axis = event.ticks.dominantAxis
    // Notches upwards turn towards the start; to the right, towards the end.
    let notches = axis == .horizontal ? event.ticks.x : -event.ticks.y
    guard notches != 0 else { return }
    let distance = notches * environment.physics.wheelLines * environment.physics.wheelLineHeight
    let isNewSeries = environment.now - last > Self.longestPause || axis != lastAxis
    (last, lastAxis) = (environment.now, axis)
    if isNewSeries || locked?.root !== window || locked?.isShown != true {
      locked = target(at: event.position, axis: axis, distance: distance, window: window)
    }
    locked?.moveByWheel(distance, axis)
  }

  /// The deepest view under the pointer that has way to go; where none has, the deepest that scrolls; or whom a view
  /// around it names instead.
  private func target(at point: Point, axis: Axis, distance: Double, window: Window) -> (any WheelReceiver)? {
    let chain = window.hitTest(point)?.chain ?? []
    let candidates = chain.compactMap { $0 as? any WheelReceiver }.filter { $0.takesWheel(axis) }
    let candidate = candidates.first { $0.hasWay(axis, distance: distance) } ?? candidates.first
    return chain.compactMap { $0 as? any WheelDirector }.reduce(candidate) { candidate, director in
      director.wheelReceiver(insteadOf: candidate, axis, distance: distance)
    }
  }
}
