import InputEvents
import InteractionKit
import Primitives

/// What a frame gives to the outside: published values and whether anything still moves.
public struct ObservedFrame: Sendable, Hashable {
  /// Every published value, sorted by name.
  public var values: [NamedValue]
  /// A fingerprint of all published values of all frames up to this one.
  public var digest: String
  /// Whether no pointer is down, no motion runs and no timer is pending.
  public var isSettled: Bool

  /// The arbiter's decisions in this frame, oldest first.
  public var decisions: [Decision]

  /// Makes a frame.
  public init(values: [NamedValue], digest: String, isSettled: Bool, decisions: [Decision] = []) {
    self.decisions = decisions
    self.values = values
    self.digest = digest
    self.isSettled = isSettled
  }

  /// The value published under `name`; nil where there is none.
  public func value(_ name: String) -> InspectorValue? { values.sortedValue(name) }
}

/// A run that can be stepped from frame to frame without a window.
public protocol HeadlessRun: AnyObject {
  /// Takes the inputs since the last frame and shows the frame at `time`.
  func step(_ events: [InputEvent], at time: Timestamp) -> ObservedFrame
}

/// Starts a run.
///
/// It may refuse a configuration by throwing.
public typealias RunFactory = (RunConfiguration) throws -> any HeadlessRun
