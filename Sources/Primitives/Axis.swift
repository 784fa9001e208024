/// One of the two directions of the plane.
public enum Axis: String, Sendable, Hashable, CaseIterable, Codable {
  /// Along x, growing to the right.
  case horizontal
  /// Along y, growing downwards.
  case vertical

  /// The axis at right angles to this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
