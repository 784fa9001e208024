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
    let motion = SpringMotion(
      start: time, value: value, velocity: velocity, destination: destination,
      frequency: isOutside ? constants.edgeFrequency : constants.pageSettleFrequency,
      dampingRatio: isOutside ? max(1, constants.edgeDampingRatio) : constants.pageSettleDampingRatio, pixel: pixel)
    if isOutside {
      let edge = value < range.lowerBound ? range.lowerBound : range.upperBound
      if let crossing = motion.firstCrossing(of: edge, after: time), crossing < motion.end {
        append(motion, until: crossing, .bouncing)
        time = crossing
        append(motion, until: motion.end, .decelerating)
      } else {
        append(motion, until: motion.end, .bouncing)
      }
      return
    }
    let low = lower.bounces ? min(lower.value, -.largestQuantity) : lower.value
    let high = upper.bounces ? max(upper.value, .largestQuantity) : upper.value
    append(motion, until: motion.end, .decelerating, bounds: low...high)
  }
}
