import Primitives

/// The last samples of one pointer, and the velocity that they tell.
///
/// Samples lie in a fixed ring of 128: adding one allocates nothing. Samples closer than a millisecond are one, the later
/// replacing the earlier (a slot spans less than a millisecond, so that a mouse faster than 1 kHz still fills more than
/// one); samples older than the newest are rejected; a silence over 40 ms clears the ring; the last 100 ms count. A
/// release more than 40 ms after the last sample has the velocity 0. The up event is a sample only if it moved: that is
/// for the caller to see.
public struct VelocityTracker: Sendable {
  /// A place at a moment.
  public struct Sample: Sendable, Hashable {
    /// The moment of the sample.
    public var time: Timestamp
    /// The place, in points.
    public var position: Point
  }

  /// How many samples are kept.
  public static let capacity = 128

  /// The estimator that `velocity(at:)` uses.
  public var estimator: VelocityEstimator
  /// Which samples count.
  public let window: VelocityWindow

  private var ring: [Sample]
  /// The place of the newest sample in the ring.
  private var newest = 0
  private var count = 0
  /// The moment of the first sample that was merged into the newest slot.
  private var slotStart = Timestamp.zero

  /// Comparisons of times allow for the rounding of clock readings, in seconds.
  static let timeTolerance = 1e-6

  /// Makes an empty tracker.
  public init(estimator: VelocityEstimator = .lsq2, window: VelocityWindow = .standard) {
    self.estimator = estimator
    self.window = window
    ring = Array(repeating: Sample(time: .zero, position: .zero), count: Self.capacity)
  }

  /// Forgets every sample.
  public mutating func reset() { count = 0 }

  /// Takes a sample; one that is older than the newest, or not finite, is rejected.
  public mutating func add(_ position: Point, at time: Timestamp) {
    guard position.isFinite, time.seconds.isFinite else { return }
    if count > 0 {
      let last = ring[newest].time
      if time < last { return }
      if time - last > window.gap + Self.timeTolerance {
        count = 0
      } else if time == last || time - slotStart < window.mergeInterval - Self.timeTolerance {
        ring[newest] = Sample(time: time, position: position)
        return
      }
    }
    newest = count == 0 ? 0 : (newest + 1) % Self.capacity
    ring[newest] = Sample(time: time, position: position)
    count = min(count + 1, Self.capacity)
    slotStart = time
  }

  /// Takes a movement instead of a place: the form for the deltas of a trackpad or a wheel.
  ///
  /// The places are the running sums. The first movement of a series has no sample before it, so it starts the series
  /// and its own amount does not count, as a first place would not.
  public mutating func add(delta: Vector, at time: Timestamp) {
    let from = count > 0 ? ring[newest].position : .zero
    add(from + delta, at: time)
  }

  /// The samples that count, the oldest first.
  public var samples: [Sample] { (0..<windowCount).reversed().map { sample($0) } }

  /// The sample `age` places before the newest.
  func sample(_ age: Int) -> Sample { ring[(newest + Self.capacity - age) % Self.capacity] }

  /// The seconds from the newest sample to the one `age` places before it: not positive.
  func time(_ age: Int) -> Double { sample(age).time - ring[newest].time }

  /// How many samples lie in the window.
  var windowCount: Int {
    let most = min(count, window.sampleLimit)
    var found = 0
    while found < most, -time(found) <= window.horizon + Self.timeTolerance { found += 1 }
    return found
  }

  /// The velocity at a release, in points per second, by the tracker's own estimator.
  public func velocity(at release: Timestamp) -> Vector { velocity(at: release, estimator: estimator) }

  /// The velocity at a release by another estimator, for a view side by side.
  ///
  /// It is finite always, and 0 with fewer than two samples or more than 40 ms after the last one.
  public func velocity(at release: Timestamp, estimator: VelocityEstimator) -> Vector {
    guard count > 0, release - ring[newest].time <= window.gap + Self.timeTolerance else { return .zero }
    let velocity = estimate(estimator, count: windowCount)
    return velocity.isFinite ? velocity : .zero
  }
}
