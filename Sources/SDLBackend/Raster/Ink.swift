import Drawing
import Primitives

/// What an area is coloured with, prepared for mixing pixels.
struct Ink {
  /// A gradient along a line that runs across columns.
  struct Gradient {
    /// The number of shades in the ramp; more than two for each step of a byte.
    static let shades = 768
    /// The shades from the first colour to the last, multiplied by their opacity.
    let ramp: [UInt32]
    /// How many shades the gradient advances from one column to the next, in units of 2⁻³².
    let perColumn: Int64
    /// How many shades the gradient advances from one row to the next.
    let perRow: Double
    /// The shade at the centre of the first pixel.
    let first: Double

    /// The shade of the first column of a row, in units of 2⁻³².
    func start(row y: Int) -> Int64 { Int64((max(-1e6, min(1e6, first + perRow * Double(y))) + 0.5) * 4_294_967_296) }
  }

  /// The pixel of an even colour where it covers.
  private(set) var pixel: UInt32
  /// The opacity of an even colour, in 0 … 1.
  private(set) var alpha: Double
  /// The gradient, unless every row is even.
  private(set) var gradient: Gradient?
  /// The colours from top to bottom if every row is even, but rows differ.
  private(set) var rows: (start: Color, end: Color, perRow: Double, first: Double)?

  /// Makes an even colour.
  init(_ color: Color, opacity: Double) {
    pixel = Blending.opaquePixel(color)
    alpha = max(0, min(1, color.alpha * opacity))
  }

  /// Makes a gradient between two points in device pixels.
  ///
  /// The colours are mixed multiplied by their opacity, so that a transparent end lends no tint.
  init(from start: Color, at first: Point, to end: Color, at last: Point, opacity: Double) {
    let line = last - first
    let square = line.x * line.x + line.y * line.y
    self.init(end, opacity: opacity)
    guard square > 1e-9, square.isFinite, start != end else { return }
    alpha = 1
    let start = start.opacity(opacity)
    let end = end.opacity(opacity)
    let offset = ((0.5 - first.x) * line.x + (0.5 - first.y) * line.y) / square
    if abs(line.x) < 1e-9 * abs(line.y) {
      rows = (start, end, line.y / square, offset)
      return
    }
    let steps = Double(Gradient.shades - 1)
    let ramp = (0..<Gradient.shades).map {
      Blending.premultipliedPixel(Self.mix(start, end, Double($0) / steps))
    }
    gradient = Gradient(
      ramp: ramp, perColumn: Int64(max(-1e6, min(1e6, line.x / square * steps)) * 4_294_967_296),
      perRow: line.y / square * steps, first: offset * steps)
  }

  /// Whether nothing would show.
  var isInvisible: Bool { !(alpha > 0) }

  /// The ink for one row: a gradient that runs straight down is even within a row.
  func forRow(_ y: Int) -> Ink {
    guard let rows else { return self }
    return Ink(Self.mix(rows.start, rows.end, max(0, min(1, rows.first + rows.perRow * Double(y)))), opacity: 1)
  }

  private static func mix(_ start: Color, _ end: Color, _ fraction: Double) -> Color {
    let alpha = start.alpha + (end.alpha - start.alpha) * fraction
    guard alpha > 0 else { return .clear }
    func part(_ a: Double, _ b: Double) -> Double {
      (a * start.alpha * (1 - fraction) + b * end.alpha * fraction) / alpha
    }
    return Color(
      red: part(start.red, end.red), green: part(start.green, end.green), blue: part(start.blue, end.blue),
      alpha: alpha)
  }
}
