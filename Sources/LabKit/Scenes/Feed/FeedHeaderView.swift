import Drawing
import InteractionKit
import Primitives

/// The header of a feed: a title, a line below it, and a row of authors with rings, all drawn from code.
///
/// It is laid out from its top; authors for whom there is no room are left out whole.
final class FeedHeaderView: View {
  private static let authors = ["Ada", "Bo", "Chika", "Davor", "Elin", "Farid", "Gro"]
  private static let side = 56.0

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    let width = bounds.width - 32
    canvas.text("Journeys", in: Rect(x: 16, y: 20, width: width, height: 34), TextStyle(.bold, size: 28, color: title))
    if bounds.height >= 84 {
      canvas.text(
        "Letters and pictures from those you follow", in: Rect(x: 16, y: 54, width: width, height: 20),
        PhoneTheme.body(PhoneTheme.secondaryText))
    }
    guard bounds.height >= 176 else { return }
    let pitch = Self.side + 16
    let count = min(Self.authors.count, Int((bounds.width - 16) / pitch))
    for index in 0..<max(0, count) { drawAuthor(index, left: 16 + Double(index) * pitch, top: 86, &canvas) }
  }

  private var title: Color { PhoneTheme.primaryText }

  private func drawAuthor(_ index: Int, left: Double, top: Double, _ canvas: inout Canvas) {
    let swatch = PhoneTheme.swatches[(index * 2 + 1) % PhoneTheme.swatches.count]
    let circle = Rect(x: left, y: top, width: Self.side, height: Self.side)
    let isNew = index < 3
    canvas.stroke(
      circle, radius: Self.side / 2, width: isNew ? 2.5 : 1.5, isNew ? PhoneTheme.accent : PhoneTheme.placeholder)
    let inner = circle.inset(by: 5)
    canvas.fill(inner, radius: inner.width / 2, .linearGradient(swatch.0, swatch.1, from: .zero, to: Point(x: 1, y: 1)))
    canvas.clipped(to: inner, radius: inner.width / 2) { canvas in
      canvas.fillCircle(center: Point(x: inner.midX, y: inner.maxY + 5), radius: 17, Color.white.opacity(0.85))
      canvas.fillCircle(center: Point(x: inner.midX, y: inner.midY - 4), radius: 8.5, Color.white.opacity(0.95))
    }
    canvas.text(
      Self.authors[index], in: Rect(x: left - 6, y: circle.maxY + 4, width: Self.side + 12, height: 16),
      TextStyle(.medium, size: 12, color: PhoneTheme.secondaryText, alignment: .center))
  }
}
