import Drawing
import InteractionKit

/// What overlays may read: what the engine says about a frame, and what the stage says about itself.
public struct OverlayFrame: Sendable {
  /// What can be known about the frame.
  public var inspector: InspectorFrame
  /// How the frame reaches the screen.
  public var stage: StageInfo
  /// What clipping cuts off around the views, where an overlay that is on asks for it.
  public var hiddenContent: DisplayList?

  /// Puts them together.
  public init(
    _ inspector: InspectorFrame, stage: StageInfo = StageInfo(), hiddenContent: DisplayList? = nil
  ) {
    self.inspector = inspector
    self.stage = stage
    self.hiddenContent = hiddenContent
  }
}
