import Primitives

extension SoftwareRasterizer {
  /// Fills a convex polygon with the exact area of each pixel that lies inside.
  ///
  /// Each edge adds, to every pixel that it passes in a row, the area between itself and the right end of the row, signed by
  /// its direction; the running sum over a closed outline is the area covered.
  func polygon(_ points: [Point], _ ink: Ink, _ clip: ClipRegion, _ target: PixelTarget) {
    guard !ink.isInvisible, points.count > 2, points.allSatisfy({ $0.isFinite }) else { return }
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      let visible = clip.visiblePixels(minX: left, minY: top, maxX: right, maxY: bottom)
    else { return }
    var painter = RowPainter(target: target, clip: clip, ink: ink)
    let count = visible.columns.count
    var sums = [Double](repeating: 0, count: count + 2)
    var line = [Float](repeating: 0, count: count)
    for y in visible.rows {
      for index in 0..<sums.count { sums[index] = 0 }
      for index in points.indices {
        let next = index + 1 == points.count ? 0 : index + 1
        accumulate(points[index], points[next], row: y, columns: visible.columns, into: &sums)
      }
      var sum = 0.0
      for index in 0..<count {
        sum += sums[index]
        line[index] = Float(min(1, abs(sum)))
      }
      painter.begin(row: y)
      line.withUnsafeBufferPointer { painter.line(visible.columns.lowerBound, $0) }
    }
  }

  private func accumulate(
    _ start: Point, _ end: Point, row y: Int, columns: Range<Int>, into sums: inout [Double]
  ) {
    guard start.y != end.y else { return }
    let sign = start.y < end.y ? 1.0 : -1.0
    let upper = start.y < end.y ? start : end
    let lower = start.y < end.y ? end : start
    let top = max(upper.y, Double(y))
    let bottom = min(lower.y, Double(y) + 1)
    guard top < bottom else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let width = Double(columns.count)
    let first = upper.x + (top - upper.y) * slope - Double(columns.lowerBound)
    let last = upper.x + (bottom - upper.y) * slope - Double(columns.lowerBound)
    let left = min(first, last)
    let right = max(first, last)
    let height = bottom - top
    // Outside the visible columns only the height matters.
    if right <= 0 {
      sums[0] += sign * height
      return
    }
    if left >= width { return }
    if right - left < 1e-9 {
      spread(sign * height, at: max(0, min(width, (left + right) / 2)), into: &sums)
      return
    }
    let perColumn = height / (right - left)
    if left < 0 { sums[0] += sign * perColumn * -left }
    var x = max(0, left)
    let stop = min(width, right)
    while x < stop {
      let next = min(stop, x.rounded(.down) + 1)
      spread(sign * perColumn * (next - x), at: (x + next) / 2, into: &sums)
      x = next
    }
  }

  /// Adds an edge of a height whose middle lies at `x`, within one column.
  private func spread(_ height: Double, at x: Double, into sums: inout [Double]) {
    let column = min(sums.count - 2, max(0, Int(x)))
    let fraction = min(1, max(0, x - Double(column)))
    sums[column] += height * (1 - fraction)
    sums[column + 1] += height * fraction
  }
}
