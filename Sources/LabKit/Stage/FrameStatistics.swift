import InputEvents
import Primitives

/// What is measured of the frames of a window: how evenly they come, what they cost, and how old their input is.
public struct FrameStatistics: Sendable, Hashable {
  /// The latest intervals between frames of one motion, in seconds, oldest first.
  public private(set) var intervals: [Double] = []
  /// How long the last frame took to step and to draw, in seconds; 0 before the first.
  public private(set) var workSeconds = 0.0
  /// From the newest input of the last frame that had any to its end on the screen, in seconds; nil before one.
  public private(set) var inputToPresent: Double?
  /// The longest such time of late, in seconds; nil before one.
  public var longestInputToPresent: Double? { latencies.max() }
  /// How many of the frames came half an interval late, or later, since the start.
  public private(set) var missed = 0
  /// How many frames were made since the start.
  public private(set) var count = 0
  /// How many inputs a second the latest stroke or series has; nil where there was none.
  public private(set) var inputRate: Double?
  /// How the end of the latest series of a trackpad becomes known; nil before the first.
  public var trackpadLift: ScrollEvent.Lift?

  private var latencies: [Double] = []
  private var inputs: [Timestamp] = []
  private var last: Timestamp?

  /// How many intervals are kept.
  public static let keptIntervals = 160
  /// How many times from input to screen are kept.
  private static let keptLatencies = 120
  /// How many inputs the rate looks back on.
  private static let keptInputs = 128
  /// A silence that ends a stroke for the input's rate, in seconds.
  private static let longestSilence = 0.1
  /// The fewest inputs that tell a rate.
  private static let fewestInputs = 4

  /// Makes statistics of nothing.
  public init() {}

  /// Notes a frame.
  ///
  /// - Parameters:
  ///   - start: when its making began.
  ///   - end: when it was handed to the display.
  ///   - due: when it should have begun.
  ///   - interval: the wanted time from frame to frame, in seconds.
  ///   - newest: when the newest input happened that the frame shows; nil where it had none.
  ///   - isLast: whether nothing moves any more: the time to the next frame is then no interval.
  public mutating func note(
    from start: Timestamp, to end: Timestamp, due: Timestamp, interval: Double, newest: Timestamp?, isLast: Bool
  ) {
    count += 1
    workSeconds = max(0, end - start)
    let isLate = start - due > interval / 2
    if isLate { missed += 1 }
    // A finger that rested needed no frame: that is no interval.
    if let last, isLate || start - last < interval * 1.5 {
      intervals.append(start - last)
      if intervals.count > Self.keptIntervals { intervals.removeFirst(intervals.count - Self.keptIntervals) }
    }
    last = isLast ? nil : start
    guard let newest else { return }
    let latency = max(0, end - newest)
    inputToPresent = latency
    latencies.append(latency)
    if latencies.count > Self.keptLatencies { latencies.removeFirst() }
  }

  /// Notes a step of a stroke or a series.
  public mutating func note(inputAt time: Timestamp) {
    if let last = inputs.last, time - last > Self.longestSilence { inputs = [] }
    inputs.append(time)
    if inputs.count > Self.keptInputs { inputs.removeFirst() }
    guard inputs.count >= Self.fewestInputs, let first = inputs.first, time > first else { return }
    inputRate = Double(inputs.count - 1) / (time - first)
  }
}
