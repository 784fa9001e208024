import Primitives

/// A stay at one position for a while.
public struct HoldMotion: Motion, Hashable {
  /// The moment at which the motion starts.
  public let start: Timestamp
  /// The position at rest, in points.
  public let destination: Double
  /// The seconds from the start until the motion is at rest.
  public let duration: Double

  /// Makes a stay at a value; a duration that is not positive is over at once.
  public init(start: Timestamp, value: Double, duration: Double = 0) {
    self.start = start
    destination = value.quantity
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  /// The position at `time`, in points; exactly `destination` at and after the end.
  public func value(at time: Timestamp) -> Double { destination }

  /// The derivative of the position at `time`, in points per second; 0 at and after the end.
  public func velocity(at time: Timestamp) -> Double { 0 }

  /// The first moment strictly after `time` at which the motion is at `value`, or nil.
  public func firstCrossing(of value: Double, after time: Timestamp) -> Timestamp? { nil }
}
