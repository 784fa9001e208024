import Primitives

/// What a finger or the mouse did, in the viewport's points.
public struct PointerEvent: Sendable, Hashable, Codable {
  /// The device behind a pointer; it decides the slop and how velocity is estimated.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    /// A finger on a screen.
    case touch
    /// The mouse with its button held.
    case mouse
  }

  /// The step in a pointer's life that an event reports.
  public enum Phase: String, Sendable, Hashable, CaseIterable, Codable {
    /// The pointer touched down.
    case down
    /// The pointer moved while down.
    case move
    /// The pointer lifted.
    case up
    /// The system took the pointer away: focus or capture was lost.
    case cancel
  }

  /// The pointer's number, unique among those that are down.
  public var id: Int
  /// The device behind the pointer.
  public var kind: Kind
  /// What happened.
  public var phase: Phase
  /// Where, in points of the viewport; it may lie outside.
  public var position: Point
  /// Whether the position lies between or beyond what the device reported: the finger counts as being there, but its
  /// velocity is measured by reports only.
  public var isResampled: Bool

  /// Makes a pointer event.
  public init(id: Int, kind: Kind, phase: Phase, position: Point, isResampled: Bool = false) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.position = position
    self.isResampled = isResampled
  }
}
