#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Primitives

/// The clock that stamps input and paces frames: it never goes back, and starts at 0.
///
/// It is the system's monotonic clock, which the X server and Wayland compositors stamp their events with as well.
public struct MonotonicClock: Sendable {
  private let start: Double

  /// Starts a clock.
  public init() { start = Self.systemSeconds }

  /// The seconds since the clock was started.
  public var now: Timestamp { Timestamp(Self.systemSeconds - start) }

  /// The moment of this clock at which the system's monotonic clock shows `seconds`.
  public func timestamp(systemSeconds seconds: Double) -> Timestamp { Timestamp(seconds - start) }

  private static var systemSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
