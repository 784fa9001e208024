import Drawing
import InteractionKit
import Primitives

/// A bar for each level, filled as far as the level has scrolled: a hand-over is seen to pass along the row.
final class StackGaugesView: View {
  /// The levels, outermost first.
  var levels: [StackLevelView] = []

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    let card = Rect(origin: .zero, size: bounds.size)
    canvas.shadow(card.offset(by: Vector(x: 0, y: 3)), radius: 18, blur: 18, Color.black.opacity(0.16))
    canvas.fill(card, radius: 18, Color.white.opacity(0.96))
    guard !levels.isEmpty, card.width > 40, card.height > 40 else { return }
    let inner = card.inset(by: 16)
    let column = inner.width / Double(levels.count)
    let width = min(18, max(2, column * 0.62))
    let figures = 20.0
    let every = column >= 18 ? 1 : column >= 9 ? 2 : 4
    for (index, level) in levels.enumerated() {
      let middle = inner.minX + column * (Double(index) + 0.5)
      let track = Rect(x: middle - width / 2, y: inner.minY, width: width, height: inner.height - figures)
      drawBar(level, in: track, &canvas)
      guard index % every == 0 || index == levels.count - 1 && every == 1 else { continue }
      canvas.text(
        "\(level.number)", in: Rect(x: middle - 16, y: track.maxY + 6, width: 32, height: figures - 4),
        TextStyle(
          isMoving(level) ? .bold : .medium, size: 12,
          color: isMoving(level) ? PhoneTheme.accent : PhoneTheme.secondaryText, alignment: .center,
          tabularDigits: true))
    }
  }

  private func drawBar(_ level: StackLevelView, in track: Rect, _ canvas: inout Canvas) {
    let radius = min(6, track.width / 2)
    let fraction = min(max(level.contentOffset.y / StackScene.room, 0), 1)
    canvas.fill(track, radius: radius, PhoneTheme.separator)
    canvas.clipped(to: track, radius: radius) { canvas in
      canvas.fill(
        Rect(
          x: track.minX, y: track.maxY - track.height * fraction, width: track.width, height: track.height * fraction),
        isMoving(level) ? PhoneTheme.accent : Color(hex: 0x8196EE))
    }
  }

  /// Whether the level is between its limits: the one through which a stroke passes now.
  private func isMoving(_ level: StackLevelView) -> Bool {
    level.contentOffset.y > 0 && level.contentOffset.y < StackScene.room
  }
}
