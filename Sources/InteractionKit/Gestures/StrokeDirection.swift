import Primitives

/// The axis of a stroke, which is left open within a tolerance of the diagonal.
public enum StrokeDirection: Sendable, Hashable {
  /// Clearly along one axis.
  case along(Axis)
  /// Within the tolerance of a diagonal, or without movement.
  case diagonal

  /// Finds the direction of a stroke; `tolerance` is in degrees to either side of the diagonal.
  public init(_ stroke: Vector, tolerance: Double) {
    let x = abs(stroke.x)
    let y = abs(stroke.y)
    let fromHorizontal = Elementary.atan2(y, x) * 180 / Double.pi
    if (x == 0 && y == 0) || abs(fromHorizontal - 45) < tolerance {
      self = .diagonal
    } else {
      self = .along(x > y ? .horizontal : .vertical)
    }
  }

  /// Whether the stroke runs along an axis or is left open.
  public func mayBe(_ axis: Axis) -> Bool { self == .along(axis) || self == .diagonal }
}
