import InteractionKit
import Primitives

/// The way of a run's content over time, of its latest stroke or of all of them one after the other.
public struct StrokeCurve: Sendable, Hashable {
  /// A moment of the curve.
  public struct Sample: Sendable, Hashable {
    /// The run's time, in seconds.
    public var time: Double
    /// The way of the content, in points, positive towards the end.
    public var content: Double
    /// The way of the finger, in points; nil while none is down.
    public var finger: Double?
  }

  /// The samples, in the order of time; where nothing moves, the last one moves on.
  public private(set) var samples: [Sample] = []
  private let keepsAllStrokes: Bool
  private var stroke = 0.0
  private var base = 0.0
  /// Whether the stroke's fingers have left: one that comes is the next stroke's, though that does not count yet.
  private var isLifted = false

  /// When more samples than this are there, every second one goes.
  private static let capacity = 4096

  /// Makes an empty curve.
  public init(keepsAllStrokes: Bool = false) { self.keepsAllStrokes = keepsAllStrokes }

  /// Takes in a frame.
  public mutating func append(_ values: [NamedValue], at time: Timestamp) {
    func number(_ name: String) -> Double { values.sortedValue(name)?.number ?? 0 }
    let count = number("stroke.count")
    if count != stroke {
      if keepsAllStrokes { base = samples.last?.content ?? 0 } else { samples = [] }
      stroke = count
      isLifted = false
    }
    guard stroke > 0 || keepsAllStrokes else { return }
    if number("pointers.count") == 0 { isLifted = true }
    let sample = Sample(
      time: time.seconds, content: base + number("stroke.travel"),
      finger: !isLifted && stroke > 0 ? base + number("stroke.fingerTravel") : nil)
    if samples.suffix(2).count == 2, samples.suffix(2).allSatisfy({ $0.isLevel(with: sample) }) {
      samples[samples.count - 1].time = sample.time
      return
    }
    samples.append(sample)
    if samples.count > Self.capacity { thin() }
  }

  private mutating func thin() {
    samples = samples.indices.filter { $0 % 2 == 0 || $0 == samples.count - 1 }.map { samples[$0] }
  }

  /// The way of the content at the end.
  public var end: Double { samples.last?.content ?? 0 }
}

extension StrokeCurve.Sample {
  fileprivate func isLevel(with other: Self) -> Bool { content == other.content && finger == other.finger }
}
