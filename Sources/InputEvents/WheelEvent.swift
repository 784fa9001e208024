import Primitives

/// Notches of a mouse wheel.
public struct WheelEvent: Sendable, Hashable, Codable {
  /// Notches; negative y turns towards the end of the content, positive x to the right.
  public var ticks: Vector
  /// Where the pointer stands, in points of the viewport.
  public var position: Point

  /// Makes a wheel event.
  public init(ticks: Vector, position: Point) {
    self.ticks = ticks
    self.position = position
  }
}
