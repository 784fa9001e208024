import MotionCore
import Primitives

/// Reads a frame's inspector value from an engine.
enum InspectorBuilder {
  /// Every value that the engine and its scene publish, sorted by name.
  static func values(
    of engine: InteractionEngine, environment: ScrollEnvironment, scrollViews: [ScrollViewInspection],
    recognizers: [RecognizerSnapshot], stroke: StrokeMeter.Reading, publisher: inout ValuePublisher
  ) -> [NamedValue] {
    for place in scrollViews.indices { publisher.publish(scrollViews[place], at: place) }
    for place in recognizers.indices {
      let name = publisher.stateName(of: recognizers[place].name, at: place)
      publisher.publish(name, .text(recognizers[place].state.rawValue))
    }
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

  /// The inspector frame with its values.
  static func frame(
    of engine: InteractionEngine, environment: ScrollEnvironment, tick: Int, scrollViews: [ScrollViewInspection],
    recognizers: [RecognizerSnapshot], values: [NamedValue], digest: FrameDigest, decidedBefore: Int, isSettled: Bool
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
      handOffs: environment.handOffs.latest, values: values, fingerprint: digest, isSettled: isSettled)
  }
}

extension View {
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
