import Primitives

/// Where a finger is at a moment, from the places that its screen reported.
///
/// Between two reports it is on the line from one to the other:
///
///     p(t) = p₁ + (p₂ − p₁) · (t − t₁) / (t₂ − t₁)
///
/// Beyond the newest it goes on as between the last two, for half their distance in time and never for more than 8 ms; so
/// a finger that stops is overshot by no more than that. When the next report is overdue by a whole distance, the
/// finger rests, and is where it was reported. Reports that are nearer than 2 ms or further than 20 ms tell nothing of
/// what comes next. The numbers are those of Android's `InputConsumer`.
struct TouchTrack: Sendable {
  /// A place that the screen reported.
  struct Report: Sendable, Hashable {
    /// When the finger was there.
    var time: Timestamp
    /// Where it was.
    var position: Point
  }

  /// The finger's number.
  let id: Int
  /// What all durations are multiplied by.
  let speed: Double
  /// The newest report that was handed on.
  private(set) var last: Report
  /// Where the finger was last said to be: a report or a place beside one.
  var given: Point
  /// The time between the last two reports, in seconds; nil where there is but one.
  private var interval: Double?
  private var velocity = Vector.zero

  /// The longest time for which a movement goes on unseen, in seconds.
  static let longestPrediction = 0.008
  /// Reports that are nearer in time tell no velocity, in seconds.
  static let shortestInterval = 0.002
  /// Reports that are further in time tell nothing of what comes next, in seconds.
  static let longestInterval = 0.02

  /// Starts where a finger came down.
  init(id: Int, at report: Report, speed: Double) {
    self.id = id
    self.speed = speed
    last = report
    given = report.position
  }

  /// Takes a report; one that is not later than the last replaces its place.
  mutating func add(_ report: Report) {
    given = report.position
    guard report.position.isFinite, report.time.seconds.isFinite else { return }
    let distance = report.time - last.time
    if distance > 0 {
      interval = distance
      let isUsable = (Self.shortestInterval * speed...Self.longestInterval * speed).contains(distance)
      velocity = isUsable ? (report.position - last.position) / distance : .zero
      last = report
    } else {
      last.position = report.position
      velocity = .zero
    }
  }

  /// For how long after the last report the finger may go on, in seconds.
  var prediction: Double { min(Self.longestPrediction * speed, (interval ?? 0) / 2) }

  /// When a finger of which nothing more is heard rests.
  var restsAt: Timestamp { last.time + 2 * min(Self.longestInterval * speed, interval ?? 0) }

  /// Where the finger is.
  ///
  /// - Parameters:
  ///   - moment: the moment, not before the last report.
  ///   - next: the report after the last, where it is there already.
  func position(at moment: Timestamp, next: Report?) -> Point {
    let elapsed = max(0, moment - last.time)
    if let next {
      let distance = next.time - last.time
      guard distance > 0, next.position.isFinite else { return last.position }
      return last.position + (next.position - last.position) * min(1, elapsed / distance)
    }
    guard moment <= restsAt else { return last.position }
    let position = last.position + velocity * min(elapsed, prediction)
    return position.isFinite ? position : last.position
  }
}
