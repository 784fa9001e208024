import InputEvents
import Primitives

/// A frame that is to be stepped: its moment and what it gets.
public struct PlannedFrame: Sendable, Hashable {
  /// The number of the frame, from 0.
  public var tick: Int
  /// The moment that it shows.
  public var time: Timestamp
  /// The inputs since the frame before, in order.
  public var events: [InputEvent]
  /// Whether no input comes after this frame.
  public var isInputOver: Bool
  /// The digest that a recording holds for this frame, if it does.
  public var recordedDigest: String?

  /// Makes a frame.
  public init(
    tick: Int, time: Timestamp, events: [InputEvent], isInputOver: Bool, recordedDigest: String? = nil
  ) {
    self.tick = tick
    self.time = time
    self.events = events
    self.isInputOver = isInputOver
    self.recordedDigest = recordedDigest
  }
}

/// The frames of a run, one after the other: of a case, or of a recorded trace.
///
/// Whoever plays steps each planned frame, and says before the next one whether the last was settled.
public struct FramePlan: Sendable {
  /// A case that has not settled by this time of its own, in seconds, never will.
  public static let patience = 60.0

  private enum Source: Sendable {
    /// A script that ends at `limit`, or before it as soon as the run has settled and stands at `earliestEnd` or later.
    case script(events: [InputEvent], hertz: Double, limit: Double, earliestEnd: Double?)
    case recording([PlannedFrame])
  }

  private let source: Source
  private var tick = 0
  private var delivered = 0

  /// Plans regular frames: frame k stands at k/`hertz` and gets all events up to and including that time.
  ///
  /// - Parameters:
  ///   - events: sorted by time.
  ///   - lastLook: the latest moment that somebody will look at, in seconds: a run that has settled before goes on to it.
  public init(events: [InputEvent], hertz: Double, until: InteractionCase.Until, lastLook: Double = 0) {
    switch until {
    case .settled: source = .script(events: events, hertz: hertz, limit: Self.patience, earliestEnd: lastLook)
    case .seconds(let limit): source = .script(events: events, hertz: hertz, limit: limit, earliestEnd: nil)
    }
  }

  /// Plans the frames of a recording.
  public init(recording frames: [PlannedFrame]) { source = .recording(frames) }

  /// Plans the frames of a case.
  ///
  /// - Parameter hertz: frames a second, where they are not to be the case's own.
  public init(_ scripted: InteractionCase, hertz: Double? = nil) {
    self.init(
      events: InputScript.events(of: scripted.inputs), hertz: hertz ?? scripted.hertz, until: scripted.until,
      lastLook: scripted.expectations.map(\.scope.lastLook).max() ?? 0)
  }

  /// The next frame, or nil where the run is over.
  ///
  /// - Parameter isSettled: whether nothing moved in the frame before; ignored for the first.
  public mutating func next(isSettled: Bool) -> PlannedFrame? {
    switch source {
    case .recording(let frames):
      guard tick < frames.count else { return nil }
      tick += 1
      return frames[tick - 1]
    case .script(let events, let hertz, let limit, let earliestEnd):
      let time = Double(tick) / hertz
      let isLookedAt = earliestEnd.map { Double(tick - 1) / hertz + FrameSeries.timeTolerance < $0 } ?? true
      let isOver = tick > 0 && !isLookedAt && isSettled && delivered == events.count
      guard !isOver, time <= limit + FrameSeries.timeTolerance else { return nil }
      let frame = PlannedFrame(
        tick: tick, time: Timestamp(time), events: take(events, until: time),
        isInputOver: delivered == events.count)
      tick += 1
      return frame
    }
  }

  /// The events up to a moment; one that lies beyond it by the last bit only is moved back onto it.
  private mutating func take(_ events: [InputEvent], until time: Double) -> [InputEvent] {
    var taken: [InputEvent] = []
    while delivered < events.count, events[delivered].time.seconds <= time + FrameSeries.timeTolerance {
      var event = events[delivered]
      event.time = min(event.time, Timestamp(time))
      taken.append(event)
      delivered += 1
    }
    return taken
  }

  /// Steps all frames of a plan on a run.
  ///
  /// - Parameter observe: gets each frame as planned and as shown.
  public static func play(
    _ plan: FramePlan, on run: any HeadlessRun, observe: (PlannedFrame, ObservedFrame) throws -> Void
  ) rethrows {
    var plan = plan
    var isSettled = false
    while let planned = plan.next(isSettled: isSettled) {
      let frame = run.step(planned.events, at: planned.time)
      isSettled = frame.isSettled
      try observe(planned, frame)
    }
  }
}
