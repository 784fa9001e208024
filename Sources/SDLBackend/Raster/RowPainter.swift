/// Lays ink on the pixels of one row after another, inside a clip region.
///
/// All loops over pixels stand in this file, with the arithmetic that they share, so that it is inlined whichever way
/// the module is compiled.
struct RowPainter {
  private let target: PixelTarget
  private let clip: ClipRegion
  private let ink: Ink
  private var solid: Range<Int>
  private var y = 0
  private var row: UnsafeMutablePointer<UInt32>
  private var pixel: UInt32 = 0
  private var redBlue: UInt64 = 0
  private var alphaGreen: UInt64 = 0
  /// The opacity as a weight.
  private var alpha: Double = 0
  private var gradientStart: Int64 = 0

  /// Makes a painter; call `begin(row:)` before painting.
  init(target: PixelTarget, clip: ClipRegion, ink: Ink) {
    self.target = target
    self.clip = clip
    self.ink = ink
    row = target.base
    solid = clip.columns
    take(ink)
  }

  /// Goes to a row, which must lie inside the clip's rows.
  mutating func begin(row y: Int) {
    self.y = y
    row = target.base + y * target.stride
    if clip.isSoft { solid = clip.solidColumns(row: y) }
    if let gradient = ink.gradient {
      gradientStart = gradient.start(row: y)
    } else if ink.rows != nil {
      take(ink.forRow(y))
    }
  }

  /// Covers one pixel in part; columns outside the clip are left alone.
  func pixel(_ x: Int, coverage: Double) {
    guard x >= clip.columns.lowerBound, x < clip.columns.upperBound, coverage > 0 else { return }
    if x >= solid.lowerBound && x < solid.upperBound {
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
    let from = max(first, min(last, solid.lowerBound))
    let to = max(from, min(last, solid.upperBound))
    for x in first..<from { mix(x, coverage * clip.coverage(x: x, y: y)) }
    for x in to..<last { mix(x, coverage * clip.coverage(x: x, y: y)) }
    if ink.gradient != nil {
      fillGradient(from, to, coverage)
    } else {
      fill(from, to, Self.weight(coverage * alpha))
    }
  }

  /// Covers one pixel after another, the first in column `start`, by as much as `coverages` says, in 0 … 1.
  func line(_ start: Int, _ coverages: UnsafeBufferPointer<Float>) {
    let first = max(start, clip.columns.lowerBound)
    let last = min(start + coverages.count, clip.columns.upperBound)
    guard first < last else { return }
    let from = max(first, min(last, solid.lowerBound))
    let to = max(from, min(last, solid.upperBound))
    for x in first..<from where coverages[x - start] > 0 {
      mix(x, Double(coverages[x - start]) * clip.coverage(x: x, y: y))
    }
    for x in to..<last where coverages[x - start] > 0 {
      mix(x, Double(coverages[x - start]) * clip.coverage(x: x, y: y))
    }
    if ink.gradient != nil {
      for x in from..<to { mix(x, Double(coverages[x - start])) }
      return
    }
    let scale = Float(alpha)
    let pixels = row + from
    let source = (UInt32(pixel & 0xFF), UInt32((pixel >> 8) & 0xFF), UInt32((pixel >> 16) & 0xFF))
    guard from < to, let covers = coverages.baseAddress.map({ $0 + (from - start) }) else { return }
    for index in 0..<to - from {
      // Added to 2²³, a number leaves its nearest whole number in the low bits: quicker than a checked conversion.
      let weight = (covers[index] * scale + 0x1p23).bitPattern & 0xFFFF
      let rest = UInt32(UInt16(truncatingIfNeeded: 32768 &- weight))
      let under = pixels[index]
      let blue = (source.0 &* weight &+ (under & 0xFF) &* rest &+ 0x4000) >> 15
      let green = (source.1 &* weight &+ ((under >> 8) & 0xFF) &* rest &+ 0x4000) >> 15
      let red = (source.2 &* weight &+ ((under >> 16) & 0xFF) &* rest &+ 0x4000) >> 15
      let alpha = (255 &* weight &+ (under >> 24) &* rest &+ 0x4000) >> 15
      pixels[index] = blue | (green << 8) | (red << 16) | (alpha << 24)
    }
  }

  /// Covers one pixel after another by bytes of a glyph's picture, with as much of the row above as `drop` / 256 says.
  func glyphLine(
    _ start: Int, _ count: Int, _ here: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, drop: UInt64
  ) {
    let first = max(start, clip.columns.lowerBound)
    let last = min(start + count, clip.columns.upperBound)
    guard first < last else { return }
    let full = UInt64(alpha)
    for x in first..<last {
      let value =
        drop == 0
        ? UInt64(here[x - start]) &* 256
        : UInt64(here[x - start]) &* (256 &- drop) &+ UInt64(above[x - start]) &* drop
      if value == 0 { continue }
      var weight = (value &* full &+ 32640) / 65280
      if x < solid.lowerBound || x >= solid.upperBound {
        weight = Self.weight(Double(weight) * clip.coverage(x: x, y: y))
      }
      row[x] = Self.mixed(row[x], redBlue, alphaGreen, weight)
    }
  }

  private mutating func take(_ ink: Ink) {
    pixel = ink.pixel
    redBlue = Self.redBlue(ink.pixel)
    alphaGreen = Self.alphaGreen(ink.pixel)
    alpha = (ink.alpha * 32768).rounded()
  }

  @inline(__always)
  private func mix(_ x: Int, _ coverage: Double) {
    if let gradient = ink.gradient {
      let source = shade(gradient, at: gradientStart &+ gradient.perColumn &* Int64(x))
      row[x] = Self.mixedPremultiplied(row[x], source, Self.weight(coverage * 32768))
    } else {
      row[x] = Self.mixed(row[x], redBlue, alphaGreen, Self.weight(coverage * alpha))
    }
  }

  private func fill(_ from: Int, _ to: Int, _ weight: UInt64) {
    guard weight > 0, from < to else { return }
    if weight == Self.one {
      (row + from).update(repeating: pixel, count: to - from)
      return
    }
    let pixels = row + from
    let cover = UInt32(UInt16(truncatingIfNeeded: weight))
    let rest = UInt32(UInt16(truncatingIfNeeded: 32768 &- cover))
    let blue = (pixel & 0xFF) &* cover &+ 0x4000
    let green = ((pixel >> 8) & 0xFF) &* cover &+ 0x4000
    let red = ((pixel >> 16) & 0xFF) &* cover &+ 0x4000
    let alpha = 255 &* cover &+ 0x4000
    for index in 0..<to - from {
      let under = pixels[index]
      pixels[index] =
        ((blue &+ (under & 0xFF) &* rest) >> 15) | (((green &+ ((under >> 8) & 0xFF) &* rest) >> 15) << 8)
        | (((red &+ ((under >> 16) & 0xFF) &* rest) >> 15) << 16) | (((alpha &+ (under >> 24) &* rest) >> 15) << 24)
    }
  }

  private func fillGradient(_ from: Int, _ to: Int, _ coverage: Double) {
    guard let gradient = ink.gradient, from < to else { return }
    let weight = Self.weight(coverage * 32768)
    var place = gradientStart &+ gradient.perColumn &* Int64(from)
    for x in from..<to {
      let source = shade(gradient, at: place)
      place &+= gradient.perColumn
      row[x] =
        weight == Self.one && source >= 0xFF00_0000 ? source : Self.mixedPremultiplied(row[x], source, weight)
    }
  }

  @inline(__always)
  private func shade(_ gradient: Ink.Gradient, at place: Int64) -> UInt32 {
    gradient.ramp[Int(max(0, min(Int64(Ink.Gradient.shades - 1), place >> 32)))]
  }
}

/// The arithmetic of mixing one pixel over another.
///
/// Two colour parts are handled at once, each in its own half of a 64-bit word.
extension RowPainter {
  /// The weight that stands for full cover.
  private static var one: UInt64 { 32768 }
  /// Half of a unit in both halves: rounds to the nearest.
  private static var half: UInt64 { 0x0000_4000_0000_4000 }

