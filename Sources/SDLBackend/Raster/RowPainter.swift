/// Lays ink on the pixels of one row after another, inside a clip region.
struct RowPainter {
  private let target: PixelTarget
  private let clip: ClipRegion
  private let ink: Ink
  private var rowInk: Ink
  private var y = 0
  private var row: UnsafeMutablePointer<UInt32>
  private var solid: Range<Int>

  /// Makes a painter; call `begin(row:)` before painting.
  init(target: PixelTarget, clip: ClipRegion, ink: Ink) {
    self.target = target
    self.clip = clip
    self.ink = ink
    rowInk = ink
    row = target.base
    solid = clip.columns
  }

  /// Goes to a row, which must lie inside the clip's rows.
  @inline(__always)
  mutating func begin(row y: Int) {
    self.y = y
    row = target.row(y)
    if clip.isSoft { solid = clip.solidColumns(row: y) }
    if ink.gradient != nil { rowInk = ink.forRow(y) }
  }

  /// Covers one pixel in part; columns outside the clip are left alone.
  @inline(__always)
  func pixel(_ x: Int, coverage: Double) {
    guard clip.columns.contains(x), coverage > 0 else { return }
    if solid.contains(x) {
      mix(x, coverage)
    } else {
      mix(x, coverage * clip.coverage(x: x, y: y))
    }
  }

  /// Covers the pixels from column `start` up to, not including, `end` evenly.
  func span(_ start: Int, _ end: Int, coverage: Double) {
    let first = max(start, clip.columns.lowerBound)
    let last = min(end, clip.columns.upperBound)
    guard first < last, coverage > 0 else { return }
    if clip.isSoft {
      var x = first
      while x < min(last, solid.lowerBound) {
        mix(x, coverage * clip.coverage(x: x, y: y))
        x += 1
      }
      x = max(first, solid.upperBound)
      while x < last {
        mix(x, coverage * clip.coverage(x: x, y: y))
        x += 1
      }
    }
    let from = max(first, solid.lowerBound)
    let to = min(last, solid.upperBound)
    if from < to { fill(from, to, coverage) }
  }

  @inline(__always)
  private func mix(_ x: Int, _ coverage: Double) {
    if let gradient = rowInk.gradient, gradient.perColumn != 0 {
      mixGradient(gradient, x, Float(coverage))
      return
    }
    let weight = Blending.weight(coverage * rowInk.alpha)
    row[x] = Blending.mix(row[x], redBlue: rowInk.redBlue, alphaGreen: rowInk.alphaGreen, weight: weight)
  }

  private func fill(_ from: Int, _ to: Int, _ coverage: Double) {
    if let gradient = rowInk.gradient, gradient.perColumn != 0 {
      for x in from..<to { mixGradient(gradient, x, Float(coverage)) }
      return
    }
    let weight = Blending.weight(coverage * rowInk.alpha)
    if weight == Blending.one {
      (row + from).update(repeating: rowInk.pixel, count: to - from)
      return
    }
    if weight == 0 { return }
    let rest = Blending.one - weight
    let redBlue = rowInk.redBlue &* weight &+ Blending.half
    let alphaGreen = rowInk.alphaGreen &* weight &+ Blending.half
    for x in from..<to {
      let under = row[x]
      let rb = ((redBlue &+ Blending.redBlue(under) &* rest) >> 16) & Blending.mask
      let ag = ((alphaGreen &+ Blending.alphaGreen(under) &* rest) >> 16) & Blending.mask
      row[x] = Blending.pixel(redBlue: rb, alphaGreen: ag)
    }
  }

  @inline(__always)
  private func mixGradient(_ gradient: Ink.Gradient, _ x: Int, _ coverage: Float) {
    let color = gradient.color(x: x, y: y) * coverage
    let pixel = row[x]
    let under = SIMD4<Float>(
      Float(pixel & 0xFF), Float((pixel >> 8) & 0xFF), Float((pixel >> 16) & 0xFF), Float(pixel >> 24))
    let mixed = color + under * (1 - color.w / 255) + 0.5
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(mixed))
    row[x] = bytes.x | (bytes.y << 8) | (bytes.z << 16) | (bytes.w << 24)
  }
}
