import Primitives

/// The edge of Qt Quick's `Flickable`, whose deceleration knows beforehand where the content must stop.
extension InertiaBuilder {
  /// Decelerates towards an end; true when there is a return from beyond it to add.
  ///
  /// Where the free way v²/(2a) is longer than the room D to the end and the overshoot O together, the deceleration is
  /// raised to v²/(2(D + O)), so that the content stops exactly O beyond the end.
  mutating func decelerateByQt(towards edge: Edge) -> Bool {
    let room = (edge.value - value).magnitude + constants.edgeOvershoot
    let needed = velocity * velocity / (2 * max(room, 1e-9))
    let motion = ConstantDecelerationMotion(
      start: time, value: value, velocity: velocity, deceleration: max(constants.decayDeceleration, needed),
      pixel: pixel)
    guard let crossing = motion.firstCrossing(of: edge.value, after: time), crossing < motion.end else {
      destination = restingPixel(motion.destination)
      append(motion, until: motion.end, .decelerating, bounds: Self.bounds(value, destination))
      return false
    }
    append(motion, until: crossing, .decelerating, bounds: Self.bounds(value, edge.value))
    time = crossing
    append(motion, until: motion.end, .bouncing)
    time = max(crossing, motion.end)
    // The law's place at its end, without the step to its own rest.
    value = motion.destination - edge.outwards * pixel / 2
    velocity = 0
    if (value - edge.value) * edge.outwards > 0 { return true }
    destination = edge.value
    return false
  }

  /// Brings the content back from beyond an end; nothing is left to do after it.
  ///
  /// Qt covers half of the way with constant acceleration in a quarter of its time, the rest along an exponential curve
  /// in the three quarters left. Here the second half is the decay that takes the velocity over, of drag 8 / T: Qt's own
  /// curve starts with a velocity about a sixth larger. A content released beyond the end is brought back from rest.
  mutating func returnByQt(to edge: Edge) -> Bool {
    destination = edge.value
    guard edge.bounces || value != edge.value else { return false }
    let way = edge.value - value
    let quarter = constants.edgeReturnDuration / 4
    guard way != 0 else {
      return velocity != 0 && edge.bounces ? decelerateByQt(towards: edge) : false
    }
    let first = UniformAcceleration(start: time, value: value, acceleration: way / (quarter * quarter))
    append(first, until: time + quarter, .bouncing)
    time = time + quarter
    let speed = way / quarter
    let second = DecayMotion(
      start: time, value: edge.value - way / 2, velocity: speed, drag: 2 / quarter, pixel: pixel,
      destination: edge.value)
    append(second, until: second.end, .bouncing)
    return false
  }
}

/// A movement from rest with constant acceleration, x = x₀ + a t²/2, which only ever is a part of a sequence.
private struct UniformAcceleration: Motion {
  let start: Timestamp
  let value: Double
  let acceleration: Double

  /// It has no rest of its own: a sequence leaves it before.
  var duration: Double { 1e9 }
  var destination: Double { value + acceleration * duration * duration / 2 }

  func value(at time: Timestamp) -> Double {
    let t = elapsed(at: time)
    return value + acceleration * t * t / 2
  }

  func velocity(at time: Timestamp) -> Double { acceleration * elapsed(at: time) }

  func firstCrossing(of target: Double, after time: Timestamp) -> Timestamp? {
    guard acceleration != 0, (target - value) / acceleration >= 0 else { return nil }
    let crossing = start + (2 * (target - value) / acceleration).squareRoot()
    return crossing > max(time, start) ? crossing : nil
  }
}
