import Primitives

extension SoftwareRasterizer {
  /// Draws a line through points, with round joints and ends.
  ///
  /// Each segment covers a pixel by the overlap of the line's width with the pixel, measured across the line; where
  /// segments overlap, the larger coverage counts.
  func polyline(_ points: [Point], width: Double, _ ink: Ink, _ clip: ClipRegion, _ target: PixelTarget) {
    guard width > 0, width.isFinite, !ink.isInvisible, points.count > 1, points.allSatisfy({ $0.isFinite }) else {
      return
    }
    let reach = width / 2 + 0.5
    var left = points[0].x
    var right = left
    var top = points[0].y
    var bottom = top
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    guard
      let visible = clip.visiblePixels(
        minX: left - reach, minY: top - reach, maxX: right + reach, maxY: bottom + reach)
    else { return }
    scratch.begin(columns: visible.columns, rows: visible.rows)
    for index in 1..<points.count { segment(from: points[index - 1], to: points[index], width: width, visible.rows) }
    var painter = RowPainter(target: target, clip: clip, ink: ink)
    scratch.paint(&painter)
  }

  private func segment(from start: Point, to end: Point, width: Double, _ rows: Range<Int>) {
    let half = width / 2
    let reach = half + 0.5
    let along = end - start
    let square = along.x * along.x + along.y * along.y
    let first = max(rows.lowerBound, (min(start.y, end.y) - reach).pixelFloor)
    let last = min(rows.upperBound, (max(start.y, end.y) + reach).pixelCeiling)
    guard first < last else { return }
    let boxLeft = min(start.x, end.x) - reach
    let boxRight = max(start.x, end.x) + reach
    let inverse = square > 0 ? 1 / square : 0
    for y in first..<last {
      let centerY = Double(y) + 0.5 - start.y
      var left = boxLeft
      var right = boxRight
      if abs(along.y) > 1e-9 {
        // The strip on both sides of the line through the points, cut by this row's centre line.
        let middle = start.x + centerY * along.x / along.y
        let spread = reach * square.squareRoot() / abs(along.y)
        left = max(left, middle - spread)
        right = min(right, middle + spread)
      }
      let from = (left - 0.5).pixelFloor
      let to = (right + 0.5).pixelCeiling
      if from >= to { continue }
      scratch.raise(row: y, columns: from..<to) { x in
        let centerX = Double(x) + 0.5 - start.x
        let place = max(0, min(1, (centerX * along.x + centerY * along.y) * inverse))
        let dx = centerX - place * along.x
        let dy = centerY - place * along.y
        let distance = (dx * dx + dy * dy).squareRoot()
        return max(0, min(half, distance + 0.5) - max(-half, distance - 0.5))
      }
    }
  }
}
