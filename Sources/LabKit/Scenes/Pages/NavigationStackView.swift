import Drawing
import InteractionKit
import MotionCore
import Primitives

/// Two screens on top of each other: the upper one can be dragged away to the right, the lower one follows at a third
/// of its way and comes out of the shade.
final class NavigationStackView: View {
  /// The screen below.
  let lower: View
  /// The screen on top; hidden once it has been popped.
  let upper: View
  /// The recogniser of the swipe back.
  let popPan = PanGestureRecognizer()
  /// Asked whether a swipe back may begin.
  var popShouldBegin: (PanGestureRecognizer) -> Bool = { _ in true }
  /// Called when the upper screen has gone away.
  var didPop: () -> Void = {}
  /// How often the upper screen was popped.
  private(set) var popCount = 0
  /// How far the upper screen has been moved away, in points.
  private(set) var shift = 0.0

  private let shade = View(name: "shade")
  private unowned let environment: ScrollEnvironment
  private var transition: AnimationQueue.Animation?
  private var shiftAtBegin = 0.0
  /// Whether the upper screen is, or is on its way to be, away.
  private var isLeaving = false
  /// Whether a touch has stopped the screens.
  private var isHeld = false
  /// The width for which `shift` holds.
  private var width = 0.0

  /// The release velocity from which the direction decides and not the place, in points per second.
  static let flickVelocity = 300.0
  /// How much of the way of the upper screen the lower one makes.
  static let parallax = 0.3

  init(lower: View, upper: View, environment: ScrollEnvironment) {
    self.lower = lower
    self.upper = upper
    self.environment = environment
    super.init(name: "navigation")
    clipsToBounds = true
    shade.isUserInteractionEnabled = false
    addSubview(lower)
    addSubview(shade)
    addSubview(upper)
    popPan.name = "pop.pan"
    popPan.allowedAxis = .horizontal
    popPan.allowsScroll = false
    popPan.addAction { [weak self] recognizer in self?.handlePop(recognizer) }
    addGestureRecognizer(popPan)
  }

  /// How much of the upper screen is away: 0 none, 1 all of it.
  var progress: Double { bounds.width > 0 ? min(max(shift / bounds.width, 0), 1) : 0 }

  /// Whether the upper screen is on its way without a finger.
  var isTransitioning: Bool { transition?.isRunning == true }

  /// Brings the upper screen back over the lower one, also while it is on its way out.
  func push() {
    if !upper.isHidden {
      if isTransitioning, isLeaving { go(leaving: false, velocity: velocity) }
      return
    }
    upper.isHidden = false
    isLeaving = false
    move(to: bounds.width)
    run(environment.physics.animation(from: bounds.width, to: 0, at: environment.now))
  }

  private var velocity: Double { transition?.velocity(at: environment.now) ?? 0 }

  private func stop() {
    transition?.cancel()
    transition = nil
  }

  private func handlePop(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began:
      stop()
      isHeld = false
      shiftAtBegin = shift
      drag()
    case .changed: drag()
    case .ended: settle(velocity: popPan.velocity(in: nil).x)
    case .cancelled: settle(velocity: 0, isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func drag() {
    let way = popPan.translation(in: nil).x - popPan.translationAtBegin.x
    move(to: min(max(shiftAtBegin + way, 0), bounds.width))
  }

  /// Decides by the velocity, or by the place where there is little of it, and carries the velocity on.
  private func settle(velocity: Double, isCancelled: Bool = false) {
    let isFlick = abs(velocity) >= Self.flickVelocity
    go(leaving: !isCancelled && (isFlick ? velocity > 0 : progress > 0.5), velocity: velocity)
  }

  /// Moves the upper screen out or back with a velocity.
  private func go(leaving: Bool, velocity: Double) {
    stop()
    isLeaving = leaving
    let target = leaving ? bounds.width : 0
    guard shift != target else {
      didArrive()
      return
    }
    run(
      environment.physics.settle(
        from: shift, velocity: velocity, to: target, at: environment.now, pixel: environment.pixel))
  }

  private func run(_ motion: MotionSequence) {
    transition = environment.animations.run(
      motion, apply: { [weak self] shift in self?.move(to: shift) }, completion: { [weak self] in self?.didArrive() })
  }

  private func didArrive() {
    guard isLeaving, !upper.isHidden else { return }
    popCount += 1
    upper.isHidden = true
    didPop()
  }

  private func move(to shift: Double) {
    self.shift = min(max(shift, 0), bounds.width)
    place()
  }

  override func layoutSubviews() {
    keepProgress()
    place()
  }

  /// Takes over a new width: the same part of the upper screen is away, and what moves goes on to the new end.
  private func keepProgress() {
    defer { width = bounds.width }
    guard width > 0, bounds.width != width else { return }
    let scale = bounds.width / width
    let velocity = velocity
    shift = upper.isHidden ? bounds.width : shift * scale
    shiftAtBegin *= scale
    if isTransitioning { go(leaving: isLeaving, velocity: velocity) }
  }

  private func place() {
    let size = bounds.size
    lower.frame = Rect(
      origin: Point(x: (progress - 1) * Self.parallax * size.width, y: 0), size: size)
    shade.frame = Rect(origin: .zero, size: size)
    shade.backgroundColor = Color(white: 0, alpha: 0.12 * (1 - progress))
    upper.frame = Rect(origin: Point(x: shift, y: 0), size: size)
  }

  /// A swipe back leads rightwards, and where the scene allows it; a screen on its way can be taken both ways.
  override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizer === popPan else { return true }
    if upper.isHidden { return false }
    return shift > 0 || (popPan.translation(in: nil).x > 0 && popShouldBegin(popPan))
  }

  override func drawOver(_ canvas: inout Canvas, visible: Rect) {
    guard shift > 0, !upper.isHidden else { return }
    // A soft edge under the left side of the upper screen.
    canvas.fill(
      Rect(x: shift - 12, y: 0, width: 12, height: bounds.height),
      .linearGradient(Color(white: 0, alpha: 0), Color(white: 0, alpha: 0.16), from: .zero, to: Point(x: 1, y: 0)))
  }
}

extension NavigationStackView: MotionHolder {
  /// Stops the screens where they are.
  func holdMotion() -> Bool {
    guard isTransitioning else { return false }
    stop()
    isHeld = true
    return true
  }

  /// Lets the screens go on by their place, unless a swipe has taken them over.
  func releaseMotion() {
    guard isHeld else { return }
    isHeld = false
    settle(velocity: 0)
  }
}
