import Drawing
import InteractionKit
import Primitives

/// The header of a profile: a picture, an avatar, a name, a few words and three figures, all drawn from code.
final class ProfileHeaderView: View {
  /// How far the outer view is stretched: the picture grows upwards by as much.
  var stretch = 0.0

  /// Where the picture ends, in points from the top.
  private var pictureHeight: Double { max(40, bounds.height - 152) }

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    drawPicture(&canvas)
    canvas.fill(
      Rect(x: 0, y: pictureHeight, width: bounds.width, height: bounds.height - pictureHeight),
      PhoneTheme.background)
    drawAvatar(&canvas)
    drawWords(&canvas)
  }

  private func drawPicture(_ canvas: inout Canvas) {
    let picture = Rect(x: 0, y: -stretch, width: bounds.width, height: pictureHeight + stretch)
    canvas.clipped(to: picture) { canvas in
      canvas.fill(
        picture,
        .linearGradient(
          Color(hex: 0x2B2D6E), Color(hex: 0xF0A58F), from: Point(x: 0.4, y: 0), to: Point(x: 0.6, y: 1)))
      let scale = picture.height / 148
      canvas.group(translation: Vector(x: bounds.width / 2, y: picture.maxY), scale: max(scale, bounds.width / 390)) {
        drawLandscape(&$0)
      }
    }
  }

  /// A landscape about its bottom centre, made for a picture of 390 × 148.
  private func drawLandscape(_ canvas: inout Canvas) {
    canvas.fillCircle(center: Point(x: 92, y: -84), radius: 20, Color(hex: 0xFFE3C4, alpha: 0.95))
    func ridge(_ points: [(Double, Double)], _ color: Color) {
      canvas.polygon(points.map { Point(x: $0.0, y: $0.1) }, color)
    }
    ridge([(-330, 0), (-120, -92), (40, 0)], Color(hex: 0x6B5B95))
    ridge([(-60, 0), (96, -70), (260, 0)], Color(hex: 0x7D6AA6))
    ridge([(-120, -92), (-94, -77), (-116, -70), (-150, -79)], Color(hex: 0xF7DCD2))
    ridge([(-200, 0), (-20, -58), (130, 0)], Color(hex: 0x4A4580))
    ridge([(60, 0), (190, -52), (340, 0)], Color(hex: 0x3E3A72))
    ridge([(-240, 0), (-240, -16), (240, -10), (240, 0)], Color(hex: 0x2C2B5A))
  }

  private func drawAvatar(_ canvas: inout Canvas) {
    let center = Point(x: 16 + 44, y: pictureHeight)
    canvas.fillCircle(center: center, radius: 44, PhoneTheme.background)
    canvas.fill(
      Rect(x: center.x - 40, y: center.y - 40, width: 80, height: 80), radius: 40,
      .linearGradient(Color(hex: 0xFFB38A), Color(hex: 0xE8590C), from: .zero, to: Point(x: 1, y: 1)))
    canvas.clipped(to: Rect(x: center.x - 40, y: center.y - 40, width: 80, height: 80), radius: 40) { canvas in
      canvas.fillCircle(center: Point(x: center.x, y: center.y + 42), radius: 30, Color(hex: 0x5F2C0E))
      canvas.fillCircle(center: Point(x: center.x, y: center.y - 6), radius: 19, Color(hex: 0x7A3E1D))
      canvas.fillCircle(center: Point(x: center.x, y: center.y - 2), radius: 16, Color(hex: 0xFFE0CC))
    }
  }

  private func drawWords(_ canvas: inout Canvas) {
    let width = bounds.width - 32
    let top = pictureHeight
    let button = Rect(x: bounds.width - 16 - 92, y: top + 12, width: 92, height: 32)
    canvas.fill(button, radius: 16, PhoneTheme.primaryText)
    canvas.text("Follow", in: button, TextStyle(.semibold, size: 14, color: .white, alignment: .center))
    canvas.text("Ada Lindqvist", in: Rect(x: 16, y: top + 48, width: width, height: 30), PhoneTheme.largeTitle())
    canvas.text(
      "Walks, waits, photographs. Mostly north of here.",
      in: Rect(x: 16, y: top + 80, width: width, height: 20), PhoneTheme.body(PhoneTheme.secondaryText))
    drawFigures(top: top + 110, &canvas)
  }

  private func drawFigures(top: Double, _ canvas: inout Canvas) {
    let style = TextStyle(.semibold, size: 15, color: PhoneTheme.primaryText)
    var left = 16.0
    for (figure, label) in [("1 060", "photographs"), ("48", "journeys"), ("12.4k", "readers")] {
      let width = TextMeasure.width(figure, style) * 1.03
      let labelWidth = TextMeasure.width(label, PhoneTheme.footnote())
      // A figure that does not fit is left out whole.
      guard left + width + 5 + labelWidth <= bounds.width - 12 else { return }
      canvas.text(figure, in: Rect(x: left, y: top, width: width + 4, height: 20), style)
      canvas.text(
        label, in: Rect(x: left + width + 5, y: top, width: labelWidth + 8, height: 20), PhoneTheme.footnote())
      left += width + 5 + labelWidth + 20
    }
  }
}
