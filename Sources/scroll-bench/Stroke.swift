import Primitives

/// A straight stroke of a finger or a mouse whose place and velocity are known at every moment.
///
/// Each kind is a function of the seconds since its start and runs on smoothly past its release, so that the true velocity
/// at the release is a derivative and not a difference. Sizes are those of strokes on a phone or a desk: release speeds
/// of 300 … 3000 pt/s, durations of 120 … 400 ms.
struct Stroke {
  /// The shapes of the study.
  enum Kind: String, CaseIterable {
    /// The reach of a hand from rest to rest along the path of least jerk (Flash and Hogan, 1985), left in mid-flight.
    case minimumJerk = "minimum jerk"
    /// One speed throughout.
    case constant
    /// From rest with a constant acceleration.
    case accelerating
    /// From a higher speed with a constant deceleration.
    case braking
    /// First the other way, then back, as a part of a sine.
    case reversing
  }

  let kind: Kind
  /// The speed that sets the size, in pt/s.
  private let speed: Double
  /// The seconds from the start to the release.
  let duration: Double
  /// A number in 0 … 1 that varies the shape.
  private let shape: Double

  /// Makes a stroke of a kind with random size.
  init(kind: Kind, using generator: inout SeededGenerator) {
    self.kind = kind
    // Speeds are spread evenly over their logarithm: slow strokes are as frequent as fast ones.
    let sign = generator.bool() ? 1.0 : -1.0
    speed = sign * 300 * Elementary.pow(10, generator.double(in: 0...1))
    duration = generator.double(in: 0.12...0.4)
    shape = generator.double(in: 0...1)
  }

  /// The place in points and the velocity in points per second, `t` seconds after the start.
  func state(at t: Double) -> (position: Double, velocity: Double) {
    switch kind {
    case .constant: return (speed * t, speed)
    case .accelerating:
      let acceleration = speed / duration
      return (acceleration * t * t / 2, acceleration * t)
    case .braking:
      // From 1.5 … 3 times the release speed.
      let first = speed * (1.5 + 1.5 * shape)
      let acceleration = (speed - first) / duration
      return (first * t + acceleration * t * t / 2, first + acceleration * t)
    case .minimumJerk:
      // Released at 45 … 75 % of the reach; its peak speed is 1.875 of the mean.
      let reach = duration / (0.45 + 0.3 * shape)
      let distance = speed * reach / 1.875
      let u = t / reach
      return (
        distance * u * u * u * (10 + u * (-15 + 6 * u)), distance / reach * 30 * u * u * (1 - u) * (1 - u)
      )
    case .reversing:
      // A sine whose turn lies 60 … 120 ms before the release, which comes at or before its fastest moment.
      let turn = 0.06 + 0.06 * shape
      let frequency = Double.pi / 2 / 0.13
      let phase = frequency * (t - (duration - turn))
      return (-speed / frequency * Elementary.cos(phase), speed * Elementary.sin(phase))
    }
  }
}
