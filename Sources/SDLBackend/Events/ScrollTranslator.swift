import InputEvents
import Primitives

/// Makes series of what two fingers do on a trackpad.
///
/// A series begins with its first movement and ends with the lift where the device reports one; without, its end is left
/// to be concluded from the silence after it.
struct ScrollTranslator: Sendable {
  /// A movement after a longer silence begins a series of its own, where no end is reported; in seconds.
  private static let longestSilence = 0.15
  /// How long a reported series may be silent while the pointer moves, in seconds: one finger moves the pointer.
  private static let pointerPause = 0.1

  /// The series that runs: how its end becomes known, and when it last moved.
  private var running: (lift: ScrollEvent.Lift, last: Timestamp, position: Point)?

  /// Makes a translator without a series.
  init() {}

  /// Two fingers moved the content by `delta` points.
  mutating func move(_ delta: Vector, at position: Point, lift: ScrollEvent.Lift, time: Timestamp) -> [ScrollEvent] {
    guard delta.isFinite, position.isFinite, delta != .zero || running != nil else { return [] }
    var isNew = true
    if let running { isNew = running.lift == .inferred && time - running.last > Self.longestSilence }
    running = (lift, time, position)
    return [ScrollEvent(phase: isNew ? .began : .changed, delta: delta, position: position, lift: lift)]
  }

  /// The fingers were lifted, or the series was taken away.
  mutating func finish(_ phase: ScrollEvent.Phase, at position: Point? = nil) -> [ScrollEvent] {
    guard let series = running else { return [] }
    running = nil
    let place = position.flatMap { $0.isFinite ? $0 : nil } ?? series.position
    return [ScrollEvent(phase: phase, delta: .zero, position: place, lift: series.lift)]
  }

  /// The pointer moved or its button went down: a series whose lift was lost is over.
  mutating func pointerMoved(to position: Point, at time: Timestamp) -> [ScrollEvent] {
    guard let running, running.lift == .native, position.isFinite, position != running.position,
      time - running.last > Self.pointerPause
    else { return [] }
    return finish(.ended)
  }
}
