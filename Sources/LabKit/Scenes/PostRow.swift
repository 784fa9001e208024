import Drawing
import Primitives

/// Draws a row of a list: a picture, two lines of text, an age and a hairline.
enum PostRow {
  private static let titles = [
    "Morning light on the fjord", "Three days on the ridge", "Notes on slow shutters", "The ferry at Hella",
    "Packing for the north", "A cabin without a road", "Rain, and what to do with it", "Second roll, first snow",
    "Where the map ends", "Tea above the clouds",
  ]
  private static let places = [
    "Balestrand", "Jotunheimen", "Lofoten", "Sogn", "Hardanger", "Senja", "Tromsø", "Rondane", "Vega",
  ]

  /// Draws a row.
  ///
  /// - Parameters:
  ///   - row: its number; the same number always looks the same.
  ///   - series: which list it belongs to, so that lists differ.
  static func draw(_ row: Int, series: Int, in rect: Rect, _ canvas: inout Canvas) {
    let number = row &* 7 &+ series &* 3
    let swatch = PhoneTheme.swatches[number % PhoneTheme.swatches.count]
    let side = min(48, rect.height - 16)
    let picture = Rect(x: rect.minX + 16, y: rect.midY - side / 2, width: side, height: side)
    canvas.fill(
      picture, radius: 12,
      .linearGradient(swatch.0, swatch.1, from: Point(x: 0, y: 0), to: Point(x: 1, y: 1)))
    if side >= 40 {
      canvas.fillCircle(
        center: Point(x: picture.minX + side * 0.68, y: picture.minY + side * 0.34), radius: side * 0.11,
        Color.white.opacity(0.85))
      canvas.polygon(
        [
          Point(x: picture.minX + side * 0.16, y: picture.minY + side * 0.76),
          Point(x: picture.minX + side * 0.44, y: picture.minY + side * 0.4),
          Point(x: picture.minX + side * 0.72, y: picture.minY + side * 0.76),
        ], Color.white.opacity(0.7))
    }
    let left = picture.maxX + 12
    let right = rect.maxX - 16
    let age = "\(row + 1)"
    canvas.text(
      age, in: Rect(x: right - 56, y: rect.midY - 20, width: 56, height: 20),
      TextStyle(.regular, size: 13, color: PhoneTheme.secondaryText, alignment: .trailing, tabularDigits: true))
    canvas.text(
      titles[number % titles.count], in: Rect(x: left, y: rect.midY - 21, width: right - left - 60, height: 22),
      PhoneTheme.headline())
    canvas.text(
      "\(places[(number / 2) % places.count]) · \(12 + number % 47) photographs",
      in: Rect(x: left, y: rect.midY + 2, width: right - left, height: 18), PhoneTheme.footnote())
    canvas.fill(Rect(x: left, y: rect.maxY - 1, width: rect.maxX - left, height: 1), PhoneTheme.separator)
  }
}
