import InteractionKit

/// What overlays may read: what the engine says about a frame, and what the stage says about itself.
public struct OverlayFrame: Sendable {
  /// What can be known about the frame.
  public var inspector: InspectorFrame
  /// How the frame reaches the screen.
  public var stage: StageInfo

  /// Puts the two together.
  public init(_ inspector: InspectorFrame, stage: StageInfo = StageInfo()) {
    self.inspector = inspector
    self.stage = stage
  }
}
