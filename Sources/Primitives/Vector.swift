/// A displacement or a velocity in the plane: x to the right, y downwards.
public struct Vector: Sendable, Hashable, Codable {
  /// The horizontal part, in points or points per second.
  public var x: Double
  /// The vertical part, in points or points per second.
  public var y: Double

  /// No displacement.
  public static let zero = Vector(x: 0, y: 0)

  /// Makes a vector of its two parts.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes a vector that lies along `axis`.
  public init(_ amount: Double, along axis: Axis) {
    self = axis == .horizontal ? Vector(x: amount, y: 0) : Vector(x: 0, y: amount)
  }

  /// The Euclidean length.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The axis along which it is longer; vertical where both parts are alike.
  public var dominantAxis: Axis { abs(x) > abs(y) ? .horizontal : .vertical }

  /// Whether both parts are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The part along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The sum of two vectors.
  public static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x, y: left.y + right.y) }
  /// The difference of two vectors.
  public static func - (left: Vector, right: Vector) -> Vector { Vector(x: left.x - right.x, y: left.y - right.y) }
  /// The vector turned round.
  public static prefix func - (vector: Vector) -> Vector { Vector(x: -vector.x, y: -vector.y) }
  /// The vector scaled by a factor.
  public static func * (vector: Vector, factor: Double) -> Vector { Vector(x: vector.x * factor, y: vector.y * factor) }
  /// The vector divided by a divisor.
  public static func / (vector: Vector, divisor: Double) -> Vector {
    Vector(x: vector.x / divisor, y: vector.y / divisor)
  }
  /// Adds a vector in place.
  public static func += (left: inout Vector, right: Vector) { left = left + right }
  /// Subtracts a vector in place.
  public static func -= (left: inout Vector, right: Vector) { left = left - right }
}
