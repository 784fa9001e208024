import MotionCore
import Primitives

/// The laws that every motion keeps, each as a check that returns nil or a sentence that says where it is broken.
public enum MotionLaws {
  /// Every law that can be told from a motion alone; the first one that is broken, or nil.
  ///
  /// `rate` is the fastest rate of change of the motion in 1/s (its drag, or frequency and damping together): the
  /// difference that the velocity is compared with spans a thousandth of its inverse.
  public static func violation(of motion: any Motion, rate: Double, pixel: Double, seed: UInt64) -> String? {
    ends(motion, pixel: pixel) ?? derivative(motion, rate: rate, seed: seed)
      ?? crossings(motion, pixel: pixel, seed: seed)
  }

  /// The start value before the start, exactly the destination and no velocity from the end on, and a last step that
  /// is no longer than half a device pixel.
  public static func ends(_ motion: any Motion, pixel: Double) -> String? {
    let duration = motion.duration
    if !duration.isFinite || duration < 0 { return "the duration is \(duration)" }
    let first = motion.value(at: motion.start)
    if duration > 0, motion.value(at: motion.start - 1) != first { return "it moves before its start" }
    for later in [0, 1e-9, 1, 1e6] {
      let time = motion.end + later
      if motion.value(at: time) != motion.destination { return "it is not at its destination \(later) s after its end" }
      if motion.velocity(at: time) != 0 { return "it has a velocity \(later) s after its end" }
    }
    let before = motion.value(at: Timestamp(motion.end.seconds.nextDown))
    let step = (before - motion.destination).magnitude
    let rounding = 1e-9 * max(1, before.magnitude) + 1e-9 * pixel
    if duration > 0, step > pixel / 2 + rounding { return "its last step is \(step) points" }
    return nil
  }

  /// The velocity is the derivative of the position, compared with a difference over five points.
  public static func derivative(_ motion: any Motion, rate: Double, seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    let h = 2e-3 / rate
    guard motion.duration > 8 * h else { return nil }
    for _ in 0..<4 {
      let t = motion.start + generator.double(in: 3 * h...motion.duration - 3 * h)
      let places = [-2.0, -1, 1, 2].map { motion.value(at: t + $0 * h) }
      let difference = (places[0] - 8 * places[1] + 8 * places[2] - places[3]) / (12 * h)
      let velocity = motion.velocity(at: t)
      let rounding = 1e-14 * (places.map(\.magnitude).max() ?? 0) / h
      let scale = max(velocity.magnitude, motion.velocity(at: motion.start).magnitude)
      // A time stamp is rounded too: its step times the velocity is an error of place.
      let clock = t.seconds.ulp * scale / h
      if (difference - velocity).magnitude > 1e-8 * scale + rounding + 4 * clock + 1e-9 {
        return "at \(t.seconds - motion.start.seconds) s its velocity is \(velocity), the difference \(difference)"
      }
    }
    return nil
  }

  /// A crossing is where the motion is at the value, after the time asked for, and none was before it.
  public static func crossings(_ motion: any Motion, pixel: Double, seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    guard motion.duration > 0 else { return nil }
    let target = motion.value(at: motion.start + generator.double(in: 0...1) * motion.duration)
    let after = motion.start + generator.double(in: -0.2...0.6) * motion.duration
    let reach = 1e-9 * (1 + target.magnitude)
    let crossing = motion.firstCrossing(of: target, after: after)
    if let crossing {
      if crossing <= after { return "it crosses \(target) at \(crossing.seconds), not after \(after.seconds)" }
      let found = motion.value(at: crossing)
      let clock = crossing.seconds.ulp * motion.velocity(at: crossing).magnitude
      if crossing < motion.end, (found - target).magnitude > reach + 4 * clock {
        return "where it crosses \(target) it is at \(found)"
      }
    }
    // Nowhere between does it lie on the other side by more than rounding.
    let limit = crossing ?? motion.end
    let from = max(after, motion.start)
    let side = motion.value(at: from) - target
    guard limit > from, side.magnitude > reach else { return nil }
    for step in 1..<32 {
      let t = from + (limit - from) * Double(step) / 32
      let difference = motion.value(at: t) - target
      if t < motion.end, difference * side.sign(1) < -reach {
        return "it passed \(target) by \(difference) before its crossing"
      }
    }
    return nil
  }

  /// Two motions are at the same place, and as fast, at moments spread over the time from `from` to the end of the first.
  public static func agreement(
    _ one: any Motion, _ other: any Motion, from: Timestamp, within tolerance: Double
  ) -> String? {
    let span = max(0, one.end - from)
    for step in 0...8 {
      let t = from + span * Double(step) / 8.5
      let difference = (one.value(at: t) - other.value(at: t)).magnitude
      // The ends may differ by the rounding of their times: the last half pixel is not compared.
      if t >= other.end || t >= one.end { continue }
      if difference > tolerance * (1 + one.value(at: t).magnitude) {
        return "\(t - from) s later one is at \(one.value(at: t)), the other at \(other.value(at: t))"
      }
      let slower = (one.velocity(at: t) - other.velocity(at: t)).magnitude
      if slower > tolerance * (1 + one.velocity(at: from).magnitude + one.velocity(at: t).magnitude) {
        return "\(t - from) s later one goes at \(one.velocity(at: t)), the other at \(other.velocity(at: t))"
      }
    }
    return nil
  }
}

extension Double {
  /// The magnitude `size` with the sign of this number.
  fileprivate func sign(_ size: Double) -> Double { self < 0 ? -size : size }
}
