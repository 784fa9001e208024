import InputEvents
import Primitives

/// Follows a two-finger pan on a trackpad and finds its end where the device does not report it.
///
/// Without a reported lift a series has ended when nothing came for 32 ms or three times the median gap between its
/// steps, whichever is longer. If steps in the same direction come within 150 ms of the last one, it was no lift: the
/// content is held again where it is, and the series goes on with the view that it had. What lies between steps is
/// measured by their stamps, so that steps which were held up on their way are no rest.
final class TrackpadSeries {
  /// How many gaps the median looks back on.
  private static let rememberedGaps = 9
  /// The shortest silence that counts as a lift, in seconds.
  private static let shortestSilence = 0.032
  /// The longest silence after which steps in the same direction say that there was no lift, in seconds.
  private static let longestSilence = 0.15

  private var gaps: [Double] = []
  private var last: Timestamp?
  private var direction = Vector.zero
  private var timer: TimerQueue.Timer?
  /// Whether the series came without a beginning: then its end, if any is reported, may be lost as well.
  private var isStray = false
  private var concluded: Conclusion?

  /// A lift that was concluded from a silence.
  private struct Conclusion {
    /// When the last step came.
    let last: Timestamp
    /// Where that step went.
    let direction: Vector
    /// The view that the series had.
    weak var view: View?
  }

  /// Takes a step.
  ///
  /// - Parameter stamp: when it happened, not after the environment's moment.
  func handle(_ event: ScrollEvent, stamp: Timestamp, arbiter: GestureArbiter, environment: ScrollEnvironment) {
    guard event.delta.isFinite, event.position.isFinite else { return }
    timer?.cancel()
    timer = nil
    var event = event
    switch event.phase {
    case .began: if !resumes(event, at: stamp) { restart() }
    case .changed:
      if last == nil {
        event.phase = .began
        isStray = true
        if !resumes(event, at: stamp) { gaps = [] }
      }
    case .ended, .cancelled:
      concluded = nil
      if last == nil { return }
    }
    if let last = last ?? concluded?.last { note(gap: stamp - last) }
    if let series = arbiter.touches.first(where: { $0.id == Touch.trackpadID }), event.phase != .began {
      environment.strokeMeter.move(series, by: -event.delta, among: arbiter.touches)
    }
    arbiter.resumedSeriesView = concluded?.view
    concluded = nil
    arbiter.scroll(event, at: environment.now, stamp: stamp)
    arbiter.resumedSeriesView = nil
    guard event.phase == .began || event.phase == .changed else {
      restart()
      return
    }
    last = stamp
    if event.delta != .zero { direction = event.delta }
    guard event.lift == .inferred || isStray else { return }
    let end = ScrollEvent(phase: .ended, delta: .zero, position: event.position, lift: .inferred)
    timer = environment.timers.schedule(at: environment.now + silence) { [weak self] in
      self?.conclude(view: arbiter.touches.first { $0.id == Touch.trackpadID }?.view)
      arbiter.scroll(end, at: environment.now, stamp: nil)
    }
  }

  /// Whether a first step says that the lift before it was none; if not, what was concluded is forgotten.
  private func resumes(_ event: ScrollEvent, at stamp: Timestamp) -> Bool {
    guard let before = concluded, stamp - before.last <= Self.longestSilence,
      event.delta.x * before.direction.x + event.delta.y * before.direction.y > 0
    else {
      concluded = nil
      return false
    }
    return true
  }

  private var silence: Double {
    guard !gaps.isEmpty else { return Self.shortestSilence }
    let sorted = gaps.sorted()
    return max(Self.shortestSilence, 3 * sorted[sorted.count / 2])
  }

  private func note(gap: Double) {
    gaps.append(max(0, gap))
    if gaps.count > Self.rememberedGaps { gaps.removeFirst() }
  }

  /// Ends a series that fell silent, and remembers it in case that it goes on.
  private func conclude(view: View?) {
    concluded = last.map { Conclusion(last: $0, direction: direction, view: view) }
    last = nil
    isStray = false
  }

  private func restart() {
    gaps = []
    last = nil
    isStray = false
    concluded = nil
  }
}
