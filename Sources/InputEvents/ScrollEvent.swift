import Primitives

/// One step of a two-finger pan on a trackpad.
public struct ScrollEvent: Sendable, Hashable, Codable {
  /// The step in a series that an event reports.
  public enum Phase: String, Sendable, Hashable, CaseIterable, Codable {
    /// The first step of a series; its delta may be zero.
    case began
    /// A further step.
    case changed
    /// The fingers lifted, as the device reports or as a timeout concludes.
    case ended
    /// The system took the series away.
    case cancelled
  }

  /// How the end of a series becomes known.
  public enum Lift: String, Sendable, Hashable, CaseIterable, Codable {
    /// The device reports it.
    case native
    /// It must be found by timeout.
    case inferred
  }

  /// What happened.
  public var phase: Phase
  /// Content travel in points, positive towards the end.
  public var delta: Vector
  /// Where the pointer stands, in points of the viewport.
  public var position: Point
  /// How the end of this series becomes known.
  public var lift: Lift

  /// Makes one step of a trackpad series.
  public init(phase: Phase, delta: Vector, position: Point, lift: Lift) {
    self.phase = phase
    self.delta = delta
    self.position = position
    self.lift = lift
  }
}
