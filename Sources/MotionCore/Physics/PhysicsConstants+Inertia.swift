import Primitives

extension PhysicsConstants {
  /// The whole motion of one dimension after a release: deceleration, crossings, bounces and the exact rest.
  ///
  /// Within the range the content decelerates; where it crosses an end the law is split at the crossing time, and the
  /// law of the edge goes on with the exact velocity. Out of range the edge brings the content back; where it passes
  /// inwards with velocity left (a hard throw back, or an underdamped spring), the content decelerates on from there. So
  /// a motion that is stopped and started anew continues its path, as far as its laws do. The rest lies exactly at an
  /// end, or at the device pixel nearest to where the law would rest, never behind where it has already been.
  /// `fling.minimumVelocity` is for the caller to compare: slow releases are answered as well.
  public func inertia(_ request: InertiaRequest) -> MotionSequence {
    var builder = InertiaBuilder(constants: self, request: request)
    if let target = request.target {
      builder.goTo(target)
    } else {
      builder.run()
    }
    return builder.sequence
  }
}

/// Puts the segments of an inertia together.
struct InertiaBuilder {
  /// One end of the range, seen from the inside.
  struct Edge {
    let value: Double
    /// 1 at the upper end, −1 at the lower: the direction outwards.
    let outwards: Double
    let bounces: Bool
  }

  let constants: PhysicsConstants
  let pixel: Double
  let pixelOrigin: Double
  let range: ClosedRange<Double>
  let lower: Edge
  let upper: Edge
  private let start: Timestamp
  private let initialValue: Double

  var time: Timestamp
  var value: Double
  var velocity: Double
  var segments: [MotionSequence.Segment] = []
  var destination = 0.0

  /// More hand-overs than this are cut short at an edge; each loses speed, so this is never met in practice.
  static let mostSegments = 64

  init(constants: PhysicsConstants, request: InertiaRequest) {
    self.constants = constants
    pixel = 2 * Double.restingDistance(pixel: request.pixel)
    pixelOrigin = request.pixelOrigin.quantity
    let least = request.range.lowerBound.quantity
    range = least...max(least, request.range.upperBound.quantity)
    let hard = constants.edgeModel == .clamp
    lower = Edge(value: range.lowerBound, outwards: -1, bounces: request.bouncesAtStart && !hard)
    upper = Edge(value: range.upperBound, outwards: 1, bounces: request.bouncesAtEnd && !hard)
    start = request.start
    initialValue = request.value.quantity
    time = start
    value = initialValue
    velocity = request.velocity.quantity
  }

  var sequence: MotionSequence {
    MotionSequence(start: start, value: initialValue, segments: segments, destination: destination)
  }

  /// The end of the range at which the content stands or out of which it is, going or being outwards.
  private var edge: Edge? {
    if value < lower.value || (value == lower.value && velocity < 0) { return lower }
    if value > upper.value || (value == upper.value && velocity > 0) { return upper }
    return nil
  }

  mutating func run() {
    while segments.count < Self.mostSegments {
      if let edge {
        if !returnTo(edge) { return }
      } else if !decelerate() {
        return
      }
    }
    destination = min(max(value, range.lowerBound), range.upperBound)
  }

  mutating func append(
    _ motion: any Motion, until: Timestamp, _ phase: MotionSequence.Phase, bounds: ClosedRange<Double>? = nil
  ) {
    if until > time { segments.append(.init(motion: motion, until: until, phase: phase, bounds: bounds)) }
  }

  /// Decelerates within the range; true when an end is crossed and there is more to do.
  private mutating func decelerate() -> Bool {
    let edge = velocity < 0 ? lower : upper
    if constants.edgeModel == .qt, velocity != 0, edge.bounces { return decelerateByQt(towards: edge) }
    let motion = constants.deceleration(start: time, value: value, velocity: velocity, pixel: pixel)
    if let crossing = motion.firstCrossing(of: edge.value, after: time), crossing < motion.end {
      append(motion, until: crossing, .decelerating, bounds: Self.bounds(value, edge.value))
      velocity = motion.velocity(at: crossing)
      value = edge.value
      time = crossing
      if edge.bounces { return true }
      destination = edge.value
      return false
    }
    destination = restingPixel(motion.destination)
    append(motion, until: motion.end, .decelerating, bounds: Self.bounds(value, destination))
    return false
  }

  static func bounds(_ a: Double, _ b: Double) -> ClosedRange<Double> { min(a, b)...max(a, b) }

  /// The device pixel nearest to a rest within the range; half a pixel goes on in the direction of the motion.
  func restingPixel(_ rest: Double) -> Double {
    let count = (rest - pixelOrigin) / pixel
    let whole = velocity < 0 ? (count - 0.5).rounded(.up) : (count + 0.5).rounded(.down)
    return min(max(pixelOrigin + whole * pixel, range.lowerBound), range.upperBound)
  }

  /// Lets an edge bring the content back; true when it passes inwards and there is more to do.
  private mutating func returnTo(_ edge: Edge) -> Bool {
    if !edge.bounces && value == edge.value {
      destination = edge.value
      return false
    }
    if constants.edgeModel == .qt { return returnByQt(to: edge) }
    let motion = spring(to: edge)
    if let crossing = motion.firstCrossing(of: edge.value, after: time), crossing < motion.end {
      append(motion, until: crossing, .bouncing)
      velocity = motion.velocity(at: crossing)
      value = edge.value
      time = crossing
      return true
    }
    appendLimited(motion, at: edge)
    destination = edge.value
    return false
  }

  private func spring(to edge: Edge) -> SpringMotion {
    if constants.edgeModel == .macOS {
      return SpringMotion.macOSBounce(
        start: time, value: value, velocity: velocity, edge: edge.value, amplitude: constants.edgeAmplitude,
        frequency: constants.edgeFrequency, pixel: pixel)
    }
    return SpringMotion(
      start: time, value: value, velocity: velocity, destination: edge.value, frequency: constants.edgeFrequency,
      dampingRatio: constants.edgeDampingRatio, pixel: pixel)
  }

  /// Appends a bounce, cut flat where it would exceed the limit of the overshoot.
  private mutating func appendLimited(_ motion: SpringMotion, at edge: Edge) {
    let limit = edge.value + edge.outwards * constants.edgeLimit
    if constants.edgeLimit > 0, (limit - value) * edge.outwards > 0,
      let reached = motion.firstCrossing(of: limit, after: time), reached < motion.end,
      let left = motion.firstCrossing(of: limit, after: reached), left < motion.end
    {
      append(motion, until: reached, .bouncing)
      time = reached
      append(HoldMotion(start: reached, value: limit, duration: left - reached), until: left, .bouncing)
      time = left
    }
    append(motion, until: motion.end, .bouncing)
  }
}
