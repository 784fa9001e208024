/// Which samples count for a velocity, in seconds.
public struct VelocityWindow: Sendable, Hashable {
  /// Samples closer than this are one: the later replaces the earlier.
  public var mergeInterval: Double
  /// A silence longer than this clears what came before, and makes a release after it slow: velocity 0.
  public var gap: Double
  /// Samples older than this, seen from the newest, do not count.
  public var horizon: Double
  /// The shortest span to which a parabola is fitted; below it the fit is a line.
  public var quadraticSpan: Double
  /// The most samples that count, the newest first.
  public var sampleLimit: Int

  /// The window of the engine: merged below 1 ms, cleared by 40 ms, 100 ms long, a parabola from 12 ms on.
  public static let standard = VelocityWindow(
    mergeInterval: 0.001, gap: 0.04, horizon: 0.1, quadraticSpan: 0.012, sampleLimit: VelocityTracker.capacity)

  /// The window in which the platforms recorded their strokes: the last 20 samples, merged at equal times only.
  public static let conformance = VelocityWindow(
    mergeInterval: 0, gap: 0.04, horizon: 0.1, quadraticSpan: 0, sampleLimit: 20)

  /// Makes a window of its five numbers.
  public init(mergeInterval: Double, gap: Double, horizon: Double, quadraticSpan: Double, sampleLimit: Int) {
    self.mergeInterval = mergeInterval
    self.gap = gap
    self.horizon = horizon
    self.quadraticSpan = quadraticSpan
    self.sampleLimit = max(1, sampleLimit)
  }
}
