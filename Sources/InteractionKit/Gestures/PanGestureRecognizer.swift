import MotionCore
import Primitives

/// Recognises a drag with one or more fingers, the mouse or a trackpad.
///
/// It begins when the mean movement of its touches since they came down reaches the slop (Euclid). The translation
/// counts from touch-down. Movement is measured in the root view's coordinates, so a view that moves with the finger
/// disturbs neither translation nor velocity.
open class PanGestureRecognizer: GestureRecognizer {
  /// The fewest touches with which it begins and goes on: 1 by default.
  public var minimumNumberOfTouches = 1
  /// The most touches that it follows; further ones are left out.
  ///
  /// No limit by default.
  public var maximumNumberOfTouches = Int.max
  /// The only axis along which a stroke may begin it; nil for any.
  ///
  /// The axis of the stroke at recognition decides, and holds for the stroke: see `GestureArbiter`.
  public var allowedAxis: Axis?
  /// The slop in points; nil for that of the arbiter's settings by the kind of the touch.
  public var slop: Double?
  /// The translation at the moment of recognition, in the root view's coordinates.
  ///
  /// A scroll view drags by `translation − translationAtBegin`, so that content does not jump by the slop. It is zero
  /// for a trackpad series, which has no slop: there the first step already moves content.
  public private(set) var translationAtBegin = Vector.zero

  /// The samples of the finger that lifted last, at its lifting; nil until a gesture has ended.
  public private(set) var releaseTracker: VelocityTracker?

  private var scrolls = true
  private var fingers: [Finger] = []
  private var base = Vector.zero
  private var adjustment = Vector.zero
  private var velocityIsReset = false
  private var lastVelocity = Vector.zero
  private var gestureIsOver = false
  private var slopOfTouches = 0.0

  /// A followed touch and where it was when the number of touches last changed.
  private struct Finger {
    let touch: Touch
    let anchor: Point
  }

  open override var kindName: String { "pan" }
  open override var allowsScroll: Bool {
    get { scrolls }
    set { scrolls = newValue }
  }

  /// The movement since touch-down in the root view's coordinates, whatever translation was set.
  public final var stroke: Vector {
    guard let first = fingers.first else { return base }
    if fingers.count == 1 { return base + (first.touch.location - first.anchor) }
    var sum = Vector.zero
    for finger in fingers { sum += finger.touch.location - finger.anchor }
    return base + sum / Double(fingers.count)
  }

  /// The movement since touch-down, or since a translation was set, in a view's coordinates.
  public final func translation(in view: View?) -> Vector {
    let total = stroke + adjustment
    return view?.convert(vectorFromRoot: total) ?? total
  }

  /// Sets what `translation(in:)` says now; the velocity then reads zero until the touch moves again or lifts.
  public final func setTranslation(_ translation: Vector, in view: View?) {
    adjustment = translation * (view?.scaleToRoot ?? 1) - stroke
    velocityIsReset = true
  }

  /// The velocity of the fingers in a view's coordinates, points per second.
  ///
  /// With several touches it is their mean; at the end it is that of the finger that lifted last, at its lifting.
  public final func velocity(in view: View?) -> Vector {
    let velocity = currentVelocity
    return view?.convert(vectorFromRoot: velocity) ?? velocity
  }

  open override var shortfall: DecisionReason {
    if participation.held != nil, let other = participation.blocker { return .liftedWhileWaiting(for: other.name) }
    if fingers.count < minimumNumberOfTouches { return .tooFewTouches(fingers.count, needed: minimumNumberOfTouches) }
    return .movedTooLittle(stroke.length, needed: slopOfTouches)
  }

  open override func touchesBegan(_ touches: [Touch]) {
    for touch in touches {
      guard fingers.count < maximumNumberOfTouches else {
        ignore(touch)
        continue
      }
      rebase()
      fingers = fingers + [Finger(touch: touch, anchor: touch.location)]
      if fingers.count == 1 { slopOfTouches = currentSlop }
      if state == .possible, fingers.count == minimumNumberOfTouches { base = .zero }
    }
  }

  open override func touchesMoved(_ touches: [Touch]) {
    velocityIsReset = false
    switch state {
    case .possible: attemptToBegin()
    case .began, .changed: transition(to: .changed, because: .movedOn)
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: [Touch]) {
    velocityIsReset = false
    for touch in touches {
      guard fingers.contains(where: { $0.touch === touch }) else { continue }
      if fingers.count == 1 || (state.isActive && fingers.count <= minimumNumberOfTouches) {
        finish(with: touch)
        return
      }
      rebase()
      fingers = fingers.filter { $0.touch !== touch }
    }
  }

  open override func reset() {
    fingers = []
    base = .zero
    adjustment = .zero
    velocityIsReset = false
    gestureIsOver = false
    lastVelocity = .zero
  }

  /// Whether the movement so far is this gesture; asked when the slop is reached.
  ///
  /// A reason given makes it fail.
  open func obstacle(to stroke: Vector) -> DecisionReason? { nil }

  /// The slop that a touch which comes down now finds, in points.
  private var currentSlop: Double {
    if let slop { return slop }
    guard let kind = fingers.first?.touch.kind else { return 0 }
    return (arbiter?.settings ?? GestureSettings()).panSlop(for: kind)
  }

  /// Whether the present touches belong to a trackpad series.
  public final var isTrackpad: Bool { fingers.first?.touch.kind == .trackpad }

  private var currentVelocity: Vector { velocity(at: arbiter?.now ?? .zero) }

  /// The velocity of the fingers in the root view's coordinates at a moment, which is the arbiter's present one.
  final func velocity(at now: Timestamp) -> Vector {
    if velocityIsReset { return .zero }
    if gestureIsOver { return lastVelocity }
    guard !fingers.isEmpty else { return .zero }
    var sum = Vector.zero
    for finger in fingers { sum += finger.touch.velocity(at: now) }
    return sum / Double(fingers.count)
  }

  private func attemptToBegin() {
    guard participation.held == nil, fingers.count >= minimumNumberOfTouches else { return }
    let stroke = self.stroke
    let distance = stroke.length
    let slop = slopOfTouches
    guard distance >= slop, distance > 0 else { return }
    if let obstacle = obstacle(to: stroke) {
      transition(to: .failed, because: obstacle)
    } else {
      transition(to: .began, because: .moved(distance, slop: slop))
    }
  }

  /// Begins without a slop of its own, because another pan drags the content that this one would move.
  final func join(_ other: PanGestureRecognizer) {
    guard state == .possible, participation.held == nil, fingers.count >= minimumNumberOfTouches else { return }
    transition(to: .began, because: .joins(other.name))
  }

  /// Takes the movement so far into `base`, so that a change in the number of touches moves nothing.
  private func rebase() {
    base = stroke
    fingers = fingers.map { Finger(touch: $0.touch, anchor: $0.touch.location) }
  }

  private func finish(with touch: Touch) {
    guard state.isActive else {
      transition(to: .failed, because: shortfall)
      return
    }
    // A lifting that is concluded from a silence happened when the silence began.
    let moment = touch.liftIsInferred ? touch.lastMovedAt : touch.time
    lastVelocity = touch.velocity(at: moment)
    releaseTracker = touch.velocityTracker
    gestureIsOver = true
    transition(to: .ended, because: .lifted)
  }

  final override func willBegin() {
    translationAtBegin = isTrackpad ? .zero : translation(in: nil)
  }
}
