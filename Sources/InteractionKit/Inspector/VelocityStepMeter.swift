import MotionCore
import Primitives

/// Finds the largest step in the velocity of what shows, at the release of a finger and in the motion after it.
///
/// Speeds are not read off the frames, which would find a step in every curve. While a motion moves the surface, the
/// surface goes as fast as the motion does, times the part of the motion's way that the surface made: 1 where it follows,
/// 0 where something holds it. So a continuous motion has no step at all, at any frame rate.
struct VelocityStepMeter {
  /// The largest step so far, relative to the larger of the velocities before and after it.
  private(set) var largestJump = 0.0

  /// A moment of the drag: the ways of finger and content, in points.
  private struct Sample {
    var time: Timestamp
    var finger: Double
    var content: Double
  }

  private var samples: [Sample] = []
  /// The velocity at the end of the latest interval, in points per second; nil where it is not known.
  private var velocity: Double?
  private var velocityAtStart = 0.0
  private var velocityAtEnd = 0.0

  /// How far back one looks to see how well the content follows the finger, in seconds.
  private static let window = 0.05
  /// Below this speed, in points per second, a step cannot be seen.
  static let leastVelocity = 20.0
  /// Ways that differ by less, in points, are the same.
  private static let leastPart = 1e-6

  // MARK: The drag

  /// Takes in a frame of the drag: the ways of content and finger, in points.
  mutating func note(_ travel: Double, fingerTravel: Double, at now: Timestamp) {
    samples.append(Sample(time: now, finger: fingerTravel, content: travel))
    while samples.count > 1, now - samples[1].time > Self.window { samples.removeFirst() }
  }

  /// The finger lifts: the content goes as fast as it followed the finger, where the finger says how fast.
  ///
  /// A stretched surface shows less than the finger's way, by a share that changes on the way: nothing is said of it.
  mutating func release(of surface: MeteredSurface, finger: Double?, fingerTravel: Double) {
    let place = surface.place
    guard let finger, place.isWithinLimits else { return }
    let start = samples.first ?? Sample(time: .zero, finger: 0, content: 0)
    let way = fingerTravel - start.finger
    let followed = place.travel - start.content
    let follows = abs(followed + way) < Self.leastPart || abs(way) < Self.leastPart
    velocity = follows ? -finger : max(0, -followed / way) * -finger
  }

  // MARK: The motion

  /// Something moved by itself in an interval, and the surface with it.
  ///
  /// - Parameters:
  ///   - way: the way of the surface, in points.
  ///   - motion: the way that the motion went, and its velocities at the start and at the end.
  mutating func followed(_ way: Double, _ motion: (way: Double, start: Double, end: Double)) {
    let isWhole = abs(way - motion.way) < Self.leastPart || motion.way == 0
    let share = isWhole ? 1 : way / motion.way
    velocityAtStart += share * motion.start
    velocityAtEnd += share * motion.end
  }

  /// The motion passed from one view to another with a step of its own.
  mutating func handedOver(_ jump: Double) { largestJump = max(largestJump, jump) }

  /// An interval is over, and everything has moved.
  mutating func endInterval(_ surface: MeteredSurface) {
    defer {
      velocity = velocityAtEnd
      velocityAtStart = 0
      velocityAtEnd = 0
    }
    guard let before = velocity else { return }
    let after = velocityAtStart
    let larger = max(abs(before), abs(after))
    guard larger >= Self.leastVelocity else { return }
    let isSlower = abs(after) <= abs(before) && before * after >= 0
    if isSlower, surface.isAtItsEnd(towardsEnd: before > 0) { return }
    largestJump = max(largestJump, abs(after - before) / larger)
  }
}
