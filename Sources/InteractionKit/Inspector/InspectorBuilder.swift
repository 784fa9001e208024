import MotionCore
import Primitives

/// Reads a frame's inspector value from an engine.
enum InspectorBuilder {
  /// Every value that the engine and its scene publish, sorted by name.
  static func values(
    of engine: InteractionEngine, environment: ScrollEnvironment, scrollViews: [ScrollViewInspection],
    recognizers: [RecognizerSnapshot], publisher: inout ValuePublisher
  ) -> [NamedValue] {
    for place in scrollViews.indices {
      publish(scrollViews[place], names: publisher.names(ofView: scrollViews[place].name, at: place), to: &publisher)
    }
    for place in recognizers.indices {
      let name = publisher.stateName(of: recognizers[place].name, at: place)
      publisher.publish(name, .text(recognizers[place].state.rawValue))
    }
    let stroke = environment.strokeMeter.reading
    publisher.publish("drag.error", .number(billionths(stroke.error)))
    publisher.publish("drag.isBeyondHardEdge", .number(stroke.isBeyondHardEdge ? 1 : 0))
    publisher.publish("handoff.count", .number(Double(environment.handOffs.count)))
    publisher.publish("handoff.velocityJump", .number(billionths(environment.handOffs.largestJump)))
    publisher.publish("decisions.count", .number(Double(engine.arbiter.decisionCount)))
    publisher.publish("decisions.last", .text(engine.arbiter.lastSentence))
    publisher.publish("pointers.count", .number(Double(engine.arbiter.touches.count)))
    publisher.publish(environment.strokeMeasures.values)
    publisher.publish(engine.client?.namedValues() ?? [])
    return publisher.finishFrame()
  }

  /// Errors are published to a billionth: what is smaller is the rounding of the sums that measure them.
  private static func billionths(_ error: Double) -> Double { (error * 1e9).rounded() / 1e9 }

  private static func publish(
    _ view: ScrollViewInspection, names: ValuePublisher.ViewNames, to publisher: inout ValuePublisher
  ) {
    publisher.publish(names.offsetX, .number(view.offset.x))
    publisher.publish(names.offsetY, .number(view.offset.y))
    // Adding 0 turns −0 into 0.
    publisher.publish(names.velocityX, .number(view.velocity.x + 0))
    publisher.publish(names.velocityY, .number(view.velocity.y + 0))
    publisher.publish(names.maximumX, .number(view.maximum.x))
    publisher.publish(names.maximumY, .number(view.maximum.y))
    publisher.publish(names.phase, .text(view.phase))
  }

  /// Every view of the window that scrolls, outermost first.
  ///
  /// - Parameters:
  ///   - now: the moment of the velocities.
  ///   - expected: how many there will be about.
  static func scrollViews(of window: View, at now: Timestamp, expected: Int) -> [ScrollViewInspection] {
    var scrollViews: [ScrollViewInspection] = []
    scrollViews.reserveCapacity(expected)
    let visible = Rect(origin: .zero, size: window.bounds.size)
    window.forEachPlacedView { view, depth, frame in
      guard let view = view.asScrollingView else { return }
      scrollViews.append(inspection(of: view, at: now, depth: depth, frame: frame, visible: visible))
    }
    return scrollViews
  }

  /// The inspector frame with its values.
  static func frame(
    of engine: InteractionEngine, environment: ScrollEnvironment, tick: Int, scrollViews: [ScrollViewInspection],
    recognizers: [RecognizerSnapshot], values: [NamedValue], digest: String, decidedBefore: Int, isSettled: Bool
  ) -> InspectorFrame {
    InspectorFrame(
      tick: tick, time: environment.now, viewport: engine.window.bounds.size,
      pointers: engine.arbiter.touches.map { touch in
        PointerInspection(
          id: touch.id, kind: touch.kind.rawValue, position: touch.location(in: nil), start: touch.beganLocation)
      },
      recognizers: recognizers, decisions: engine.arbiter.decisions,
      frameDecisions: engine.arbiter.decisions(since: decidedBefore),
      strokeDecisions: engine.arbiter.strokeLog, scrollViews: scrollViews,
      motions: environment.drivers.compactMap(\.inspection), release: environment.release,
      handOffs: environment.handOffs.latest, values: values, digest: digest, isSettled: isSettled)
  }

  private static func inspection(
    of view: any ScrollingView, at now: Timestamp, depth: Int, frame: Rect, visible: Rect
  ) -> ScrollViewInspection {
    let phase = view.phase
    let pan = view.panGestureRecognizer
    return ScrollViewInspection(
      name: view.name, frame: frame, depth: depth, isVisible: frame.intersects(visible), offset: view.bounds.origin,
      velocity: phase.velocity, fingerVelocity: view.isDragging ? -pan.velocity(at: now) : .zero,
      minimum: view.minimumOffset, maximum: view.maximumOffset, contentSize: view.contentSize, phase: phase.name,
      axes: view.scrollableAxes, frameInSuperview: view.frame)
  }
}

extension View {
  /// Visits every view of the tree with its depth and its frame in the root's coordinates, outermost first.
  ///
  /// The frames are added up on the way down: asking each view for its own costs a way up for every one.
  fileprivate func forEachPlacedView(_ visit: (View, Int, Rect) -> Void) {
    visit(self, 0, bounds)
    for subview in children { subview.visitPlaced(translation: .zero, scale: 1, depth: 1, visit) }
  }

  private func visitPlaced(
    translation: Vector, scale outer: Double, depth: Int, _ visit: (View, Int, Rect) -> Void
  ) {
    let place = storedFrame
    let shown = Rect(
      x: translation.x + place.minX * outer, y: translation.y + place.minY * outer, width: place.width * outer,
      height: place.height * outer)
    visit(self, depth, shown)
    guard !children.isEmpty else { return }
    let factor = outer * storedScale
    let origin = storedBounds.origin
    let inner = Vector(x: shown.minX - origin.x * factor, y: shown.minY - origin.y * factor)
    for subview in children { subview.visitPlaced(translation: inner, scale: factor, depth: depth + 1, visit) }
  }

  /// Visits every scroll view in the tree with its depth, outermost first.
  func forEachScrollView(depth: Int = 0, _ visit: (ScrollView, Int) -> Void) {
    if let scrollView = self as? ScrollView { visit(scrollView, depth) }
    for subview in children { subview.forEachScrollView(depth: depth + 1, visit) }
  }
}

extension ScrollDriver {
  /// The running motion as a value; nil where nothing moves.
  var inspection: MotionInspection? {
    guard case .moving(let motion) = activity else { return nil }
    let end = motion.sequence.destination
    return MotionInspection(
      members: members.map(\.name), axis: axis, motion: motion.sequence, range: chain.range,
      crossings: motion.crossings.map { crossing in
        MotionInspection.Crossing(
          time: crossing.time, position: crossing.position, from: members[crossing.from].name,
          to: members[crossing.to].name)
      },
      destinations: chain.state(at: end, isForward: true).offsets)
  }
}
