import Primitives

/// How a window's points, the system's window units and pixels relate.
public struct WindowGeometry: Sendable, Hashable {
  /// The width in the system's window units.
  public let unitsWide: Int
  /// The height in the system's window units.
  public let unitsHigh: Int
  /// The number of columns of pixels.
  public let pixelsWide: Int
  /// The number of rows of pixels.
  public let pixelsHigh: Int
  /// How many window units the user wants a point to be.
  public let userScale: Double
  /// Whether fingers are reported as fractions of the last unit, as X11 does, rather than of the size.
  let fingersEndAtLastUnit: Bool

  /// The size in points.
  public var size: Size {
    Size(width: Double(unitsWide) / userScale, height: Double(unitsHigh) / userScale)
  }

  /// The number of pixels a point.
  public var scale: Double {
    let density = unitsWide > 0 ? Double(pixelsWide) / Double(unitsWide) : 1
    return (density > 0 ? density : 1) * userScale
  }

  /// The point at a place in window units.
  func point(windowX x: Double, y: Double) -> Point { Point(x: x / userScale, y: y / userScale) }

  /// The point of a finger that is reported in fractions of the window.
  func point(normalizedX x: Double, y: Double) -> Point {
    let less = fingersEndAtLastUnit ? 1.0 : 0.0
    return point(windowX: x * max(1, Double(unitsWide) - less), y: y * max(1, Double(unitsHigh) - less))
  }
}
