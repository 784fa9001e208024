import Drawing
import InteractionKit
import Primitives

/// The content of the canvas: coloured squares of 100 points with their places, so that every part looks like itself.
final class ScratchGridView: View {
  private static let square = 100.0

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    let columns = Self.range(visible.minX, visible.maxX, limit: bounds.width)
    let rows = Self.range(visible.minY, visible.maxY, limit: bounds.height)
    for row in rows {
      for column in columns { drawSquare(column, row, &canvas) }
    }
    canvas.stroke(Rect(origin: .zero, size: bounds.size), width: 2, PhoneTheme.accent)
  }

  private static func range(_ start: Double, _ end: Double, limit: Double) -> Range<Int> {
    let first = max(0, Int((start / square).rounded(.down)))
    return first..<max(first, Int((min(end, limit) / square).rounded(.up)))
  }

  private func drawSquare(_ column: Int, _ row: Int, _ canvas: inout Canvas) {
    let rect = Rect(
      x: Double(column) * Self.square, y: Double(row) * Self.square, width: Self.square, height: Self.square)
    let across = rect.minX / bounds.width
    let down = rect.minY / bounds.height
    let color = Color(hex: 0xD9E2FF).mixed(with: Color(hex: 0xD3F5EC), across).mixed(with: Color(hex: 0xF1DBFB), down)
    canvas.fill(rect.inset(by: 1), radius: 8, (column + row) % 2 == 0 ? color : color.mixed(with: .white, 0.55))
    canvas.fill(Rect(x: rect.minX + 49, y: rect.minY + 58, width: 3, height: 3), radius: 1.5, PhoneTheme.placeholder)
    canvas.text(
      "\(column * 100), \(row * 100)", in: Rect(x: rect.minX + 10, y: rect.minY + 8, width: 84, height: 18),
      TextStyle(.medium, size: 12, color: PhoneTheme.secondaryText, tabularDigits: true))
  }
}
