import InputEvents
import InteractionKit
import MotionCore
import Primitives

/// An engine with events that are queued and played frame by frame, for tests of scrolling.
public final class ScrollRig {
  /// The engine.
  public let engine: InteractionEngine
  /// The latest frame.
  public private(set) var frame: FrameOutput
  private var queue: [InputEvent] = []

  /// Makes a rig with an empty window.
  public init(viewport: Size, physics: PhysicsConstants = PhysicsConstants()) {
    engine = InteractionEngine(viewport: viewport, physics: physics)
    frame = engine.step([], at: .zero)
  }

  /// Queues what a pointer does.
  public func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double, id: Int = 0) {
    let event = PointerEvent(id: id, kind: .touch, phase: phase, position: Point(x: x, y: y))
    queue.append(InputEvent(time: Timestamp(time), kind: .pointer(event)))
  }

  /// Queues a stroke along a straight line with `moves` equal steps.
  ///
  /// - Parameters:
  ///   - hold: how long the finger rests before it lifts, in seconds.
  ///   - lifts: whether it lifts at the end.
  public func drag(
    from start: Point, to end: Point, at time: Double, over seconds: Double, moves: Int, hold: Double = 0,
    lifts: Bool = true
  ) {
    pointer(.down, start.x, start.y, at: time)
    for step in 1...moves {
      let fraction = Double(step) / Double(moves)
      let place = start + (end - start) * fraction
      pointer(.move, place.x, place.y, at: time + seconds * fraction)
    }
    if lifts { pointer(.up, end.x, end.y, at: time + seconds + hold) }
  }

  /// Steps frames up to a moment.
  ///
  /// - Parameter observe: called after each frame with its moment.
  public func play(until end: Double, hertz: Double = 120, _ observe: (Double) -> Void = { _ in }) {
    let first = Int((frame.inspector.time.seconds * hertz).rounded(.down)) + 1
    let last = Int((end * hertz + 1e-9).rounded(.down))
    guard first <= last else { return }
    for tick in first...last {
      step(to: Double(tick) / hertz)
      observe(Double(tick) / hertz)
    }
  }

  /// Steps one frame.
  public func step(to time: Double) {
    let due = queue.filter { $0.time.seconds <= time + 1e-9 }
    queue.removeFirst(due.count)
    frame = engine.step(due, at: Timestamp(time))
  }

  /// Plays until nothing moves any more.
  ///
  /// - Returns: whether it came to rest within a minute.
  @discardableResult
  public func playToRest(hertz: Double = 120) -> Bool {
    let limit = frame.inspector.time.seconds + 60
    var time = frame.inspector.time.seconds
    while time < limit {
      time += 1 / hertz
      step(to: time)
      if queue.isEmpty, frame.inspector.isSettled { return true }
    }
    return false
  }
}
