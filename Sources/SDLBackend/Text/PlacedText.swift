import Drawing
import Primitives

/// A line of text at its place on the device.
struct PlacedText {
  /// The font size in pixels.
  let size: Double
  /// The left end of the line in pixels.
  let left: Double
  /// The right end of the line in pixels.
  let right: Double
  /// The base line in pixels.
  let baseline: Double
  private let run: GlyphRun
  private let eighths: Int
  private let fonts: FontLibrary

  /// Places a text; nil if it has no size or no finite place.
  ///
  /// Within its rectangle the base line is brought to a whole pixel, so that text at rest is crisp; the rectangle itself may
  /// stand anywhere, so that text in motion moves evenly.
  init?(_ text: String, in rect: Rect, _ style: TextStyle, scale: Double, origin: Point, fonts: FontLibrary) {
    size = style.size * scale
    guard size.isFinite, size >= 1, size < 2000, origin.isFinite, rect.origin.isFinite else { return nil }
    run = fonts.run(text, style, room: rect.width)
    let width = run.width * style.size
    let start =
      switch style.alignment {
      case .leading: rect.minX
      case .center: rect.midX - width / 2
      case .trailing: rect.maxX - width
      }
    left = origin.x + start * scale
    right = left + width * scale
    let capHeight = (fonts.capHeight(style.face) * size).rounded()
    let offset = ((rect.height * scale + capHeight) / 2).rounded()
    baseline = origin.y + rect.minY * scale + offset
    guard left.isFinite, baseline.isFinite, abs(left) < 1e6, abs(baseline) < 1e6 else { return nil }
    eighths = max(8, Int((size * 8).rounded()))
    self.fonts = fonts
  }

  /// Visits the pictures with the column and row of their top left corner, and the part of a row that they hang lower.
  func forEachGlyph(_ body: (GlyphAtlas.Entry, Int, Int, Double) -> Void) {
    var row = Int(baseline.rounded(.down))
    // A drop within a sixty-fourth of a pixel is none: whole places must not be blurred by rounding.
    var drop = baseline - Double(row)
    if drop < 1.0 / 64 { drop = 0 }
    if drop > 63.0 / 64 {
      drop = 0
      row += 1
    }
    for glyph in run.glyphs {
      let quarters = Int(((left + glyph.x * size) * 4).rounded())
      let column = quarters >> 2
      if let entry = fonts.glyph(glyph, eighths: eighths, phase: quarters & 3) {
        body(entry, column + entry.left, row - entry.top, drop)
      }
    }
  }
}
