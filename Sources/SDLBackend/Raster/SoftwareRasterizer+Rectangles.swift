import Primitives

extension SoftwareRasterizer {
  /// Fills a rounded rectangle.
  func fill(_ shape: RoundedShape, _ ink: Ink, _ clip: ClipRegion, _ target: PixelTarget) {
    guard !ink.isInvisible, shape.isFinite else { return }
    var shape = shape
    var clip = clip
    if shape.radius == 0, clip.rounded.isEmpty {
      // A plain rectangle in a plain clip is their intersection: edges that coincide are softened once.
      shape = RoundedShape(
        minX: max(shape.minX, clip.minX), minY: max(shape.minY, clip.minY), maxX: min(shape.maxX, clip.maxX),
        maxY: min(shape.maxY, clip.maxY), radius: 0)
      clip = ClipRegion(width: target.width, height: target.height)
    }
    guard !shape.isEmpty,
      let visible = clip.visiblePixels(minX: shape.minX, minY: shape.minY, maxX: shape.maxX, maxY: shape.maxY)
    else { return }
    var painter = RowPainter(target: target, clip: clip, ink: ink)
    for y in visible.rows {
      let row = shape.row(y)
      if row.coverage <= 0 { continue }
      painter.begin(row: y)
      for x in row.start..<max(row.start, row.solidStart) { painter.pixel(x, coverage: shape.coverage(x: x, y: y)) }
      painter.span(row.solidStart, row.solidEnd, coverage: row.coverage)
      for x in row.solidEnd..<max(row.solidEnd, row.end) { painter.pixel(x, coverage: shape.coverage(x: x, y: y)) }
    }
  }

  /// Outlines a rounded rectangle inside its edges: the shape less the shape inset by the width.
  func stroke(_ outer: RoundedShape, width: Double, _ ink: Ink, _ clip: ClipRegion, _ target: PixelTarget) {
    guard width > 0, width.isFinite, outer.isFinite else { return }
    let inner = outer.inset(by: width)
    if inner.isEmpty {
      fill(outer, ink, clip, target)
      return
    }
    guard !ink.isInvisible,
      let visible = clip.visiblePixels(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: outer.maxY)
    else { return }
    var painter = RowPainter(target: target, clip: clip, ink: ink)
    for y in visible.rows {
      let row = outer.row(y)
      if row.coverage <= 0 { continue }
      painter.begin(row: y)
      let hole = inner.row(y)
      if hole.coverage <= 0 {
        for x in row.start..<row.solidStart { painter.pixel(x, coverage: outer.coverage(x: x, y: y)) }
        painter.span(row.solidStart, row.solidEnd, coverage: row.coverage)
        for x in row.solidEnd..<row.end { painter.pixel(x, coverage: outer.coverage(x: x, y: y)) }
        continue
      }
      // Between the columns that the hole covers evenly nothing but the difference of the rows' coverages is left.
      let holeStart = max(row.start, min(hole.solidStart, row.end))
      let holeEnd = max(holeStart, min(hole.solidEnd, row.end))
      for x in row.start..<holeStart {
        painter.pixel(x, coverage: outer.coverage(x: x, y: y) - inner.coverage(x: x, y: y))
      }
      if row.coverage - hole.coverage > 0 {
        for x in holeStart..<holeEnd {
          painter.pixel(x, coverage: outer.coverage(x: x, y: y) - inner.coverage(x: x, y: y))
        }
      }
      for x in holeEnd..<row.end {
        painter.pixel(x, coverage: outer.coverage(x: x, y: y) - inner.coverage(x: x, y: y))
      }
    }
  }
}

extension RoundedShape {
  /// Whether all edges and the radius are finite.
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && radius.isFinite }
}
