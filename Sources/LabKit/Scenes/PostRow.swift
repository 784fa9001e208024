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
    let number = row &* 5 &+ series &* 3
    let swatch = PhoneTheme.swatches[number % PhoneTheme.swatches.count]
    let side = min(48, rect.height - 16)
    let picture = Rect(x: rect.minX + 16, y: rect.midY - side / 2, width: side, height: side)
    canvas.fill(
      picture, radius: 12,
      .linearGradient(swatch.0, swatch.1, from: Point(x: 0, y: 0), to: Point(x: 1, y: 1)))
    if side >= 32 { drawMotif(number / 2 % 4, in: picture, &canvas) }
    let left = picture.maxX + 12
    let right = rect.maxX - 16
    let age = "\(row + 1)"
    canvas.text(
      age, in: Rect(x: right - 56, y: rect.midY - 20, width: 56, height: 20),
      TextStyle(.regular, size: 13, color: PhoneTheme.secondaryText, alignment: .trailing, tabularDigits: true))
    canvas.text(
      titles[(row &* 3 &+ series &* 7) % titles.count],
      in: Rect(x: left, y: rect.midY - 21, width: right - left - 60, height: 22),
      PhoneTheme.headline())
    canvas.text(
      "\(places[(row &* 2 &+ series) % places.count]) · \(12 + number % 47) photographs",
      in: Rect(x: left, y: rect.midY + 2, width: right - left, height: 18), PhoneTheme.footnote())
    canvas.fill(Rect(x: left, y: rect.maxY - 1, width: rect.maxX - left, height: 1), PhoneTheme.separator)
  }

  /// One of four small pictures: peaks under a sun, a moon over a hill, waves, or a path between trees.
  private static func drawMotif(_ motif: Int, in rect: Rect, _ canvas: inout Canvas) {
    let pale = Color.white.opacity(0.85)
    let soft = Color.white.opacity(0.55)
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
    switch motif {
    case 0:
      canvas.fillCircle(center: at(0.7, 0.32), radius: rect.width * 0.1, pale)
      canvas.polygon([at(0.14, 0.76), at(0.4, 0.38), at(0.66, 0.76)], pale)
      canvas.polygon([at(0.46, 0.76), at(0.66, 0.5), at(0.86, 0.76)], soft)
    case 1:
      canvas.fillCircle(center: at(0.36, 0.36), radius: rect.width * 0.14, pale)
      canvas.polygon([at(0.1, 0.78), at(0.34, 0.6), at(0.66, 0.58), at(0.9, 0.78)], soft)
    case 2:
      for wave in 0..<3 {
        let y = 0.4 + Double(wave) * 0.16
        let inset = 0.16 + Double(wave % 2) * 0.08
        canvas.fill(
          Rect(origin: at(inset, y), size: Size(width: rect.width * (0.92 - 2 * inset), height: 3.5)), radius: 1.75,
          wave == 1 ? soft : pale)
      }
      canvas.fillCircle(center: at(0.66, 0.26), radius: rect.width * 0.08, pale)
    default:
      canvas.polygon([at(0.2, 0.68), at(0.34, 0.28), at(0.48, 0.68)], pale)
      canvas.polygon([at(0.54, 0.72), at(0.68, 0.38), at(0.82, 0.72)], soft)
      canvas.fill(
        Rect(origin: at(0.16, 0.74), size: Size(width: rect.width * 0.68, height: 3)), radius: 1.5, pale)
    }
  }
}
