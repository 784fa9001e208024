import Drawing
import Primitives

extension SoftwareRasterizer {
  /// Sets one line of text in a rectangle: its capitals stand in the middle of the rectangle's height.
  func text(_ text: String, in rect: Rect, _ style: TextStyle, _ state: State, _ target: PixelTarget) {
    let placed = PlacedText(text, in: rect, style, scale: state.scale, origin: state.origin, fonts: fonts)
    guard let placed,
      let visible = state.clip.visiblePixels(
        minX: placed.left - placed.size, minY: placed.baseline - placed.size * 1.5, maxX: placed.right + placed.size,
        maxY: placed.baseline + placed.size)
    else { return }
    let ink = Ink(style.color, opacity: state.opacity)
    guard !ink.isInvisible else { return }
    let painter = GlyphPainter(
      target: target, clip: state.clip, ink: ink, columns: visible.columns, rows: visible.rows)
    placed.forEachGlyph { glyph, x, row, drop in
      painter.paint(glyph, of: fonts.atlas.pages[glyph.page], x: x, y: row, drop: drop)
    }
  }
}

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

/// Lays the coverage of glyphs on pixels.
private struct GlyphPainter {
  let target: PixelTarget
  let clip: ClipRegion
  let ink: Ink
  let columns: Range<Int>
  let rows: Range<Int>

  /// Paints one picture with its top left corner at a pixel, `drop` of a row lower.
  func paint(_ glyph: GlyphAtlas.Entry, of page: GlyphAtlas.Page, x: Int, y: Int, drop: Double) {
    let height = glyph.height + (drop > 0 ? 1 : 0)
    let first = max(x, columns.lowerBound)
    let last = min(x + glyph.width, columns.upperBound)
    guard first < last else { return }
    let alpha = Blending.weight(ink.alpha)
    let lower = UInt64(drop * 256)
    page.coverage.withUnsafeBufferPointer { coverage in
      for line in 0..<height {
        let targetY = y + line
        guard rows.contains(targetY) else { continue }
        let solid = clip.isSoft ? clip.solidColumns(row: targetY) : clip.columns
        let row = target.row(targetY)
        let here = (glyph.y + line) * page.side + glyph.x - x
        // The row above and the row below a picture on its page are empty.
        let above = here - page.side
        for column in first..<last {
          var value = UInt64(coverage[here + column]) * 256
          if lower > 0 {
            value = UInt64(coverage[here + column]) * (256 - lower) + UInt64(coverage[above + column]) * lower
          }
          if value == 0 { continue }
          var weight = (value * alpha + 32640) / 65280
          if !solid.contains(column) {
            weight = Blending.weight(Double(weight) / 65536 * clip.coverage(x: column, y: targetY))
          }
          row[column] = Blending.mix(
            row[column], redBlue: ink.redBlue, alphaGreen: ink.alphaGreen, weight: weight)
        }
      }
    }
  }
}
