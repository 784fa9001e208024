import Primitives

extension InertiaBuilder {
  /// The slowest that a decay may be stretched to reach a target, as a share of the drag it would have by itself.
  static let slowestStretch = 0.5

  /// Goes to a target and rests exactly there, with the start velocity as it is.
  ///
  /// A target that lies in the direction of the motion is reached by an exponential decay of drag v / (target − x),
  /// unless that would be less than half as strong as the law's own over the projected way: then, and where the content
  /// moves away from the target or is out of range, a spring goes there. Targets out of range count as the end next to
  /// them.
  mutating func goTo(_ target: Double) {
    destination = min(max(target.quantity, range.lowerBound), range.upperBound)
    let way = destination - value
    let own = constants.projection(velocity: velocity)
    if range.contains(value), way != 0, velocity != 0, (way < 0) == (velocity < 0),
      way.magnitude * Self.slowestStretch <= own.magnitude
    {
      let motion = DecayMotion(
        start: time, value: value, velocity: velocity, drag: velocity / way, pixel: pixel, destination: destination)
      append(motion, until: motion.end, .decelerating, bounds: Self.bounds(value, destination))
      return
    }
    let isOutside = !range.contains(value)
    let motion = spring(
      frequency: isOutside ? constants.edgeFrequency : constants.pageSettleFrequency,
      dampingRatio: isOutside ? max(1, constants.edgeDampingRatio) : constants.pageSettleDampingRatio)
    if isOutside {
      let edge = value < range.lowerBound ? range.lowerBound : range.upperBound
      if let crossing = crossing(of: edge, by: motion) {
        append(motion, until: crossing, .bouncing)
        time = crossing
        append(motion, until: motion.end, .decelerating)
      } else {
        append(motion, until: motion.end, .bouncing)
      }
      return
    }
    stopAtHardEnds(motion)
  }

  /// Follows a spring within the range; at a hard end that it meets, the content stops and goes on to the target from rest.
  private mutating func stopAtHardEnds(_ motion: SpringMotion) {
    let met = [lower, upper].filter { !$0.bounces }.compactMap { edge in
      edge.value == value && velocity * edge.outwards > 0
        ? (time, edge) : crossing(of: edge.value, by: motion).map { ($0, edge) }
    }
    guard let (crossing, edge) = met.min(by: { $0.0 < $1.0 }) else {
      append(motion, until: motion.end, .decelerating)
      return
    }
    append(motion, until: crossing, .decelerating, bounds: range)
    (time, value, velocity) = (crossing, edge.value, 0)
    guard edge.value != destination else { return }
    let onwards = spring(frequency: constants.pageSettleFrequency, dampingRatio: 1)
    append(onwards, until: onwards.end, .decelerating, bounds: range)
  }

  private func spring(frequency: Double, dampingRatio: Double) -> SpringMotion {
    SpringMotion(
      start: time, value: value, velocity: velocity, destination: destination, frequency: frequency,
      dampingRatio: dampingRatio, pixel: pixel)
  }

  /// When a motion from now on passes a value before its end.
  private func crossing(of value: Double, by motion: SpringMotion) -> Timestamp? {
    motion.firstCrossing(of: value, after: time).flatMap { $0 < motion.end ? $0 : nil }
  }
}
