import InputEvents
import Primitives

/// Follows a two-finger pan on a trackpad and finds its end where the device does not report it.
///
/// Without a reported lift a series has ended when nothing came for 32 ms or three times the median gap between its
/// steps, whichever is longer. If steps in the same direction come within 150 ms after that, it was no lift: the touch
/// that they begin holds the content where it is, as a finger would.
final class TrackpadSeries {
  /// How many gaps the median looks back on.
  private static let rememberedGaps = 9
  /// The shortest silence that counts as a lift, in seconds.
  private static let shortestSilence = 0.032

  private var gaps: [Double] = []
  private var last: Timestamp?
  private var timer: TimerQueue.Timer?
  /// Whether the series came without a beginning: then its end, if any is reported, may be lost as well.
  private var isStray = false

  func handle(_ event: ScrollEvent, arbiter: GestureArbiter, environment: ScrollEnvironment) {
    guard event.delta.isFinite, event.position.isFinite else { return }
    timer?.cancel()
    timer = nil
    var event = event
    switch event.phase {
    case .began: restart()
    case .changed:
      if last == nil {
        event.phase = .began
        isStray = true
      }
    case .ended, .cancelled: if last == nil { return }
    }
    if let last { note(gap: environment.now - last) }
    if let series = arbiter.touches.first(where: { $0.id == Touch.trackpadID }), event.phase != .began {
      environment.strokeMeter.move(series, by: -event.delta, among: arbiter.touches)
    }
    arbiter.scroll(event, at: environment.now)
    guard event.phase == .began || event.phase == .changed else {
      restart()
      return
    }
    last = environment.now
    guard event.lift == .inferred || isStray else { return }
    let end = ScrollEvent(phase: .ended, delta: .zero, position: event.position, lift: .inferred)
    timer = environment.timers.schedule(at: environment.now + silence) { [weak self] in
      self?.restart()
      arbiter.scroll(end, at: environment.now)
    }
  }

  private var silence: Double {
    guard !gaps.isEmpty else { return Self.shortestSilence }
    let sorted = gaps.sorted()
    return max(Self.shortestSilence, 3 * sorted[sorted.count / 2])
  }

  private func note(gap: Double) {
    gaps.append(gap)
    if gaps.count > Self.rememberedGaps { gaps.removeFirst() }
  }

  private func restart() {
    gaps = []
    last = nil
    isStray = false
  }
}
