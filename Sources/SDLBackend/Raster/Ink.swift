import Drawing
import Primitives

/// What an area is coloured with, prepared for mixing pixels.
struct Ink {
  /// A gradient along a line.
  struct Gradient {
    /// How far the gradient advances from one column to the next.
    let perColumn: Double
    /// How far the gradient advances from one row to the next.
    let perRow: Double
    /// The gradient's place at the origin of the pixels.
    let atOrigin: Double
    /// The first colour: blue, green, red, opacity in 0 … 255, the colours multiplied by the opacity.
    let start: SIMD4<Float>
    /// The last colour less the first.
    let change: SIMD4<Float>

    /// The colour at the centre of a pixel.
    @inline(__always)
    func color(x: Int, y: Int) -> SIMD4<Float> {
      let place = atOrigin + (Double(x) + 0.5) * perColumn + (Double(y) + 0.5) * perRow
      return start + change * Float(max(0, min(1, place)))
    }
  }

  /// Blue and red of an even colour, as `Blending` has them.
  private(set) var redBlue: UInt64
  /// Green and full opacity of an even colour, as `Blending` has them.
  private(set) var alphaGreen: UInt64
  /// The pixel of an even colour where it covers.
  private(set) var pixel: UInt32
  /// The opacity of an even colour, in 0 … 1.
  private(set) var alpha: Double
  /// The gradient, unless the colour is even.
  private(set) var gradient: Gradient?

  /// Makes an even colour.
  init(_ color: Color, opacity: Double) {
    let pixel = Blending.opaquePixel(color)
    self.pixel = pixel
    redBlue = Blending.redBlue(pixel)
    alphaGreen = Blending.alphaGreen(pixel)
    alpha = max(0, min(1, color.alpha * opacity))
    gradient = nil
  }

  /// Makes a gradient between two points in device pixels.
  init(from start: Color, at first: Point, to end: Color, at last: Point, opacity: Double) {
    let line = last - first
    let square = line.x * line.x + line.y * line.y
    self.init(end, opacity: opacity)
    guard square > 1e-9, start != end else { return }
    alpha = 1
    let first4 = Ink.premultiplied(start, opacity)
    gradient = Gradient(
      perColumn: line.x / square, perRow: line.y / square, atOrigin: -(first.x * line.x + first.y * line.y) / square,
      start: first4, change: Ink.premultiplied(end, opacity) - first4)
  }

  /// Whether nothing would show.
  var isInvisible: Bool { alpha <= 0 }

  /// The ink for one row: a gradient that runs straight down is even within a row.
  func forRow(_ y: Int) -> Ink {
    guard let gradient, gradient.perColumn == 0 else { return self }
    let color = gradient.color(x: 0, y: y)
    guard color.w > 0 else { return Ink(.clear, opacity: 0) }
    let scale = 1 / Double(color.w)
    return Ink(
      Color(
        red: Double(color.z) * scale, green: Double(color.y) * scale, blue: Double(color.x) * scale,
        alpha: Double(color.w) / 255), opacity: 1)
  }

  private static func premultiplied(_ color: Color, _ opacity: Double) -> SIMD4<Float> {
    func part(_ value: Double) -> Float { Float(max(0, min(1, value)) * 255) }
    let alpha = max(0, min(1, color.alpha * opacity))
    return SIMD4(part(color.blue), part(color.green), part(color.red), 255) * Float(alpha)
  }
}
