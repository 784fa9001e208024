import InputEvents
import MotionCore
import Primitives

/// Everything that can be known about one frame, as a value: overlays, logs, cases and reports read only this.
public struct InspectorFrame: Sendable {
  /// The number of the frame, from 0.
  public var tick: Int
  /// The moment that the frame shows.
  public var time: Timestamp
  /// The size of the viewport, in points.
  public var viewport: Size
  /// The pointers that are down.
  public var pointers: [PointerInspection]
  /// The recognisers of the view tree, deepest view last.
  public var recognizers: [RecognizerSnapshot]
  /// The latest decisions, oldest first.
  public var decisions: [Decision]
  /// The decisions that were made in this frame, oldest first.
  public var frameDecisions: [Decision]
  /// The decisions of the current stroke, or of the last one, oldest first.
  public var strokeDecisions: [Decision]
  /// The scroll views of the view tree, outermost first.
  public var scrollViews: [ScrollViewInspection]
  /// The motions that run.
  public var motions: [MotionInspection]
  /// The latest release of a finger: its samples and what they say.
  public var release: ReleaseInspection?
  /// The latest hand-overs, oldest first.
  public var handOffs: [HandOff]
  /// Every published value, sorted by name.
  public var values: [NamedValue]
  /// A fingerprint of all published values of all frames up to this one.
  public var digest: String { fingerprint.text }
  let fingerprint: FrameDigest
  /// Whether no pointer is down, no motion runs and no timer is pending.
  public var isSettled: Bool

  /// The value published under `name`; nil where there is none.
  public func value(_ name: String) -> InspectorValue? { values.sortedValue(name) }

  /// The number published under `name`; nil where there is none.
  public func number(_ name: String) -> Double? { value(name)?.number }
}

/// A pointer that is down.
public struct PointerInspection: Sendable, Hashable {
  /// The pointer's number.
  public var id: Int
  /// The device behind it.
  public var kind: String
  /// Where it is, in points of the viewport.
  public var position: Point
  /// Where it touched down.
  public var start: Point
}

/// What a scroll view does in a frame.
public struct ScrollViewInspection: Sendable, Hashable {
  /// The view's name.
  public var name: String
  /// Its frame in the viewport.
  public var frame: Rect
  /// How many views enclose it.
  public var depth: Int
  /// Whether any part of it shows in the viewport.
  public var isVisible: Bool
  /// Content offset, in points.
  public var offset: Point
  /// Velocity of the running motion, in points per second; a finger's is `fingerVelocity`.
  public var velocity: Vector
  /// Velocity of the finger that drags it, as the content moves, in points per second.
  public var fingerVelocity: Vector
  /// The smallest offsets at rest.
  public var minimum: Point
  /// The largest offsets at rest.
  public var maximum: Point
  /// The size of the content.
  public var contentSize: Size
  /// What it is doing.
  public var phase: String
  /// The axes on which it can move.
  public var axes: [Axis]
  /// Its frame in its superview, which scrolling does not change.
  public var frameInSuperview: Rect = .zero
}

/// A motion that runs over a chain of scroll views.
public struct MotionInspection: Sendable {
  /// The views that it moves, outermost first.
  public var members: [String]
  /// The axis on which it moves them.
  public var axis: Axis
  /// The motion, in points of the chain; 0 is where it was released.
  public var motion: MotionSequence
  /// The range of the chain in the motion's coordinate.
  public var range: ClosedRange<Double>
  /// The hand-overs on its way: when, and at which position.
  public var crossings: [Crossing]
  /// Where each member will rest.
  public var destinations: [Double]

  /// A hand-over on the way of a motion.
  public struct Crossing: Sendable, Hashable {
    /// When.
    public var time: Timestamp
    /// Where, in the motion's coordinate.
    public var position: Double
    /// The member that hands over.
    public var from: String
    /// The member that goes on.
    public var to: String
  }
}

/// The samples of a stroke at the moment of its release, and what estimators make of them.
public struct ReleaseInspection: Sendable {
  /// When the finger lifted.
  public var time: Timestamp
  /// The recogniser that measured.
  public var recognizer: String
  /// The axis along which the stroke was released.
  public var axis: Axis
  /// The tracker with its samples; it answers for any estimator.
  public var tracker: VelocityTracker
  /// The velocity that was used, in points per second of the finger.
  public var velocity: Vector
}

/// A motion that passed from one view to another.
public struct HandOff: Sendable, Hashable {
  /// When.
  public var time: Timestamp
  /// The view that came to its limit.
  public var from: String
  /// The view that went on.
  public var to: String
  /// Whether inertia carried it; otherwise a finger did.
  public var isInertia: Bool
  /// The velocity of `from` as it stopped, in points per second; 0 in a drag.
  public var velocityBefore: Double
  /// The velocity of `to` as it started, in points per second; 0 in a drag.
  public var velocityAfter: Double

  /// The step in velocity relative to the velocity before; 0 in a drag.
  public var relativeJump: Double {
    guard isInertia, velocityBefore != 0 else { return 0 }
    return abs(velocityAfter - velocityBefore) / abs(velocityBefore)
  }
}
