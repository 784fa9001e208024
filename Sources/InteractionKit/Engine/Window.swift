import Primitives

/// The root of a view tree; it holds what the views of one engine share.
public final class Window: View {
  /// The physics, the present moment, and everything that moves.
  public let environment: ScrollEnvironment

  init(size: Size, environment: ScrollEnvironment) {
    self.environment = environment
    super.init(name: "window", frame: Rect(origin: .zero, size: size))
  }
}
