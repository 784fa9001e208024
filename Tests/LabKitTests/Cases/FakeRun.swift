import InputEvents
import InteractionKit
import LabKit
import Primitives

/// A run whose published values are a function of time and of the events that came: for tests of what plays runs.
final class FakeRun: HeadlessRun {
  /// What the run publishes at a moment, sorted by name.
  typealias Values = (Double, [InputEvent]) -> [NamedValue]

  /// The steps so far.
  private(set) var steps: [(events: [InputEvent], time: Timestamp)] = []
  private let values: Values
  private let settlesAt: Double
  private var all: [InputEvent] = []
  private var digest: UInt64 = 0

  /// Makes a run that is settled from a moment on.
  init(settlesAt: Double = 0, values: @escaping Values = { time, _ in [NamedValue("y", time)] }) {
    self.settlesAt = settlesAt
    self.values = values
  }

  func step(_ events: [InputEvent], at time: Timestamp) -> ObservedFrame {
    steps.append((events, time))
    all += events
    let values = values(time.seconds, all)
    for value in values { digest = digest &* 31 &+ (value.value.number ?? 0).bitPattern }
    return ObservedFrame(
      values: values, digest: "\(digest)", isSettled: time.seconds >= settlesAt - FrameSeries.timeTolerance)
  }
}
