import Drawing
import Primitives

/// What one step of an engine gives back.
public struct FrameOutput: Sendable {
  /// What the viewport shows; empty where the engine does not draw its content.
  public var displayList: DisplayList
  /// What can be known about the frame.
  public var inspector: InspectorFrame
  /// Whether something moves, so that the next frame will differ without further input.
  public var needsAnotherFrame: Bool
  /// When something is to happen that needs a step without input; nil where nothing is pending.
  public var nextDeadline: Timestamp?
  /// What clipping cuts off around the views that show, where the engine's `hiddenContentArea` asks for it.
  public var hiddenContent: DisplayList?
}
