import Primitives

/// A line of a trace after the first: an input, or a frame that was stepped.
///
/// A tick line stands after the inputs that its frame got, so the lines in their order are the whole run.
public enum TraceLine: Sendable, Hashable {
  /// An input with its moment.
  case input(InputEvent)
  /// Frame `tick` was stepped at `time`; each sixtieth carries the run's digest up to it.
  case tick(Int, time: Timestamp, digest: String?)

  /// The number of ticks from one digest to the next.
  public static let digestInterval = 60

  /// The moment of the line.
  public var time: Timestamp {
    switch self {
    case .input(let event): event.time
    case .tick(_, let time, _): time
    }
  }
}
