import Primitives

/// Measures how far views go from one frame to the next, and how much of it neither a finger nor a motion explains.
struct StepMeter {
  /// The largest way of a view in a frame, in points.
  private(set) var largest = 0.0
  /// The largest part of a way in a frame that nothing explains, in points.
  private(set) var largestStray = 0.0
  private var offsets: [Double]
  private var fingerTravel = 0.0
  private var motionTravel = 0.0

  /// Starts where the views are.
  init(offsets: [Double] = []) { self.offsets = offsets }

  /// A motion took the views along.
  ///
  /// - Parameter way: its own way, in points.
  mutating func followed(_ way: Double) { motionTravel += abs(way) }

  /// Takes in a frame.
  ///
  /// - Parameters:
  ///   - shown: the offsets of the views.
  ///   - finger: the way of the finger since the stroke began, in points.
  mutating func frame(_ shown: [Double], fingerTravel finger: Double) {
    var (longest, sum) = (0.0, 0.0)
    for (offset, former) in zip(shown, offsets) {
      longest = max(longest, abs(offset - former))
      sum += offset - former
    }
    let explained = abs(finger - fingerTravel) + motionTravel
    largest = max(largest, longest)
    largestStray = max(largestStray, max(longest, abs(sum)) - explained)
    offsets = shown
    fingerTravel = finger
    motionTravel = 0
  }
}
