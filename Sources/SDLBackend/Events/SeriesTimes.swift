import Primitives

/// Evens out the times of a smooth series that the display server stamped when it heard of it.
///
/// An X server that is a client of a compositor has no times of the device: its stamps are as irregular as the way of
/// the events to it. A step that came late leaves a short gap to the next, in which the fingers seem to fly. The steps of
/// a series come evenly, so each is put where the ones before let it be expected, and drawn to its stamp a little. A step
/// that is much too early or too late for that counts from its stamp.
struct SeriesTimes: Sendable {
  /// How many gaps tell how far apart the steps are.
  private static let rememberedGaps = 9
  /// After a longer silence a series has no steps before it, in seconds.
  private static let longestGap = 0.05
  /// How far the stamp draws a step from where it was expected.
  private static let share = 0.1
  /// How much too early a step may be, in gaps.
  private static let earliest = 1.5
  /// How much too late a step may be, in gaps.
  private static let latest = 2.0
  /// How close steps may come after one that was too early, in gaps.
  private static let closest = 0.6

  /// The stamps of the last steps.
  private var stamps: [Timestamp] = []
  /// The time that the last step was given.
  private var last = Timestamp.zero

  /// Makes times that know no step.
  init() {}

  /// The time of a step with a stamp; it does not go back, and may be a little later than the stamp.
  mutating func time(ofStamp stamp: Timestamp) -> Timestamp {
    guard let newest = stamps.last, let oldest = stamps.first, stamp - newest <= Self.longestGap else {
      stamps = [stamp]
      last = max(stamp, last)
      return last
    }
    let gap = (stamp - oldest) / Double(stamps.count)
    stamps.append(stamp)
    if stamps.count > Self.rememberedGaps { stamps.removeFirst() }
    let expected = last + gap
    let lateness = stamp - expected
    if lateness > gap * Self.latest {
      last = stamp
    } else if lateness < -gap * Self.earliest {
      last = max(stamp, last + gap * Self.closest)
    } else {
      last = expected + lateness * Self.share
    }
    return last
  }
}
