/// The overlays, in the order of their panels.
///
/// A new overlay is one new file and one line here.
public enum OverlayRegistry {
  /// Every overlay.
  public static let all: [any Overlay] = [
    OffsetsOverlay(),
    StatesOverlay(),
    ArbitrationOverlay(),
    MotionOverlay(),
    FramesOverlay(),
    XRayOverlay(),
  ]

  /// The overlay with an id; nil where there is none.
  public static func overlay(_ id: String) -> (any Overlay)? { all.first { $0.id == id } }
}
