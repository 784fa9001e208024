import Primitives

/// A rounded rectangle in device pixels, with the part of each pixel that it covers.
///
/// Straight edges cover by exact overlap. Corners cover by their signed distance: half a pixel on either side of the
/// arc goes from nothing to everything, which differs from the exact area by less than a hundredth of a pixel.
struct RoundedShape: Equatable {
  /// The left, top, right and bottom edges, in pixels.
  let minX, minY, maxX, maxY: Double
  /// The radius of the corners, in pixels, at most half of either side.
  let radius: Double
  /// The distance from a corner's centre at which half a pixel is covered.
  ///
  /// A soft edge adds π/12 of a pixel to a full turn; a circle gives it back by a slightly smaller radius.
  private let arc: Double

  /// Makes a shape of its edges; the radius is limited to half of the shorter side.
  init(minX: Double, minY: Double, maxX: Double, maxY: Double, radius: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = max(minX, maxX)
    self.maxY = max(minY, maxY)
    let half = min(self.maxX - minX, self.maxY - minY) / 2
    self.radius = max(0, min(radius, half))
    let isCircle = abs((self.maxX - minX) - (self.maxY - minY)) < 1e-6 && self.radius > half - 1e-6
    arc = isCircle && half > 0.6 ? (half * half - 1.0 / 12).squareRoot() : self.radius
  }

  /// The shape moved inwards on all sides, its corners staying concentric.
  func inset(by distance: Double) -> RoundedShape {
    RoundedShape(
      minX: minX + distance, minY: minY + distance, maxX: max(minX + distance, maxX - distance),
      maxY: max(minY + distance, maxY - distance), radius: radius - distance)
  }

  /// Whether it covers nothing.
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The part of pixel row `y` that lies between the top and bottom edges, in 0 … 1.
  @inline(__always)
  func rowCoverage(_ y: Int) -> Double { max(0, min(maxY, Double(y) + 1) - max(minY, Double(y))) }

  /// The part of one pixel that is covered, in 0 … 1.
  @inline(__always)
  func coverage(x: Int, y: Int) -> Double {
    let left = Double(x)
    let top = Double(y)
    let across = min(maxX, left + 1) - max(minX, left)
    let down = min(maxY, top + 1) - max(minY, top)
    if across <= 0 || down <= 0 { return 0 }
    let box = across * down
    if radius <= 0 { return box }
    let dx = max(minX + radius - (left + 0.5), left + 0.5 - (maxX - radius))
    let dy = max(minY + radius - (top + 0.5), top + 0.5 - (maxY - radius))
    if dx <= 0 || dy <= 0 { return box }
    return min(box, max(0, min(1, arc + 0.5 - (dx * dx + dy * dy).squareRoot())))
  }

  /// The pixels of one row that the shape touches, and those among them that it covers evenly.
  struct Row {
    /// The first touched column.
    var start: Int
    /// The first column that is covered by `coverage`.
    var solidStart: Int
    /// One past the last column that is covered by `coverage`; at least `solidStart`.
    var solidEnd: Int
    /// One past the last touched column.
    var end: Int
    /// How much of each pixel between `solidStart` and `solidEnd` is covered, in 0 … 1.
    var coverage: Double
  }

  /// What the shape covers of a row.
  func row(_ y: Int) -> Row {
    let down = rowCoverage(y)
    guard down > 0, maxX > minX else { return Row(start: 0, solidStart: 0, solidEnd: 0, end: 0, coverage: 0) }
    var start = minX.pixelFloor
    var end = maxX.pixelCeiling
    var solidStart = minX.pixelCeiling
    var solidEnd = maxX.pixelFloor
    let center = Double(y) + 0.5
    let dy = max(minY + radius - center, center - (maxY - radius))
    if radius > 0 && dy > 0 {
      let outer = (arc + 0.5) * (arc + 0.5) - dy * dy
      let reach = outer > 0 ? outer.squareRoot() : 0
      start = max(start, (minX + radius - reach - 0.5).pixelFloor)
      end = min(end, (maxX - radius + reach + 0.5).pixelCeiling)
      let inside = arc + 0.5 - down
      let inner = inside > 0 ? inside * inside - dy * dy : 0
      let flat = inner > 0 ? inner.squareRoot() : 0
      solidStart = max(solidStart, (minX + radius - flat - 0.5).pixelCeiling)
      solidEnd = min(solidEnd, (maxX - radius + flat - 0.5).pixelFloor + 1)
    }
    end = max(start, end)
    solidStart = max(start, solidStart)
    solidEnd = min(end, solidEnd)
    if solidEnd <= solidStart {
      solidStart = end
      solidEnd = end
    }
    return Row(start: start, solidStart: solidStart, solidEnd: solidEnd, end: end, coverage: down)
  }

  /// Whether a rectangle lies where this shape's corners take nothing away.
  func cornersSpare(minX left: Double, minY top: Double, maxX right: Double, maxY bottom: Double) -> Bool {
    func spares(_ x: Double, _ y: Double) -> Bool {
      let dx = max(minX + radius - x, x - (maxX - radius))
      let dy = max(minY + radius - y, y - (maxY - radius))
      if dx <= 0 || dy <= 0 { return true }
      return dx * dx + dy * dy < max(0, arc - 0.75) * max(0, arc - 0.75)
    }
    return spares(left, top) && spares(right, top) && spares(left, bottom) && spares(right, bottom)
  }
}

extension Double {
  /// The largest pixel index at or below; far-away numbers are brought to a million, others than numbers to 0.
  @inline(__always)
  var pixelFloor: Int { isNaN ? 0 : Int(Swift.max(-1_000_000, Swift.min(1_000_000, self)).rounded(.down)) }

  /// The smallest pixel index at or above; far-away numbers are brought to a million, others than numbers to 0.
  @inline(__always)
  var pixelCeiling: Int { isNaN ? 0 : Int(Swift.max(-1_000_000, Swift.min(1_000_000, self)).rounded(.up)) }
}
