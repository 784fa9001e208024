/// Distances inwards from the four edges of a rectangle, in points.
public struct EdgeInsets: Sendable, Hashable, Codable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// No insets.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets of their four distances, each 0 when left out.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The inset at the start of `axis`: left or top.
  public func leading(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset at the end of `axis`: right or bottom.
  public func trailing(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
