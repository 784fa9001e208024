import MotionCore
import Primitives

/// Reads a frame's inspector value from an engine.
enum InspectorBuilder {
  /// Every value that the engine and its scene publish, sorted by name.
  static func values(
    of engine: InteractionEngine, environment: ScrollEnvironment, recognizers: [RecognizerSnapshot]
  ) -> [NamedValue] {
    var values: [NamedValue] = []
    engine.window.forEachScrollingView { view, _ in append(view, to: &values) }
    for snapshot in recognizers {
      values.append(NamedValue("\(snapshot.name).state", snapshot.state.rawValue))
    }
    values.append(NamedValue("drag.error", billionths(environment.strokeMeter.error)))
    values.append(NamedValue("handoff.count", Double(environment.handOffs.count)))
    values.append(NamedValue("handoff.velocityJump", billionths(environment.handOffs.largestJump)))
    values.append(NamedValue("decisions.count", Double(engine.arbiter.decisionCount)))
    values.append(NamedValue("decisions.last", engine.arbiter.decisions.last?.sentence ?? ""))
    values.append(NamedValue("pointers.count", Double(engine.arbiter.touches.count)))
    values.append(contentsOf: environment.strokeMeasures.values)
    values.append(contentsOf: engine.client?.namedValues() ?? [])
    return values.sorted { $0.name < $1.name }
  }

  /// Errors are published to a billionth: what is smaller is the rounding of the sums that measure them.
  private static func billionths(_ error: Double) -> Double { (error * 1e9).rounded() / 1e9 }

  private static func append(_ view: any ScrollingView, to values: inout [NamedValue]) {
    let name = view.name
    let offset = view.bounds.origin
    let phase = view.phase
    let velocity = phase.velocity
    let maximum = view.maximumOffset
    values.append(NamedValue("\(name).offset.x", offset.x))
    values.append(NamedValue("\(name).offset.y", offset.y))
    // Adding 0 turns −0 into 0.
    values.append(NamedValue("\(name).velocity.x", velocity.x + 0))
    values.append(NamedValue("\(name).velocity.y", velocity.y + 0))
    values.append(NamedValue("\(name).max.x", maximum.x))
    values.append(NamedValue("\(name).max.y", maximum.y))
    values.append(NamedValue("\(name).phase", phase.name))
  }

  /// The inspector frame with its values.
  static func frame(
    of engine: InteractionEngine, environment: ScrollEnvironment, tick: Int, recognizers: [RecognizerSnapshot],
    values: [NamedValue], digest: String, decidedBefore: Int, isSettled: Bool
  ) -> InspectorFrame {
    var scrollViews: [ScrollViewInspection] = []
    let visible = Rect(origin: .zero, size: engine.window.bounds.size)
    engine.window.forEachScrollingView { view, depth in
      scrollViews.append(inspection(of: view, depth: depth, visible: visible))
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

  private static func inspection(of view: any ScrollingView, depth: Int, visible: Rect) -> ScrollViewInspection {
    let phase = view.phase
    let frame = view.convert(view.bounds, to: nil)
    let pan = view.panGestureRecognizer
    return ScrollViewInspection(
      name: view.name, frame: frame, depth: depth, isVisible: frame.intersects(visible), offset: view.bounds.origin,
      velocity: phase.velocity, fingerVelocity: view.isDragging ? -pan.velocity(in: nil) : .zero,
      minimum: view.minimumOffset, maximum: view.maximumOffset, contentSize: view.contentSize, phase: phase.name,
      axes: view.scrollableAxes, frameInSuperview: view.frame)
  }
}

extension View {
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
