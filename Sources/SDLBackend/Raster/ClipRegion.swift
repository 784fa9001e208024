import Primitives

/// The area in which drawing shows: the intersection of all enclosing clips, in device pixels.
struct ClipRegion: Equatable {
  /// The left edge.
  private(set) var minX: Double
  /// The top edge.
  private(set) var minY: Double
  /// The right edge.
  private(set) var maxX: Double
  /// The bottom edge.
  private(set) var maxY: Double
  /// The clips whose rounded corners matter.
  private(set) var rounded: [RoundedShape] = []
  /// The columns that may show, from the first to one past the last.
  private(set) var columns: Range<Int>
  /// The rows that may show, from the first to one past the last.
  private(set) var rows: Range<Int>
  /// Whether an edge cuts through pixels or is rounded, so that drawing must ask for coverage.
  private(set) var isSoft = false

  /// Makes a region that covers a whole target.
  init(width: Int, height: Int) {
    minX = 0
    minY = 0
    maxX = Double(width)
    maxY = Double(height)
    columns = 0..<width
    rows = 0..<height
  }

  /// Makes a region that covers some pixels of a target.
  init(_ region: PixelRegion) {
    minX = Double(region.columns.lowerBound)
    minY = Double(region.rows.lowerBound)
    maxX = Double(region.columns.upperBound)
    maxY = Double(region.rows.upperBound)
    columns = region.columns
    rows = region.rows
  }

  /// Whether nothing can show.
  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Narrows the region to what also lies inside `shape`.
  mutating func intersect(_ shape: RoundedShape) {
    minX = max(minX, shape.minX)
    minY = max(minY, shape.minY)
    maxX = max(minX, min(maxX, shape.maxX))
    maxY = max(minY, min(maxY, shape.maxY))
    if maxX <= minX || maxY <= minY {
      columns = 0..<0
      rows = 0..<0
      return
    }
    columns = minX.pixelFloor..<maxX.pixelCeiling
    rows = minY.pixelFloor..<maxY.pixelCeiling
    if shape.radius > 0 { rounded.append(shape) }
    rounded.removeAll { $0.cornersSpare(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }
    isSoft =
      !rounded.isEmpty || minX.rounded(.down) != minX || maxX.rounded(.down) != maxX || minY.rounded(.down) != minY
      || maxY.rounded(.down) != maxY
  }

  /// The part of one pixel that shows, in 0 … 1.
  func coverage(x: Int, y: Int) -> Double {
    let left = Double(x)
    let top = Double(y)
    let across = min(maxX, left + 1) - max(minX, left)
    let down = min(maxY, top + 1) - max(minY, top)
    if across <= 0 || down <= 0 { return 0 }
    var result = across * down
    for shape in rounded { result = min(result, shape.coverage(x: x, y: y)) }
    return result
  }

  /// The columns of a row in which every pixel shows wholly; empty if there is none.
  func solidColumns(row y: Int) -> Range<Int> {
    if Double(y) < minY || Double(y) + 1 > maxY { return columns.lowerBound..<columns.lowerBound }
    var start = minX.pixelCeiling
    var end = maxX.pixelFloor
    for shape in rounded {
      let row = shape.row(y)
      if row.coverage < 1 { return columns.lowerBound..<columns.lowerBound }
      start = max(start, row.solidStart)
      end = min(end, row.solidEnd)
    }
    return start < end ? start..<end : columns.lowerBound..<columns.lowerBound
  }

  /// The part of a device rectangle that may show, in whole pixels; nil if nothing does.
  func visiblePixels(minX left: Double, minY top: Double, maxX right: Double, maxY bottom: Double)
    -> (columns: Range<Int>, rows: Range<Int>)?
  {
    let x0 = max(columns.lowerBound, left.pixelFloor)
    let x1 = min(columns.upperBound, right.pixelCeiling)
    let y0 = max(rows.lowerBound, top.pixelFloor)
    let y1 = min(rows.upperBound, bottom.pixelCeiling)
    guard x0 < x1, y0 < y1 else { return nil }
    return (x0..<x1, y0..<y1)
  }
}
