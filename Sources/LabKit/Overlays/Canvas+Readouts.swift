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

  /// What stands at the head of a tag.
  enum TagMark {
    /// A square in the colour of a view.
    case square
    /// An arrow upwards, or downwards.
    case up, down
  }

  /// The width of a tag without a dot.
  static func tagWidth(_ text: String) -> Double {
    (TextMeasure.width(text, OverlayType.tag) * 1.03).rounded(.up) + 24
  }

  /// Draws a tag over the phone: a dark field with a coloured mark, one line of text, and a dot at its end.
  ///
  /// - Returns: the tag's rectangle.
  @discardableResult
  mutating func tag(
    _ text: String, mark: Color, shape: TagMark = .square, dot: Color? = nil, trailing: Double, top: Double
  ) -> Rect {
    let width = Self.tagWidth(text) + (dot == nil ? 0 : 14)
    let rect = Rect(x: trailing - width, y: top, width: width, height: 20)
    fill(rect, radius: 6, OverlayPalette.tag)
    let x = rect.minX + 6
    switch shape {
    case .square: fill(Rect(x: x, y: rect.midY - 4, width: 8, height: 8), radius: 2.5, mark)
    case .up:
      polygon(
        [Point(x: x - 1, y: rect.midY + 4), Point(x: x + 4, y: rect.midY - 4), Point(x: x + 9, y: rect.midY + 4)], mark)
    case .down:
      polygon(
        [Point(x: x - 1, y: rect.midY - 4), Point(x: x + 9, y: rect.midY - 4), Point(x: x + 4, y: rect.midY + 4)], mark)
    }
    line(text, x: rect.minX + 19, middle: rect.midY, width: Self.tagWidth(text) - 22, OverlayType.tag)
    if let dot { fillCircle(center: Point(x: rect.maxX - 10, y: rect.midY), radius: 4, dot) }
    return rect
  }

  /// Draws the empty field of a chart that has nothing to show yet, down over the room for its foot.
  mutating func placeholder(_ text: String, in plot: Rect, below foot: Double) {
    let field = Rect(x: plot.minX, y: plot.minY, width: plot.width, height: plot.height + foot)
    fill(field, radius: 8, OverlayPalette.stageBottom)
    stroke(field, radius: 8, width: 1, OverlayPalette.panelEdge)
    let style = OverlayType.note.aligned(.center)
    let lines = TextMeasure.balancedLines(text, style, width: field.width - 32, limit: 3)
    for (index, words) in lines.enumerated() {
      line(
        words, x: field.minX + 8, middle: field.midY + (Double(index) - Double(lines.count - 1) / 2) * 20,
        width: field.width - 16, style)
    }
  }

  /// Draws a key of the keyboard.
  mutating func keyCap(_ name: String, in rect: Rect) {
    fill(rect, radius: 6, OverlayPalette.field)
    stroke(rect, radius: 6, width: 1, OverlayPalette.track)
    text(name, in: rect, OverlayType.key)
  }
}
