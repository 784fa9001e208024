import MotionCore
import Primitives

/// Reads a frame's inspector value from an engine.
enum InspectorBuilder {
  /// Every value that the engine and its scene publish, sorted by name.
  static func values(
    of engine: InteractionEngine, environment: ScrollEnvironment, recognizers: [RecognizerSnapshot],
    publisher: ValuePublisher
  ) -> [NamedValue] {
    var values: [NamedValue] = []
    var place = 0
    engine.window.forEachScrollingView { view, _ in
      append(view, names: publisher.names(ofView: view.name, at: place), to: &values)
      place += 1
    }
    for (place, snapshot) in recognizers.enumerated() {
      values.append(NamedValue(publisher.stateName(of: snapshot.name, at: place), snapshot.state.rawValue))
    }
    values.append(NamedValue("drag.error", billionths(environment.strokeMeter.error)))
    values.append(NamedValue("drag.isBeyondHardEdge", environment.strokeMeter.isBeyondHardEdge ? 1 : 0))
    values.append(NamedValue("handoff.count", Double(environment.handOffs.count)))
    values.append(NamedValue("handoff.velocityJump", billionths(environment.handOffs.largestJump)))
    values.append(NamedValue("decisions.count", Double(engine.arbiter.decisionCount)))
    values.append(NamedValue("decisions.last", engine.arbiter.lastSentence))
    values.append(NamedValue("pointers.count", Double(engine.arbiter.touches.count)))
    values.append(contentsOf: environment.strokeMeasures.values)
    values.append(contentsOf: engine.client?.namedValues() ?? [])
    return publisher.sorted(values)
  }

  /// Errors are published to a billionth: what is smaller is the rounding of the sums that measure them.
  private static func billionths(_ error: Double) -> Double { (error * 1e9).rounded() / 1e9 }

  private static func append(
    _ view: any ScrollingView, names: ValuePublisher.ViewNames, to values: inout [NamedValue]
  ) {
    let offset = view.bounds.origin
    let phase = view.phase
    let velocity = phase.velocity
    let maximum = view.maximumOffset
    values.append(NamedValue(names.offsetX, offset.x))
    values.append(NamedValue(names.offsetY, offset.y))
    // Adding 0 turns −0 into 0.
    values.append(NamedValue(names.velocityX, velocity.x + 0))
    values.append(NamedValue(names.velocityY, velocity.y + 0))
    values.append(NamedValue(names.maximumX, maximum.x))
    values.append(NamedValue(names.maximumY, maximum.y))
    values.append(NamedValue(names.phase, phase.name))
  }

  /// The inspector frame with its values.
  static func frame(
    of engine: InteractionEngine, environment: ScrollEnvironment, tick: Int, recognizers: [RecognizerSnapshot],
    values: [NamedValue], digest: String, decidedBefore: Int, isSettled: Bool
  ) -> InspectorFrame {
    var scrollViews: [ScrollViewInspection] = []
    let visible = Rect(origin: .zero, size: engine.window.bounds.size)
    engine.window.forEachPlacedView { view, depth, frame in
      guard let view = view.asScrollingView else { return }
      scrollViews.append(inspection(of: view, depth: depth, frame: frame, visible: visible))
    }
    return InspectorFrame(
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
    of view: any ScrollingView, depth: Int, frame: Rect, visible: Rect
  ) -> ScrollViewInspection {
    let phase = view.phase
    let pan = view.panGestureRecognizer
    return ScrollViewInspection(
      name: view.name, frame: frame, depth: depth, isVisible: frame.intersects(visible), offset: view.bounds.origin,
      velocity: phase.velocity, fingerVelocity: view.isDragging ? -pan.velocity(in: nil) : .zero,
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
    for subview in subviews { subview.visitPlaced(translation: .zero, scale: 1, depth: 1, visit) }
  }

  private func visitPlaced(
    translation: Vector, scale outer: Double, depth: Int, _ visit: (View, Int, Rect) -> Void
  ) {
    let place = frame
    let shown = Rect(
      x: translation.x + place.minX * outer, y: translation.y + place.minY * outer, width: place.width * outer,
      height: place.height * outer)
    visit(self, depth, shown)
    guard !subviews.isEmpty else { return }
    let factor = outer * scale
    let inner = Vector(x: shown.minX - bounds.minX * factor, y: shown.minY - bounds.minY * factor)
    for subview in subviews { subview.visitPlaced(translation: inner, scale: factor, depth: depth + 1, visit) }
  }

  /// Visits every scroll view in the tree with its depth, outermost first.
  func forEachScrollView(depth: Int = 0, _ visit: (ScrollView, Int) -> Void) {
    if let scrollView = self as? ScrollView { visit(scrollView, depth) }
    for subview in subviews { subview.forEachScrollView(depth: depth + 1, visit) }
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
