/// A rectangle with its sides along the axes, in points; half-open: its right and bottom edges lie outside.
public struct Rect: Sendable, Hashable, Codable {
  /// The top left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// A rectangle without extent at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Makes a rectangle of its top left corner and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of its four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// The centre.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether it covers nothing.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether `point` lies inside; the right and bottom edges do not count.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part that both rectangles cover; without extent where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Whether both rectangles share some area.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle that covers both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle with each edge moved inwards by its inset.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The rectangle with each edge moved inwards by the same distance; outwards where it is negative.
  public func inset(by distance: Double) -> Rect {
    inset(by: EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// The largest rectangle inside whose edges lie on a grid.
  ///
  /// An edge that is off its line by less than a millionth of the grid is taken to be on it.
  ///
  /// - Parameter grid: the distance of the grid's lines, above 0: a device pixel, in points.
  public func alignedInside(grid: Double) -> Rect {
    let slack = 1e-6
    let left = (minX / grid - slack).rounded(.up) * grid
    let top = (minY / grid - slack).rounded(.up) * grid
    let right = (maxX / grid + slack).rounded(.down) * grid
    let bottom = (maxY / grid + slack).rounded(.down) * grid
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The rectangle moved by a vector.
  public func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }
}
