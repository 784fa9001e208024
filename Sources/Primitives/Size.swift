/// A width and a height, in points.
public struct Size: Sendable, Hashable, Codable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size of its two extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