  /// The nearest weight to a number in 0 … 32768.
  @inline(__always)
  private static func weight(_ value: Double) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: Int32(min(32768, max(0, value)) + 0.5)))
  }

  /// Blue in the low half, red in the high half.
  @inline(__always)
  private static func redBlue(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0xFF) | (UInt64(pixel & 0x00FF_0000) << 16)
  }

  /// Green in the low half, opacity in the high half.
  @inline(__always)
  private static func alphaGreen(_ pixel: UInt32) -> UInt64 {
    UInt64((pixel >> 8) & 0xFF) | (UInt64(pixel >> 24) << 32)
  }

  /// The pixel whose parts stand in the low bytes of the halves.
  @inline(__always)
  private static func joined(_ redBlue: UInt64, _ alphaGreen: UInt64) -> UInt32 {
    let rb = UInt32(truncatingIfNeeded: (redBlue & 0xFF) | ((redBlue >> 16) & 0x00FF_0000))
    let ag = UInt32(truncatingIfNeeded: ((alphaGreen & 0xFF) << 8) | ((alphaGreen >> 8) & 0xFF00_0000))
    return rb | ag
  }

  /// An opaque colour laid over a pixel with a weight.
  @inline(__always)
  private static func mixed(_ under: UInt32, _ redBlue: UInt64, _ alphaGreen: UInt64, _ weight: UInt64) -> UInt32 {
    let rest = one &- weight
    return joined(
      (redBlue &* weight &+ self.redBlue(under) &* rest &+ half) >> 15,
      (alphaGreen &* weight &+ self.alphaGreen(under) &* rest &+ half) >> 15)
  }

  /// A colour multiplied by its opacity laid over a pixel with a weight.
  @inline(__always)
  private static func mixedPremultiplied(_ under: UInt32, _ source: UInt32, _ weight: UInt64) -> UInt32 {
    let rest = one &- (UInt64(source >> 24) &* weight &+ 127) / 255
    return joined(
      (redBlue(source) &* weight &+ redBlue(under) &* rest &+ half) >> 15,
      (alphaGreen(source) &* weight &+ alphaGreen(under) &* rest &+ half) >> 15)
  }
}
