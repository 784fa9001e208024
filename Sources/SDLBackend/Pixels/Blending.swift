import Drawing

/// The arithmetic of mixing one pixel over another.
///
/// Weights are fixed-point numbers in 0 … 65536, so that every mix is rounded to eight bits once and comes out the same
/// on every machine. Two colour parts are handled at once, each in its own half of a 64-bit word.
enum Blending {
  /// The weight that stands for full cover.
  static let one: UInt64 = 65536
  /// Keeps the low byte of both halves.
  static let mask: UInt64 = 0x0000_00FF_0000_00FF
  /// Half of a unit in both halves: rounds to the nearest.
  static let half: UInt64 = 0x0000_8000_0000_8000

  /// The weight of a coverage in 0 … 1.
  @inline(__always)
  static func weight(_ coverage: Double) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: Int32(min(1, max(0, coverage)) * 65536 + 0.5)))
  }

  /// Blue in the low half, red in the high half.
  @inline(__always)
  static func redBlue(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0xFF) | (UInt64(pixel & 0x00FF_0000) << 16)
  }

  /// Green in the low half, opacity in the high half.
  @inline(__always)
  static func alphaGreen(_ pixel: UInt32) -> UInt64 {
    UInt64((pixel >> 8) & 0xFF) | (UInt64(pixel >> 24) << 32)
  }

  /// The pixel whose parts stand in the low bytes of the halves.
  @inline(__always)
  static func pixel(redBlue: UInt64, alphaGreen: UInt64) -> UInt32 {
    let rb = UInt32(truncatingIfNeeded: redBlue | (redBlue >> 16)) & 0x00FF_00FF
    let ag = UInt32(truncatingIfNeeded: alphaGreen | (alphaGreen >> 16)) & 0x00FF_00FF
    return rb | (ag << 8)
  }

  /// An opaque colour laid over a pixel with a weight.
  @inline(__always)
  static func mix(_ under: UInt32, redBlue: UInt64, alphaGreen: UInt64, weight: UInt64) -> UInt32 {
    let rest = one &- weight
    let rb = ((redBlue &* weight &+ self.redBlue(under) &* rest &+ half) >> 16) & mask
    let ag = ((alphaGreen &* weight &+ self.alphaGreen(under) &* rest &+ half) >> 16) & mask
    return pixel(redBlue: rb, alphaGreen: ag)
  }

  /// The nearest byte of a colour part in 0 … 1.
  @inline(__always)
  static func byte(_ part: Double) -> UInt32 { UInt32(min(1, max(0, part)) * 255 + 0.5) }

  /// The pixel of a colour without its opacity.
  static func opaquePixel(_ color: Color) -> UInt32 {
    0xFF00_0000 | (byte(color.red) << 16) | (byte(color.green) << 8) | byte(color.blue)
  }

  /// The pixel of a colour, multiplied by its opacity.
  static func premultipliedPixel(_ color: Color) -> UInt32 {
    let alpha = min(1, max(0, color.alpha))
    return (byte(alpha) << 24) | (byte(color.red * alpha) << 16) | (byte(color.green * alpha) << 8)
      | byte(color.blue * alpha)
  }
}
