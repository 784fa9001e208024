import Primitives

/// A movement in one dimension that answers at any moment where it is and how fast.
///
/// Every answer is a closed form of absolute time; nothing is integrated step by step, so the rate at which a motion is
/// asked cannot change its path. Positions are in points, velocities in points per second.
///
/// Laws that each motion keeps (the checkers stand in `TestSupport`): `velocity(at:)` is the derivative of `value(at:)`
/// before the end; `value(at:)` is the start value before the start and exactly `destination` at and after the end;
/// every answer is finite.
public protocol Motion: Sendable {
  /// The moment at which the motion starts.
  var start: Timestamp { get }

  /// The position at `time`: the start value before the start, exactly `destination` at and after the end.
  func value(at time: Timestamp) -> Double

  /// The derivative of the position at `time`: 0 at and after the end.
  func velocity(at time: Timestamp) -> Double

  /// The position at rest.
  var destination: Double { get }

  /// The seconds from the start until the motion is at rest, finite and not negative.
  ///
  /// A motion that comes to rest only in the limit ends when no more than half a device pixel remains.
  var duration: Double { get }

  /// The first moment strictly after `time` at which the motion is at `value`, solved from its law.
  ///
  /// A value that lies within the last half device pixel is passed at the end. Returns nil where the motion does not
  /// come there any more.
  func firstCrossing(of value: Double, after time: Timestamp) -> Timestamp?
}

extension Motion {
  /// The moment from which on the motion is at rest.
  public var end: Timestamp { start + duration }

  /// Whether the motion is at rest at `time`.
  public func isAtRest(at time: Timestamp) -> Bool { time >= end }

  /// The seconds since the start, 0 before it.
  func elapsed(at time: Timestamp) -> Double { max(0, time - start) }
}

extension Double {
  /// The largest magnitude that motions take as it is, in points or points per second.
  static let largestQuantity = 1e12

  /// The number itself where it is usable; 0 for what is not a number, the largest quantity for what exceeds it.
  var quantity: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.largestQuantity), Self.largestQuantity)
  }

  /// Half a device pixel, given the size of a pixel in points; sizes that make no sense count as one point.
  static func restingDistance(pixel: Double) -> Double {
    pixel.isFinite && pixel > 0 ? Swift.max(pixel, 1e-9) / 2 : 0.5
  }
}
