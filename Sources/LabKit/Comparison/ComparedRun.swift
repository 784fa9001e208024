import InputEvents
import InteractionKit
import MotionCore
import Primitives

/// One of the runs that stand side by side, with its latest frame and its curve.
public final class ComparedRun {
  /// What it runs.
  public internal(set) var choice: ComparedChoice
  /// The latest frame; nil before the first.
  public private(set) var output: FrameOutput?
  /// The way of its content in the latest stroke.
  public private(set) var curve = StrokeCurve()
  /// The part around the viewport for which overlays want the content that clipping cuts off; nil where none does.
  public var hiddenContentArea: Rect? {
    didSet {
      guard hiddenContentArea != oldValue else { return }
      session.engine.hiddenContentArea = hiddenContentArea
      isOutdated = true
    }
  }
  let session: LabSession
  /// Whether the latest frame does not show what is wanted now.
  private var isOutdated = false

  /// Starts a run.
  ///
  /// - Throws: `RunConfigurationError` for an id that is not known.
  public init(_ choice: ComparedChoice, presets: [Preset]) throws(RunConfigurationError) {
    guard let preset = presets.first(where: { $0.id == choice.configuration.preset }) else {
      throw .unknown("preset", choice.configuration.preset, allowed: presets.map(\.id))
    }
    self.choice = choice
    session = try LabSession(choice.configuration, preset: preset)
  }

  /// Makes the frame of a moment.
  @discardableResult
  public func step(_ events: [InputEvent], at time: Timestamp) -> FrameOutput {
    let output: FrameOutput = session.step(events, at: time)
    curve.append(output.inspector.values, at: time)
    isOutdated = false
    self.output = output
    return output
  }

  /// Makes the frame of a moment, unless it would show what the last one showed: nothing comes, nothing moves, and nothing
  /// is due.
  public func follow(_ events: [InputEvent], at time: Timestamp) {
    if let output, events.isEmpty, !isOutdated, !output.needsAnotherFrame,
      output.nextDeadline.map({ $0 > time }) ?? true
    {
      curve.append(output.inspector.values, at: time)
      return
    }
    step(events, at: time)
  }
}
