import Drawing

/// The pixels of colours, and weights.
///
/// Weights are fixed-point numbers in 0 … 32768, so that every mix is rounded to eight bits once and comes out the same
/// on every machine. The mixing itself stands beside the loops that do it, in `RowPainter`.
enum Blending {
  /// The nearest byte of a colour part in 0 … 1.
  static func byte(_ part: Double) -> UInt32 { part > 0 ? UInt32(min(1, part) * 255 + 0.5) : 0 }

  /// The pixel of a colour without its opacity.
  static func opaquePixel(_ color: Color) -> UInt32 {
    0xFF00_0000 | (byte(color.red) << 16) | (byte(color.green) << 8) | byte(color.blue)
  }

  /// The pixel of a colour, multiplied by its opacity.
  static func premultipliedPixel(_ color: Color) -> UInt32 {
    let alpha = max(0, min(1, color.alpha))
    return (byte(alpha) << 24) | (byte(color.red * alpha) << 16) | (byte(color.green * alpha) << 8)
      | byte(color.blue * alpha)
  }
}
