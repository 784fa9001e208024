import MotionCore
import Primitives

/// One item of an animator: its state when its law last changed, and that law, solved.
///
/// All that acts on an item is linear: the resistances add up to a drag r, the attachments to a spring. With Ω² = Σ ωᵢ² and
/// the rests weighted by ωᵢ² the sum is x″ = −(r + Σ 2ζᵢωᵢ) x′ − Ω² (x − rest), one damped spring of the ratio
/// (r + Σ 2ζᵢωᵢ) / 2Ω on each axis, which `SpringMotion` solves in closed form; without an attachment it is a decay. So a
/// step evaluates the solution at its own time, and the length of the steps does not change the path.
struct DynamicBody {
  let item: any DynamicItem
  /// When the law came into force; nil until the first step after an item was added to an animator that stood still.
  private(set) var start: Timestamp?
  private(set) var position: Point
  private(set) var velocity: Vector
  private var law: Law = .still
  /// The place of rest of each attachment, fixed when it came into force.
  private var rests: [(attachment: AttachmentBehavior, settings: [Double], rest: Point)] = []
  private var motions: (x: any Motion, y: any Motion)?

  private enum Law {
    case still
    case decay(drag: Double)
    case spring(rest: Point, frequency: Double, dampingRatio: Double)
  }

  init(item: any DynamicItem, start: Timestamp?) {
    self.item = item
    self.start = start
    position = item.center
    velocity = .zero
  }

  /// Whether the item has changed since the last step, so that the next one must show it.
  private(set) var needsStep = true

  /// Whether the item still moves at `time`, or waits for a step.
  func isMoving(at time: Timestamp) -> Bool {
    if needsStep { return true }
    guard let motions else { return false }
    return !motions.x.isAtRest(at: time) || !motions.y.isAtRest(at: time)
  }

  func position(at time: Timestamp) -> Point {
    guard let motions else { return position }
    return Point(x: motions.x.value(at: time), y: motions.y.value(at: time))
  }

  func velocity(at time: Timestamp) -> Vector {
    guard let motions else { return velocity }
    return Vector(x: motions.x.velocity(at: time), y: motions.y.velocity(at: time))
  }

  /// Carries the state on to `time`, from which another law or velocity is to hold; nil for the next step.
  mutating func rebase(at time: Timestamp?, now: Timestamp) {
    let moment = time ?? now
    (position, velocity) = (position(at: moment), velocity(at: moment))
    start = time
    motions = nil
  }

  /// Takes a step: an item that has waited starts with it.
  mutating func step(to time: Timestamp, pixel: Double) {
    needsStep = false
    guard start == nil else { return }
    start = time
    solve(pixel: pixel)
  }

  /// Adds to the velocity.
  mutating func add(_ more: Vector) { velocity += more }

  /// Takes over the place that the item has been given from outside.
  mutating func adoptPosition() { position = item.center }

  /// Sets the law that the behaviours make together, and solves it from the present state.
  mutating func obey(_ behaviors: [DynamicBehavior], pixel: Double) {
    needsStep = true
    var drag = 0.0
    var stiffness = 0.0
    var weighted = Vector.zero
    var rod: Point?
    var known = rests
    rests = []
    for behavior in behaviors where behavior.moves(item) {
      if let properties = behavior as? DynamicItemBehavior { drag += max(0, properties.resistance) }
      guard let attachment = behavior as? AttachmentBehavior else { continue }
      let rest = rest(of: attachment, known: &known)
      if attachment.frequency > 0 {
        let frequency = 2 * .pi * attachment.frequency
        stiffness += frequency * frequency
        drag += 2 * max(0.01, attachment.damping) * frequency
        weighted += rest.vector * (frequency * frequency)
      } else {
        rod = rest
      }
    }
    if let rod {
      (position, velocity, law) = (rod, .zero, .still)
    } else if stiffness > 0 {
      let frequency = stiffness.squareRoot()
      law = .spring(
        rest: Point.zero + weighted / stiffness, frequency: frequency, dampingRatio: drag / (2 * frequency))
    } else {
      law = .decay(drag: drag)
    }
    solve(pixel: pixel)
  }

  /// The place of rest of an attachment, kept from before unless its properties have changed.
  private mutating func rest(
    of attachment: AttachmentBehavior, known: inout [(attachment: AttachmentBehavior, settings: [Double], rest: Point)]
  ) -> Point {
    let settings = [attachment.anchorPoint.x, attachment.anchorPoint.y, attachment.length]
    let old = known.first { $0.attachment === attachment && $0.settings == settings }
    let rest = old?.rest ?? attachment.rest(from: position)
    rests.append((attachment, settings, rest))
    return rest
  }

  private mutating func solve(pixel: Double) {
    guard let start else { return }
    func motion(_ axis: Axis) -> any Motion {
      let (value, speed) = (position[axis], velocity[axis])
      switch law {
      case .still: return HoldMotion(start: start, value: value)
      case .decay(let drag) where drag >= 1e-3:
        return DecayMotion(start: start, value: value, velocity: speed, drag: drag, pixel: pixel)
      case .decay: return UniformMotion(start: start, initialValue: value, speed: speed)
      case .spring(let rest, let frequency, let dampingRatio):
        return SpringMotion(
          start: start, value: value, velocity: speed, destination: rest[axis], frequency: frequency,
          dampingRatio: dampingRatio, pixel: pixel)
      }
    }
    motions = (motion(.horizontal), motion(.vertical))
  }
}

/// A movement that nothing resists: x = x₀ + v t, for ever.
private struct UniformMotion: Motion {
  let start: Timestamp
  let initialValue: Double
  let speed: Double

  var duration: Double { speed == 0 ? 0 : 1e9 }
  var destination: Double { initialValue + speed * duration }
  func value(at time: Timestamp) -> Double { initialValue + speed * min(max(0, time - start), duration) }
  func velocity(at time: Timestamp) -> Double { time < end ? speed : 0 }

  func firstCrossing(of value: Double, after time: Timestamp) -> Timestamp? {
    guard speed != 0, (value - initialValue) / speed > 0 else { return nil }
    let crossing = start + (value - initialValue) / speed
    return crossing > time ? crossing : nil
  }
}
