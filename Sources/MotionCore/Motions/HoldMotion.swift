import Primitives

/// A stay at one position for a while.
public struct HoldMotion: Motion, Hashable {
  public let start: Timestamp
  public let destination: Double
  public let duration: Double

  /// Makes a stay at a value; a duration that is not positive is over at once.
  public init(start: Timestamp, value: Double, duration: Double = 0) {
    self.start = start
    destination = value.quantity
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  public func value(at time: Timestamp) -> Double { destination }

  public func velocity(at time: Timestamp) -> Double { 0 }

  public func firstCrossing(of value: Double, after time: Timestamp) -> Timestamp? { nil }
}
