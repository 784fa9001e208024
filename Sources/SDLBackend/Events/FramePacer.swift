#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Primitives

/// Says when the next frame is due, by the clock and not by the display's synchronisation.
///
/// Frames stand on an even raster while something moves. The first frame after a rest is due at once, and the raster
/// starts anew from there.
public struct FramePacer: Sendable {
  /// The time from frame to frame, in seconds.
  public let interval: Double
  private var last: Timestamp?

  /// Makes a pacer of a number of frames a second; 60 where that is not above zero.
  public init(hz: Double) { interval = 1 / (hz > 0 && hz.isFinite ? hz : 60) }

  /// When the next frame is due: now after a rest.
  public func nextDeadline(now: Timestamp) -> Timestamp {
    guard let last else { return now }
    return max(now, last + interval)
  }

  /// When a frame may be shown that answers a pointer: sooner than the raster's next, so that what the finger did is
  /// seen without half an interval's wait, but no more often than `answersPerInterval`.
  ///
  /// The display takes the latest frame that it is given.
  public func nextAnswer(now: Timestamp) -> Timestamp {
    guard let last else { return now }
    return max(now, last + interval / Self.answersPerInterval)
  }

  /// How many frames an interval of the raster may have while a pointer moves.
  private static let answersPerInterval = 4.0

  /// The next place on the raster; nil after a rest.
  public var due: Timestamp? { last.map { $0 + interval } }

  /// Notes that a frame was made for a moment.
  ///
  /// A frame that is less than an interval late keeps the raster; an answer, and a frame that is later, start it anew,
  /// so that a stall is not made up for by a burst.
  public mutating func didPresent(at now: Timestamp) {
    let lateness = last.map { now - ($0 + interval) } ?? -1
    if let last, (0..<interval).contains(lateness) {
      self.last = last + interval
    } else {
      last = now
    }
  }

  /// Notes that nothing moves any more: the next frame is due as soon as something happens.
  public mutating func rest() { last = nil }
}

/// Sleeps shorter than a millisecond.
enum PreciseSleep {
  /// Sleeps for a number of seconds below one.
  static func sleep(_ seconds: Double) {
    var time = timespec(tv_sec: 0, tv_nsec: Int(max(0, min(0.999, seconds)) * 1e9))
    nanosleep(&time, nil)
  }
}
