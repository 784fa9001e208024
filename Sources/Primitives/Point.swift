/// A place in the plane: origin top left, x to the right, y downwards, in points.
public struct Point: Sendable, Hashable, Codable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point of its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The displacement from the origin to this point.
  public var vector: Vector { Vector(x: x, y: y) }

  /// The coordinate along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The point moved by a vector.
  public static func + (point: Point, vector: Vector) -> Point { Point(x: point.x + vector.x, y: point.y + vector.y) }
  /// The point moved back by a vector.
  public static func - (point: Point, vector: Vector) -> Point { Point(x: point.x - vector.x, y: point.y - vector.y) }
  /// The displacement from `right` to `left`.
  public static func - (left: Point, right: Point) -> Vector { Vector(x: left.x - right.x, y: left.y - right.y) }
}
