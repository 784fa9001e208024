import Drawing
import InputEvents
import MotionCore
import Primitives

/// Runs a view tree: events in, a frame out.
///
/// One engine is single-threaded and knows no clock: the same events and moments give the same frames, to the last bit
/// on one machine. Many engines may run side by side.
public final class InteractionEngine {
  /// The root of the view tree.
  public let window: Window
  /// Decides which recognisers have which touches.
  public let arbiter: GestureArbiter
  /// The scene.
  public weak var client: (any EngineClient)?

  /// The part of the window's coordinates, in points, for which frames carry the content that clipping cuts off; nil for
  /// none, which costs nothing.
  public var hiddenContentArea: Rect?

  /// Whether frames carry what the viewport shows; runs that nobody looks at save the drawing, and nothing else changes.
  public var drawsContent = true

  private var tick = -1
  /// How many commands the latest frame was drawn with.
  private var commandCount = 0
  private var digest = FrameDigest()
  private var publisher = ValuePublisher()
  private var scrollViewReader = ScrollViewReader()
  private let wheel = WheelScroller()
  private let trackpad: TrackpadSeries
  /// The views whose motion a touch that is down has stopped.
  private var holders: [any MotionHolder] = []

  /// Makes an engine with an empty window.
  ///
  /// - Parameters:
  ///   - viewport: the size of the window, in points.
  ///   - physics: the constants of the preset.
  ///   - pixelsPerPoint: device pixels a point, above 0: motions end at device pixels.
  public init(viewport: Size, physics: PhysicsConstants, pixelsPerPoint: Double = 1) {
    precondition(pixelsPerPoint > 0, "a point has a positive number of pixels")
    let environment = ScrollEnvironment(physics: physics, pixel: 1 / pixelsPerPoint)
    window = Window(size: viewport, environment: environment)
    arbiter = GestureArbiter(root: window)
    trackpad = TrackpadSeries()
    arbiter.settings = GestureSettings(physics: physics)
    arbiter.willDeliverDown = { [weak self] _, views in self?.touchDown(on: views) ?? false }
    arbiter.didEndSequence = { [weak self] _ in self?.sequenceEnded() }
    environment.dragBegan = { [weak self] view, pan in self?.dragBegan(view, pan) }
  }

  private var environment: ScrollEnvironment { window.environment }

  /// Takes in events and makes the frame of a moment.
  ///
  /// - Parameters:
  ///   - events: what happened since the last step, in the order of time. An event that is stamped later than `now`
  ///     counts as happening now. One that is stamped before the last step is handled then, but velocities are measured
  ///     between the stamps: a burst that was held up on its way is neither a jump nor a rest.
  ///   - now: the moment of the frame; a moment before the last one counts as the last one.
  public func step(_ events: [InputEvent], at now: Timestamp) -> FrameOutput {
    let moment = now.seconds.isFinite ? max(now, environment.now) : environment.now
    tick += 1
    arbiter.beginFrame()
    let decidedBefore = arbiter.decisionCount
    for event in events {
      let time = event.time.seconds.isFinite ? event.time : environment.now
      advance(to: min(max(time, environment.now), moment))
      handle(event.kind, stamp: min(time, environment.now))
    }
    advance(to: moment)
    settleLayout()
    return output(at: moment, decidedBefore: decidedBefore)
  }

  /// Takes new constants: the preset or a tunable changed.
  public func setPhysics(_ physics: PhysicsConstants) {
    environment.physics = physics
    arbiter.settings = GestureSettings(physics: physics)
  }

  /// The constants in use.
  public var physics: PhysicsConstants { environment.physics }

  /// Moves on to a moment, stopping at every deadline on the way.
  private func advance(to moment: Timestamp) {
    meetDeadlines(upTo: moment)
    environment.advance(to: moment)
    arbiter.advance(to: moment)
    // What has been asked for just now, for now.
    meetDeadlines(upTo: moment)
  }

  private func meetDeadlines(upTo moment: Timestamp) {
    while let deadline = nextDeadline, deadline <= moment {
      environment.advance(to: max(deadline, environment.now))
      environment.strokeMeter.leavingOut {
        environment.timers.fire(upTo: environment.now)
        settleLayout()
      }
      arbiter.advance(to: environment.now)
      settleLayout()
    }
  }

  private var nextDeadline: Timestamp? {
    guard let timer = environment.timers.nextDeadline else { return arbiter.nextDeadline }
    return min(timer, arbiter.nextDeadline ?? timer)
  }

  private func settleLayout() {
    window.layoutIfNeeded()
    environment.geometryDidChange(in: window)
  }

