import InputEvents
import Primitives

extension Trace {
  /// Frames a second for a trace that holds no ticks.
  public static let defaultHertz = 120.0

  /// The frames as they were recorded.
  ///
  /// Inputs after the last tick line, which a crash leaves behind, get one more frame at the last of their times. A
  /// trace without any tick line is played at regular frames until it has settled.
  public var framePlan: FramePlan {
    let last = lines.lastIndex { if case .tick = $0 { true } else { false } }
    guard last != nil else { return framePlan(hertz: Self.defaultHertz) }
    var frames: [PlannedFrame] = []
    var pending: [InputEvent] = []
    for line in lines {
      switch line {
      case .input(let event): pending.append(event)
      case .tick(let tick, let time, let digest):
        frames.append(
          PlannedFrame(tick: tick, time: time, events: pending, isInputOver: false, recordedDigest: digest))
        pending = []
      }
    }
    if let end = pending.map(\.time).max(), let before = frames.last {
      frames.append(
        PlannedFrame(tick: before.tick + 1, time: max(end, before.time), events: pending, isInputOver: true))
    }
    // After the last frame that got anything, input is over.
    let lastInput = frames.lastIndex { !$0.events.isEmpty } ?? 0
    for index in frames.indices where index >= lastInput { frames[index].isInputOver = true }
    return FramePlan(recording: frames)
  }

  /// Regular frames with the recorded inputs, until the run has settled.
  public func framePlan(hertz: Double) -> FramePlan {
    let events = lines.compactMap { if case .input(let event) = $0 { event } else { nil } }
    let sorted = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    return FramePlan(events: sorted.map(\.element), hertz: hertz, until: .settled)
  }
}

/// Compares a replay with the digests of its recording.
public struct DigestComparison: Sendable {
  /// The first tick at which the digests differ, if any does.
  public private(set) var firstDifference: Int?
  /// The number of digests compared.
  public private(set) var comparisons = 0

  /// Starts a comparison.
  public init() {}

  /// Takes in a frame; says whether it is the first that differs.
  @discardableResult
  public mutating func compare(_ planned: PlannedFrame, _ digest: String) -> Bool {
    guard let recorded = planned.recordedDigest else { return false }
    comparisons += 1
    guard recorded != digest, firstDifference == nil else { return false }
    firstDifference = planned.tick
    return true
  }
}
