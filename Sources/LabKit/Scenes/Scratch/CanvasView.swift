import InteractionKit
import MotionCore
import Primitives

/// A scroll view made of a plain view and a pan recogniser: nothing here knows `ScrollView`.
///
/// Read the steps in order: `CanvasDrag`, `CanvasLimits`, `CanvasBand`, `CanvasInertia`, `CanvasDirectionalLock`,
/// `CanvasPage`. This file puts them together: the pan tells what the finger does, and every answer ends in an
/// assignment to `bounds.origin`.
final class CanvasView: View {
  /// What the canvas does at a moment.
  enum Activity {
    /// Nothing.
    case resting
    /// A finger has stopped a motion and not moved on yet.
    case held
    /// A finger drags.
    case dragging(CanvasDrag)
    /// It moves by itself.
    case moving([CanvasMotion])
  }

  /// The steps that are taken.
  var rules: CanvasRules
  /// The size of the content, in points.
  let contentSize: Size
  /// The recogniser of the drag.
  let panGestureRecognizer = PanGestureRecognizer(name: "canvas.pan")
  /// What it does now.
  var activity = Activity.resting
  private unowned let environment: ScrollEnvironment

  override var asScrollingView: (any ScrollingView)? { self }

  init(name: String, contentSize: Size, rules: CanvasRules, environment: ScrollEnvironment) {
    self.contentSize = contentSize
    self.rules = rules
    self.environment = environment
    super.init(name: name)
    panGestureRecognizer.allowsScroll = true
    panGestureRecognizer.addAction { [weak self] _ in self?.panDidChange() }
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: The steps

  var limits: CanvasLimits { CanvasLimits(content: contentSize, viewport: bounds.size, isLimited: rules.clamps) }

  var band: CanvasBand {
    CanvasBand(limits: limits, physics: rules.bounces ? environment.physics : nil, stretch: stretch)
  }

  /// How far the origin was beyond the limits when the finger took hold of it; without a finger, how far it is.
  private var stretch: Vector {
    if case .dragging(let drag) = activity { return drag.stretch }
    return bounds.origin - limits.clamped(bounds.origin)
  }

  var inertia: CanvasInertia {
    CanvasInertia(physics: environment.physics, band: band, pixel: environment.pixel)
  }

  // MARK: The finger

  private func panDidChange() {
    switch panGestureRecognizer.state {
    case .began: begin()
    case .changed: follow()
    case .ended:
      let finger = panGestureRecognizer.velocity(in: nil)
      environment.noteRelease(of: panGestureRecognizer, axis: nil, finger: finger)
      release(finger: finger)
    case .cancelled: release(finger: .zero)
    case .possible, .failed: break
    }
  }

  private func begin() {
    let stroke = panGestureRecognizer.translationAtBegin
    stop()
    startDrag(anchor: stroke, axes: CanvasDirectionalLock.axes(of: stroke, isOn: rules.locksDirection))
    environment.beganDrag(of: self, pan: panGestureRecognizer)
    follow()
  }

  func startDrag(anchor: Vector, axes: [Axis], page: CanvasPage? = nil) {
    activity = .resting
    activity = .dragging(
      CanvasDrag(
        start: band.wanted(bounds.origin), anchor: anchor, axes: axes,
        page: page ?? CanvasPage(at: bounds.origin, viewport: bounds.size), stretch: stretch))
  }

  private func follow() {
    guard case .dragging(let drag) = activity else { return }
    bounds.origin = band.shown(drag.origin(translation: panGestureRecognizer.translation(in: nil)))
  }

  private func release(finger: Vector) {
    guard case .dragging(let drag) = activity else { return }
    environment.willLetGo()
    // The band of the drag says how fast the content is.
    let inertia = inertia
    activity = .resting
    guard rules.coasts else { return }
    move(Axis.allCases) { axis in
      let origin = bounds.origin[axis]
      let velocity = drag.axes.contains(axis) ? finger[axis] : 0
      guard rules.pages else { return inertia.release(at: environment.now, axis, from: origin, finger: velocity) }
      return turn(
        from: drag.page, axis, velocity: inertia.content(finger: velocity),
        shown: inertia.shown(finger: velocity, axis, at: origin))
    }
  }

  /// The motion to the page where a release leads.
  ///
  /// - Parameters:
  ///   - velocity: what the finger gave to the content, in points per second: it says which page.
  ///   - shown: the velocity that the content has: in the band it is less.
  func turn(from page: CanvasPage, _ axis: Axis, velocity: Double, shown: Double) -> MotionSequence? {
    let physics = environment.physics
    let origin = bounds.origin[axis]
    let rest = page.rest(axis, origin: origin, velocity: velocity, limits: limits, physics: physics)
    guard rest != origin || velocity != 0 else { return nil }
    return inertia.turn(at: environment.now, axis, from: origin, velocity: shown, to: rest)
  }

  // MARK: Motion

  /// Starts the motions that `motion` gives for axes; those of other axes go on.
  func move(_ axes: [Axis], target: Double? = nil, _ motion: (Axis) -> MotionSequence?) {
    for axis in axes {
      endMotion(axis)
      guard let sequence = motion(axis) else { continue }
      let animation = environment.animations.run(sequence) { [weak self] origin in
        self?.bounds.origin[axis] = origin + 0  // turns −0 into 0
      } completion: { [weak self] in
        self?.endMotion(axis)
        if target != nil, let self, !self.rules.pages { self.restOnPixel(axis) }
      }
      let motion = CanvasMotion(
        axis: axis, sequence: sequence, animation: animation, length: bounds.size[axis], target: target)
      activity = .moving(motions + [motion])
    }
  }

  /// The motions that run, at most one an axis.
  var motions: [CanvasMotion] {
    if case .moving(let motions) = activity { return motions }
    return []
  }

  func endMotion(_ axis: Axis) {
    guard case .moving(let motions) = activity else { return }
    for motion in motions where motion.axis == axis { motion.animation.cancel() }
    let others = motions.filter { $0.axis != axis }
    activity = others.isEmpty ? .resting : .moving(others)
  }

  func stop() {
    for axis in Axis.allCases { endMotion(axis) }
  }

  /// The moment that the engine has reached.
  var now: Timestamp { environment.now }
  /// The physics in use.
  var physics: PhysicsConstants { environment.physics }
  /// The size of a device pixel, in points.
  var pixel: Double { environment.pixel }
}
