import Primitives

extension SoftwareRasterizer {
  /// Paints the soft shadow of a rounded rectangle: the shape blurred by a normal distribution whose standard deviation is
  /// half of `blur`.
  func shadow(
    _ shape: RoundedShape, blur: Double, _ ink: Ink, _ clip: ClipRegion, hiddenBy cover: OpaqueCover?,
    _ target: PixelTarget
  ) {
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
    var painter = RowPainter(target: target, clip: clip, ink: ink)
    var line = ShadowLine(shape, deviation: deviation, columns: visible.columns, cache: shadows)
    for y in visible.rows {
      let plain = line.compute(row: y)
      if plain < 1.0 / 1024 { continue }
      painter.begin(row: y)
      let hidden = cover?.columns(row: y) ?? 0..<0
      paint(line.left, from: visible.columns.lowerBound, except: hidden, painter)
      let (start, end) = (line.plain.lowerBound, line.plain.upperBound)
      let before = min(end, max(start, hidden.isEmpty ? end : hidden.lowerBound))
      painter.span(start, before, coverage: plain)
      painter.span(max(before, min(end, hidden.upperBound)), end, coverage: plain)
      paint(line.right, from: end, except: hidden, painter)
    }
  }

  /// Paints the coverage of columns from `first` on, but for those that are hidden.
  private func paint(_ line: [Float], from first: Int, except hidden: Range<Int>, _ painter: RowPainter) {
    line.withUnsafeBufferPointer { line in
      let start = max(0, min(line.count, hidden.lowerBound - first))
      let end = max(start, min(line.count, hidden.upperBound - first))
      painter.line(first, UnsafeBufferPointer(rebasing: line[..<start]))
      painter.line(first + end, UnsafeBufferPointer(rebasing: line[end...]))
    }
  }
}

/// One row of a shadow: what fades in on the left, is even between, and fades out on the right.
private struct ShadowLine {
  /// The coverage of the columns left of `plain`.
  private(set) var left: [Float]
  /// The columns that the left and right edges leave alone.
  let plain: Range<Int>
  /// The coverage of the columns right of `plain`.
  private(set) var right: [Float]

  private let shape: RoundedShape
  private let deviation: Double
  private let columns: Range<Int>
  private let corner: ShadowCache.Corner
  private var cornerLine: [Float]
  private let leftFades: [Fade]
  private let rightFades: [Fade]

  init(_ shape: RoundedShape, deviation: Double, columns: Range<Int>, cache: ShadowCache) {
    self.shape = shape
    self.deviation = deviation
    self.columns = columns
    // Rounded, so that equal shapes at different places of the screen share one corner.
    corner = cache.corner(radius: (shape.radius * 64).rounded() / 64, deviation: (deviation * 64).rounded() / 64)
    cornerLine = [Float](repeating: 0, count: corner.count)
    let extent = shape.radius + deviation * GaussianEdge.reach
    let middle = ((shape.minX + shape.maxX) / 2).pixelFloor
    let start = max(columns.lowerBound, min(columns.upperBound, min(middle, (shape.minX + extent).pixelCeiling)))
    let end = max(start, min(columns.upperBound, max(middle, (shape.maxX - extent).pixelFloor)))
    plain = start..<end
    let (minX, maxX) = (shape.minX, shape.maxX)
    leftFades = (columns.lowerBound..<start).map { Fade(Double($0) + 0.5 - minX, of: maxX - minX, deviation) }
    rightFades = (end..<columns.upperBound).map { Fade(maxX - Double($0) - 0.5, of: maxX - minX, deviation) }
    left = [Float](repeating: 0, count: leftFades.count)
    right = [Float](repeating: 0, count: rightFades.count)
  }

  /// Works out one row; the result is the coverage of the even part.
  mutating func compute(row y: Int) -> Double {
    let place = Double(y) + 0.5
    let down = Fade(min(place - shape.minY, shape.maxY - place), of: shape.maxY - shape.minY, deviation)
    if down.share < 1.0 / 1024 { return 0 }
    guard down.inward < shape.radius + deviation * GaussianEdge.reach else {
      for index in left.indices { left[index] = leftFades[index].floatShare * down.floatShare }
      for index in right.indices { right[index] = rightFades[index].floatShare * down.floatShare }
      return down.share
    }
    corner.line(down.inward, into: &cornerLine)
    if let first = leftFades.first {
      sample(leftFades, from: first.inward, step: 1, down.opposite, into: &left)
    }
    if let first = rightFades.first {
      sample(rightFades, from: first.inward, step: -1, down.opposite, into: &right)
    }
    return down.share
  }

  /// Reads the corner's line at steps of a pixel, which all fall between its values at the same fraction.
  private func sample(_ fades: [Fade], from inward: Double, step: Int, _ factor: Float, into line: inout [Float]) {
    let place = inward - corner.first
    let low = place.pixelFloor
    let part = Float(place - Double(low))
    let last = cornerLine.count - 2
    for index in line.indices {
      let at = max(0, min(last, low + index * step))
      let value = cornerLine[at] + (cornerLine[at + 1] - cornerLine[at]) * part
      line[index] = value * fades[index].opposite * factor
    }
  }

  /// How a shadow fades along one direction.
  private struct Fade {
    /// The distance inwards from the nearer edge, in pixels; negative outside.
    let inward: Double
    /// The share of the blurred extent, in 0 … 1.
    let share: Double
    /// The same with less precision.
    let floatShare: Float
    /// What the farther edge leaves of the nearer edge's share, in 0 … 1.
    let opposite: Float

    init(_ inward: Double, of length: Double, _ deviation: Double) {
      self.inward = inward
      let near = GaussianEdge.share(inward / deviation)
      share = max(0, near + GaussianEdge.share((length - inward) / deviation) - 1)
      floatShare = Float(share)
      opposite = near > 0 ? Float(share / near) : 0
    }
  }
}
