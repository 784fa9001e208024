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
    var painter = RowPainter(target: target, clip: state.clip, ink: ink)
    placed.forEachGlyph { glyph, x, row, drop in
      guard x < visible.columns.upperBound, x + glyph.width > visible.columns.lowerBound else { return }
      let page = fonts.atlas.pages[glyph.page]
      page.coverage.withUnsafeBufferPointer { coverage in
        guard let base = coverage.baseAddress else { return }
        for line in 0..<glyph.height + (drop > 0 ? 1 : 0) where visible.rows.contains(row + line) {
          // The rows above and below a picture on its page are empty.
          let here = base + (glyph.y + line) * page.side + glyph.x
          painter.begin(row: row + line)
          painter.glyphLine(x, glyph.width, here, above: here - page.side, drop: UInt64(drop * 256))
        }
      }
    }
  }
}
