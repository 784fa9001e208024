import Primitives

extension SoftwareRasterizer {
  /// Paints the soft shadow of a rounded rectangle: the shape blurred by a normal distribution whose standard deviation is
  /// half of `blur`.
  func shadow(_ shape: RoundedShape, blur: Double, _ ink: Ink, _ clip: ClipRegion, _ target: PixelTarget) {
    guard shape.isFinite, blur.isFinite, !shape.isEmpty, !ink.isInvisible else { return }
    let deviation = blur / 2
    if deviation < 0.25 {
      fill(shape, ink, clip, target)
      return
    }
    let reach = deviation * GaussianEdge.reach
    guard
      let visible = clip.visiblePixels(
        minX: shape.minX - reach, minY: shape.minY - reach, maxX: shape.maxX + reach, maxY: shape.maxY + reach)
    else { return }
    // Equal keys for equal shapes at different places of the screen.
    let corner = shadows.corner(
      radius: (shape.radius * 64).rounded() / 64, deviation: (deviation * 64).rounded() / 64)
    let extent = shape.radius + reach
    let across = visible.columns.map { Falloff(Double($0) + 0.5, shape.minX, shape.maxX, deviation) }
    let firstPlain = (shape.minX + extent).pixelCeiling
    let endPlain = max(firstPlain, (shape.maxX - extent).pixelFloor)
    var painter = RowPainter(target: target, clip: clip, ink: ink)
    for y in visible.rows {
      painter.begin(row: y)
      let down = Falloff(Double(y) + 0.5, shape.minY, shape.maxY, deviation)
      let nearCorner = down.inward < extent
      for x in visible.columns where x < firstPlain || x >= endPlain {
        let column = across[x - visible.columns.lowerBound]
        if nearCorner && column.inward < extent {
          painter.pixel(
            x, coverage: corner.value(column.inward, down.inward) * column.opposite * down.opposite)
        } else {
          painter.pixel(x, coverage: column.share * down.share)
        }
      }
      painter.span(firstPlain, endPlain, coverage: down.share)
    }
  }

  /// How a shadow fades along one direction.
  private struct Falloff {
    /// The distance inwards from the nearer edge, in pixels; negative outside.
    let inward: Double
    /// The share of the blurred extent, in 0 … 1.
    let share: Double
    /// What the farther edge leaves of the nearer edge's share, in 0 … 1.
    let opposite: Double

    init(_ place: Double, _ low: Double, _ high: Double, _ deviation: Double) {
      inward = min(place - low, high - place)
      let near = GaussianEdge.share(inward / deviation)
      let far = GaussianEdge.share((high - low - inward) / deviation)
      share = max(0, near + far - 1)
      opposite = near > 0 ? share / near : 0
    }
  }
}
