import Drawing
import InteractionKit
import Primitives

/// One level of the stack: a strip with its name, and below it the next level, or lines to see movement by.
final class StackLevelView: ScrollView {
  /// Its number, from 1 for the outermost.
  let number: Int
  /// The height of the strip, in points.
  var strip = 44.0
  /// Where the strip begins, in points of the content.
  var stripTop = 0.0
  private let levelCount: Int

  init(number: Int, of levelCount: Int) {
    self.number = number
    self.levelCount = levelCount
    super.init(name: "level\(number)")
    showsIndicators = false
    backgroundColor = color
    cornerRadius = number == 1 ? 0 : min(10, 48 / Double(levelCount))
  }

  /// The surface: from a pale blue outside to a deep one, and white for the innermost.
  var color: Color {
    guard number < levelCount else { return PhoneTheme.background }
    return Self.tint(Double(number - 1) / Double(max(1, levelCount - 1)))
  }

  /// The colour at a fraction of the way inwards.
  static func tint(_ fraction: Double) -> Color {
    Color(hex: 0xE3E9FF).mixed(with: Color(hex: 0x8FA3F2), fraction)
  }

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    if number == levelCount { drawLines(&canvas, visible: visible) }
    guard strip >= 17 else { return }
    let size = min(15, strip * 0.62)
    let middle = stripTop + strip / 2
    canvas.text(
      "Level \(number)", in: Rect(x: 14, y: middle - size, width: bounds.width - 28, height: size * 2),
      TextStyle(.semibold, size: size, color: PhoneTheme.primaryText))
    canvas.text(
      "\(Readout.number(bounds.minY)) of \(Readout.number(StackScene.room))",
      in: Rect(x: 14, y: middle - size, width: bounds.width - 28, height: size * 2),
      TextStyle(.regular, size: size - 2, color: Self.note, alignment: .trailing, tabularDigits: true))
  }

  private static let note = Color(hex: 0x3C4360)

  /// A line each 50 points, with its place.
  private func drawLines(_ canvas: inout Canvas, visible: Rect) {
    let first = max(1, Int((visible.minY - strip) / 50))
    let last = max(first, Int((min(visible.maxY, contentSize.height) - strip) / 50))
    for line in first...last {
      let y = strip + Double(line) * 50
      canvas.fill(Rect(x: 14, y: y, width: max(0, bounds.width - 64), height: 1), PhoneTheme.separator)
      canvas.text(
        "\(line * 50)", in: Rect(x: 14, y: y - 10, width: bounds.width - 28, height: 20),
        TextStyle(.regular, size: 13, color: PhoneTheme.secondaryText, alignment: .trailing, tabularDigits: true))
    }
  }
}
