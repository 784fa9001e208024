@testable import InteractionKit
import MotionCore
import Primitives

/// Frames for overlays, made without an engine: an overlay that shows what stands in them reads nothing else.
enum SampleFrames {
  /// Nothing at all.
  static var empty: InspectorFrame { frame() }

  /// Three recognisers in the middle of a stroke, of which two wait for one another's failure.
  static var waiting: InspectorFrame {
    var frame = frame()
    frame.time = 0.24
    frame.pointers = [
      PointerInspection(id: 0, kind: "touch", position: Point(x: 180, y: 400), start: Point(x: 140, y: 402))
    ]
    frame.scrollViews = [
      scrollView("pager", depth: 1, offset: Point(x: 390, y: 0), phase: "tracking", axes: [.horizontal])
    ]
    frame.recognizers = [
      RecognizerSnapshot(name: "pop.pan", view: "navigation", depth: 0, state: .possible, isTracking: true),
      RecognizerSnapshot(
        name: "pager.pan", view: "pager", depth: 1, state: .possible, isTracking: true,
        waitsFor: ["pop.pan", "lock.pan"], isWaiting: true),
      RecognizerSnapshot(
        name: "lock.pan", view: "pager", depth: 1, state: .possible, isTracking: true, waitsFor: ["pop.pan"],
        isWaiting: true),
      RecognizerSnapshot(name: "list1.pan", view: "list1", depth: 2, state: .failed),
      RecognizerSnapshot(name: "idle.tap", view: "button", depth: 2, state: .possible),
    ]
    frame.strokeDecisions = [
      Decision(time: 0.1, recognizer: "list1.pan", outcome: .failed, reason: .stroke(.horizontal)),
      Decision(time: 0.1, recognizer: "pager.pan", outcome: .waits, reason: .waits(for: "pop.pan")),
      Decision(time: 0.1, recognizer: "lock.pan", outcome: .waits, reason: .waits(for: "pop.pan")),
      Decision(time: 0.18, recognizer: "pager.pan", outcome: .waits, reason: .waits(for: "lock.pan")),
    ]
    frame.decisions = frame.strokeDecisions
    return frame
  }

  /// A fling over two views after a release.
  static var fling: InspectorFrame {
    var frame = frame()
    frame.time = 0.5
    frame.scrollViews = [
      scrollView("main", depth: 0, offset: Point(x: 0, y: 211.25), phase: "decelerating", axes: [.vertical]),
      scrollView("list0", depth: 2, offset: .zero, phase: "idle", axes: [.vertical]),
    ]
    frame.scrollViews[0].velocity = Vector(x: 0, y: 873.6)
    let law = DecayMotion(start: 0.2, value: 0, velocity: 1400, rate: 0.998)
    frame.motions = [
      MotionInspection(
        members: ["main", "list0"], axis: .vertical, motion: MotionSequence(law, phase: .decelerating),
        range: -86...3734,
        crossings: [.init(time: 0.55, position: 126, from: "main", to: "list0")], destinations: [212, 613])
    ]
    var tracker = VelocityTracker(estimator: .lsq2)
    for sample in 0...8 {
      let time = Double(sample) / 100
      tracker.add(Point(x: 195, y: 700 - 1400 * time - 2000 * time * time), at: Timestamp(0.12 + time))
    }
    frame.release = ReleaseInspection(
      time: 0.2, recognizer: "list0.pan", axis: .vertical, tracker: tracker, velocity: Vector(x: 0, y: -1720))
    return frame
  }

  private static func frame() -> InspectorFrame {
    InspectorFrame(
      tick: 7, time: .zero, viewport: Size(width: 390, height: 844), pointers: [], recognizers: [], decisions: [],
      frameDecisions: [], strokeDecisions: [], scrollViews: [], motions: [], release: nil, handOffs: [], values: [],
      fingerprint: FrameDigest(),
      isSettled: true)
  }

  private static func scrollView(
    _ name: String, depth: Int, offset: Point, phase: String, axes: [Axis]
  ) -> ScrollViewInspection {
    ScrollViewInspection(
      name: name, frame: Rect(x: 0, y: 88, width: 390, height: 756), depth: depth, isVisible: true, offset: offset,
      velocity: .zero, fingerVelocity: .zero, minimum: .zero, maximum: Point(x: 780, y: 212),
      contentSize: Size(width: 1170, height: 968), phase: phase, axes: axes)
  }
}