  private func handle(_ kind: InputEvent.Kind, stamp: Timestamp) {
    if kind.beginsSomething { environment.strokeMeasures.interrupt() }
    switch kind {
    case .pointer(let event):
      guard event.position.isFinite else { return }
      noteMovement(event)
      arbiter.pointer(event, at: environment.now, stamp: stamp)
      // With the last touch that takes part the stroke is over, whatever other touches are down.
      if environment.strokeMeter.isOver(without: arbiter.touches) { environment.endStroke() }
    case .scroll(let event): trackpad.handle(event, stamp: stamp, arbiter: arbiter, environment: environment)
    case .wheel(let event): wheel.handle(event, window: window, environment: environment)
    case .resize(let size): changeLayout { resize(to: size) }
    case .set(let changes): changeLayout { client?.tune(changes) }
    case .perform(let command, let argument): client?.perform(command, with: argument)
    case .blur:
      environment.strokeMeter.end()
      environment.strokeMeasures.cancel()
      arbiter.cancelAll(reason: "focus lost", at: environment.now)
    case .key: break
    }
    settleLayout()
  }

  private func changeLayout(_ change: () -> Void) {
    environment.strokeMeter.leavingOut {
      change()
      settleLayout()
    }
  }

  private func resize(to size: Size) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return }
    window.frame = Rect(origin: .zero, size: size)
    client?.viewportDidChange(to: size)
    window.setNeedsLayout()
  }

  /// Tells the stroke meter of a finger's movement.
  private func noteMovement(_ event: PointerEvent) {
    guard event.phase == .move || event.phase == .up,
      let touch = arbiter.touches.first(where: { $0.id == event.id })
    else { return }
    environment.strokeMeter.move(touch, by: event.position - touch.location(in: nil), among: arbiter.touches)
  }

  private func touchDown(on views: [View]) -> Bool {
    let scrollViews = views.compactMap { $0 as? ScrollView }
    for view in scrollViews { view.isTracking = true }
    var isStopped = environment.hold(scrollViews + scrollViews.flatMap { $0.group?.members() ?? [] })
    for view in views {
      guard let holder = view as? any MotionHolder, holder.holdMotion() else { continue }
      holders.append(holder)
      isStopped = true
    }
    return isStopped
  }

  private func sequenceEnded() {
    environment.endStroke()
    window.forEachScrollView { view, _ in view.isTracking = false }
    environment.releaseHeld()
    for holder in holders { holder.releaseMotion() }
    holders = []
  }

  private func dragBegan(_ view: any ScrollingView, _ pan: PanGestureRecognizer) {
    let translation = pan.translationAtBegin
    let axes = view.scrollableAxes
    let axis = axes.count == 1 ? axes[0] : translation.dominantAxis
    let touch = pan.touches.first
    let touched = (touch?.view ?? view).chain.compactMap { $0 as? ScrollView }
      .filter { $0.isScrollable(axis) }
    // A view that moves itself in its own way is in nobody's chain.
    let views: [any ScrollingView] =
      view is ScrollView ? client?.meteredViews(axis, touched: touched) ?? touched : [view]
    environment.beginStroke(on: MeteredSurface(views, axis), touch: touch, travel: pan.stroke - translation)
  }

  private func output(at moment: Timestamp, decidedBefore: Int) -> FrameOutput {
    let hidden = hiddenContentArea.map { area in
      var canvas = Canvas()
      window.renderHiddenContent(into: &canvas, area: area)
      return canvas.displayList
    }
    var canvas = Canvas(expectedCommandCount: commandCount)
    if drawsContent { window.render(into: &canvas, visible: window.frame) }
    commandCount = canvas.displayList.commands.count
    let scrollViews = scrollViewReader.read(window, at: arbiter.now)
    let recognizers = arbiter.snapshots
    let stroke = environment.strokeMeter.reading
    environment.strokeMeasures.frame(environment.strokeMeter, stroke, environment.handOffs, at: moment)
    let values = InspectorBuilder.values(
      of: self, environment: environment, scrollViews: scrollViews, recognizers: recognizers, stroke: stroke,
      publisher: &publisher)
    digest.combine(values, names: publisher.namesDigest)
    let isQuiet = arbiter.touches.isEmpty && !environment.isMoving && client?.isBusy != true
    let deadline = nextDeadline
    let inspector = InspectorBuilder.frame(
      of: self, environment: environment, tick: tick, scrollViews: scrollViews, recognizers: recognizers,
      values: values, digest: digest, decidedBefore: decidedBefore, isSettled: isQuiet && deadline == nil)
    return FrameOutput(
      displayList: canvas.displayList, inspector: inspector,
      needsAnotherFrame: environment.isMoving || client?.isBusy == true, nextDeadline: deadline,
      hiddenContent: hidden)
  }
}
