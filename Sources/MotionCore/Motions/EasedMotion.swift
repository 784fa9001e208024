import Primitives

/// A movement of a given duration from one value to another that starts and ends slowly.
///
/// With u = t / T it follows x = from + (to − from) · u² (3 − 2u), the cubic that has no velocity at either end (the
/// smoothstep of the graphics literature). The inverse is closed: u = 1/2 − sin(asin(1 − 2s) / 3).
public struct EasedMotion: Motion, Hashable {
  /// The moment at which the motion starts.
  public let start: Timestamp
  /// The position at the start, in points.
  public let initialValue: Double
  /// The position at rest, in points.
  public let destination: Double
  /// The seconds from the start until the motion is at rest.
  public let duration: Double

  /// Makes the movement; a duration that is not positive, or no distance, is over at once.
  public init(start: Timestamp, from: Double, to destination: Double, duration: Double) {
    self.start = start
    initialValue = from.quantity
    self.destination = destination.quantity
    let usable = duration.isFinite && duration > 0 && from.quantity != destination.quantity
    self.duration = usable ? min(duration, 1e6) : 0
  }

  /// The position at `time`, in points; exactly `destination` at and after the end.
  public func value(at time: Timestamp) -> Double {
    if time >= end { return destination }
    if time <= start { return initialValue }
    let u = elapsed(at: time) / duration
    return initialValue + (destination - initialValue) * u * u * (3 - 2 * u)
  }

  /// The derivative of the position at `time`, in points per second; 0 at and after the end.
  public func velocity(at time: Timestamp) -> Double {
    if time >= end || time < start { return 0 }
    let u = elapsed(at: time) / duration
    return (destination - initialValue) * 6 * u * (1 - u) / duration
  }

  /// The first moment strictly after `time` at which the motion is at `value`, or nil.
  public func firstCrossing(of value: Double, after time: Timestamp) -> Timestamp? {
    guard value.isFinite, time < end, destination != initialValue else { return nil }
    let share = (value - initialValue) / (destination - initialValue)
    if share < 0 || share > 1 { return nil }
    if share == 1 { return end }
    let height = 1 - 2 * share
    let angle = Elementary.atan2(height, max(0, (1 - height) * (1 + height)).squareRoot())
    let crossing = start + duration * (0.5 - Elementary.sin(angle / 3))
    return crossing > max(time, start) ? min(crossing, end) : nil
  }
}
