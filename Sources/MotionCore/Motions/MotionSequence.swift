import Primitives

/// Motions one after the other, split where one law hands over to the next.
///
/// Each segment is asked at absolute times; a frame evaluates the one segment that holds its time. At and after the end
/// the sequence is exactly at its destination, which may be the last law's rest rounded to a device pixel: that law has
/// ended with half a pixel to go, so the last step never goes back.
public struct MotionSequence: Motion {
  /// What a segment is for, in the words of a scroll view.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// The content slows down within its range.
    case decelerating
    /// The content is out of its range, on its way back.
    case bouncing
    /// The content goes to a place that was asked for.
    case animating
  }

  /// A motion and the time until which it counts.
  public struct Segment: Sendable {
    /// The law of the segment.
    public let motion: any Motion
    /// The moment at which the next segment takes over, or at which the sequence ends.
    public let until: Timestamp
    /// What the segment is for.
    public let phase: Phase
    /// The values that the segment may take: what rounding adds beyond them is cut off.
    public let bounds: ClosedRange<Double>?

    /// Makes a segment; `bounds` cut off what rounding adds, not the law.
    public init(motion: any Motion, until: Timestamp, phase: Phase, bounds: ClosedRange<Double>? = nil) {
      self.motion = motion
      self.until = until
      self.phase = phase
      self.bounds = bounds
    }

    func value(at time: Timestamp) -> Double {
      let value = motion.value(at: time)
      guard let bounds else { return value }
      return min(max(value, bounds.lowerBound), bounds.upperBound)
    }
  }

  /// The moment at which the motion starts.
  public let start: Timestamp
  /// The segments in the order of time, each from the end of the one before; empty where nothing moves.
  public let segments: [Segment]
  /// The position at rest, in points.
  public let destination: Double
  /// The seconds from the start until the motion is at rest.
  public let duration: Double
  private let initialValue: Double

  /// Makes a sequence of segments in the order of time that rests at `destination`.
  public init(start: Timestamp, value: Double, segments: [Segment], destination: Double) {
    self.start = start
    self.segments = segments
    self.destination = destination
    duration = max(0, (segments.last?.until ?? start) - start)
    initialValue = value
  }

  /// Makes a sequence of one motion that counts until its own end.
  public init(_ motion: any Motion, phase: Phase) {
    self.init(
      start: motion.start, value: motion.value(at: motion.start),
      segments: [Segment(motion: motion, until: motion.end, phase: phase)], destination: motion.destination)
  }

  /// The same motion, stopped where it would leave a range.
  public func kept(within range: ClosedRange<Double>) -> MotionSequence {
    MotionSequence(
      start: start, value: value(at: start),
      segments: segments.map { Segment(motion: $0.motion, until: $0.until, phase: $0.phase, bounds: range) },
      destination: destination)
  }

  /// The moment from which on the sequence is at rest.
  public var end: Timestamp { segments.last?.until ?? start }

  private func index(at time: Timestamp) -> Int {
    segments.firstIndex { time < $0.until } ?? segments.count - 1
  }

  /// The position at `time`, in points; exactly `destination` at and after the end.
  public func value(at time: Timestamp) -> Double {
    if time >= end { return destination }
    if time <= start { return initialValue }
    return segments[index(at: time)].value(at: time)
  }

  /// The derivative of the position at `time`, in points per second; 0 at and after the end.
  public func velocity(at time: Timestamp) -> Double {
    if time >= end || segments.isEmpty { return 0 }
    return segments[index(at: time)].motion.velocity(at: time)
  }

  /// What the sequence does at `time`; the phase of its last segment at and after the end.
  public func phase(at time: Timestamp) -> Phase {
    segments.isEmpty ? .decelerating : segments[index(at: time)].phase
  }

  /// The first moment strictly after `time` at which the motion is at `value`, or nil.
  public func firstCrossing(of value: Double, after time: Timestamp) -> Timestamp? {
    guard time < end else { return nil }
    var from = time
    for (place, segment) in segments.enumerated() where segment.until > time {
      let isLast = place == segments.count - 1
      if let found = segment.motion.firstCrossing(of: value, after: from), found <= segment.until {
        if !isLast || found < segment.until { return found }
      }
      if isLast { return passesOnLastStep(value, of: segment) ? end : nil }
      from = max(from, segment.until)
      // The start of the next segment belongs to it: a crossing there counts although it is not after its own start.
      if self.value(at: from) == value { return from }
    }
    return nil
  }

  /// Whether `value` lies between the end of the last law and the destination.
  private func passesOnLastStep(_ value: Double, of segment: Segment) -> Bool {
    let last = segment.value(at: Timestamp(end.seconds.nextDown))
    return value == destination || (value > min(last, destination) && value < max(last, destination))
  }
}
