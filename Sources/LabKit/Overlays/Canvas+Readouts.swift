import Drawing
import Primitives

extension Canvas {
  /// Sets a line of text with its middle at a height.
  mutating func line(_ text: String, x: Double, middle: Double, width: Double, _ style: TextStyle) {
    self.text(text, in: Rect(x: x, y: middle - style.size, width: width, height: style.size * 2), style)
  }

  /// Draws a dashed line.
  mutating func dashed(
    from start: Point, to end: Point, width: Double, dash: Double = 4, gap: Double = 4, _ color: Color
  ) {
    let way = end - start
    let length = way.length
    guard length > 0, dash > 0, dash + gap > 0 else { return }
    let direction = way / length
    var place = 0.0
    while place < length {
      line(from: start + direction * place, to: start + direction * min(place + dash, length), width: width, color)
      place += dash + gap
    }
  }

  /// Draws a tag over the phone: a dark field with a coloured mark and one line of text.
  ///
  /// - Returns: the tag's rectangle.
  @discardableResult
  mutating func tag(_ text: String, mark: Color, trailing: Double, top: Double, height: Double = 20) -> Rect {
    let width = (TextMeasure.width(text, OverlayType.tag) * 1.03 + 24).rounded(.up)
    let rect = Rect(x: trailing - width, y: top, width: width, height: height)
    fill(rect, radius: 6, OverlayPalette.tag)
    fill(Rect(x: rect.minX + 6, y: rect.midY - 4, width: 8, height: 8), radius: 2.5, mark)
    line(text, x: rect.minX + 19, middle: rect.midY, width: width - 22, OverlayType.tag)
    return rect
  }

  /// Draws a key of the keyboard.
  mutating func keyCap(_ name: String, in rect: Rect) {
    fill(rect, radius: 6, OverlayPalette.field)
    stroke(rect, radius: 6, width: 1, OverlayPalette.track)
    text(name, in: rect, OverlayType.key)
  }
}
