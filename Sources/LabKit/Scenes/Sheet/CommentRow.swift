import Drawing
import Primitives

/// Draws a comment: a portrait, a name, a line of text, its number and a hairline.
enum CommentRow {
  private static let names = [
    "Ingrid", "Aksel", "Solveig", "Jonas", "Maren", "Eirik", "Tuva", "Henrik", "Ragna", "Odd", "Liv",
  ]
  private static let words = [
    "That light on the water!", "Which ferry did you take?", "I was there the week before, in rain.",
    "The third picture is the one.", "How long did you wait for this?", "My grandmother lives across the bay.",
    "Is the path still open in autumn?", "Going next week, thank you.", "What a colour.",
    "You can hear the quiet in it.", "Cold hands, good picture.", "Do you print these?", "The boat makes it.",
  ]

  /// Draws a row; the same number always looks the same.
  static func draw(_ row: Int, in rect: Rect, _ canvas: inout Canvas) {
    let swatch = PhoneTheme.swatches[(row &* 5 &+ 2) % PhoneTheme.swatches.count]
    let portrait = Rect(x: rect.minX + 16, y: rect.midY - 20, width: 40, height: 40)
    canvas.fill(
      portrait, radius: 20, .linearGradient(swatch.0, swatch.1, from: Point(x: 0, y: 0), to: Point(x: 1, y: 1)))
    // A head over shoulders.
    let pale = Color.white.opacity(0.85)
    canvas.fillCircle(center: Point(x: portrait.midX, y: portrait.minY + 15), radius: 6.5, pale)
    canvas.clipped(to: portrait, radius: 20) { canvas in
      canvas.fill(Rect(x: portrait.midX - 12, y: portrait.minY + 25, width: 24, height: 24), radius: 12, pale)
    }
    let left = portrait.maxX + 12
    let right = rect.maxX - 16
    canvas.text(
      "\(row + 1)", in: Rect(x: right - 56, y: rect.midY - 20, width: 56, height: 20),
      TextStyle(.regular, size: 13, color: PhoneTheme.secondaryText, alignment: .trailing, tabularDigits: true))
    canvas.text(
      names[(row &* 4 &+ 1) % names.count], in: Rect(x: left, y: rect.midY - 21, width: right - left - 60, height: 22),
      PhoneTheme.headline())
    canvas.text(
      words[(row &* 7) % words.count], in: Rect(x: left, y: rect.midY + 1, width: right - left, height: 20),
      PhoneTheme.body(PhoneTheme.secondaryText))
    canvas.fill(Rect(x: left, y: rect.maxY - 1, width: rect.maxX - left, height: 1), PhoneTheme.separator)
  }
}
