import Drawing
import InteractionKit
import Primitives

/// What lies behind the sheet: a picture with controls that change it, and a handle at the bottom edge.
final class PhotoPageView: View {
  /// Opens and closes the comments.
  let button = Button(name: "open", title: "Show comments", style: .tinted)
  /// The time of day of the picture.
  let segments = SegmentedControl(name: "daytime", titles: PhotoMotif.Daytime.allCases.map(\.title))
  /// How bright the picture is.
  let slider = Slider(name: "exposure", value: 0.5)
  /// How many comments the handle speaks of.
  var commentCount = 0

  /// The height of the handle at the bottom, in points.
  static let handleHeight = 52.0

  private let status = StatusBarView()
  private static let margin = 16.0

  init() {
    super.init(name: "photo")
    backgroundColor = PhoneTheme.grouped
    for view in [status, button, segments, slider] { addSubview(view) }
    segments.onSelect { [weak self] _ in self?.setNeedsDisplay() }
    slider.onChange { [weak self] _ in self?.setNeedsDisplay() }
  }

  /// The picture; lower on a low screen, so that the controls stay in reach over the handle.
  private var picture: Rect {
    let room = min(bounds.height - Self.handleHeight, 480) - 92 - 176
    return Rect(x: Self.margin, y: 92, width: max(0, bounds.width - 2 * Self.margin), height: min(208, max(24, room)))
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 2 * Self.margin)
    let below = picture.maxY
    status.frame = Rect(x: 0, y: 0, width: bounds.width, height: 44)
    segments.frame = Rect(x: Self.margin, y: below + 16, width: width, height: 36)
    slider.frame = Rect(x: Self.margin + 88, y: below + 60, width: max(0, width - 88), height: 44)
    button.frame = Rect(x: Self.margin, y: below + 112, width: width, height: 48)
  }

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    canvas.text("The ferry at Hella", in: Rect(x: 0, y: 44, width: bounds.width, height: 44), PhoneTheme.title())
    let daytime = PhotoMotif.Daytime.allCases[segments.selectedIndex]
    canvas.clipped(to: picture, radius: 20) { canvas in
      PhotoMotif.draw(daytime, exposure: slider.value, in: picture, &canvas)
    }
    canvas.text(
      "Exposure", in: Rect(x: Self.margin, y: picture.maxY + 60, width: 84, height: 44), PhoneTheme.body())
    drawHandle(&canvas)
  }

  /// The edge of a card that can be drawn up.
  private func drawHandle(_ canvas: inout Canvas) {
    let top = bounds.height - Self.handleHeight
    let card = Rect(x: 0, y: top, width: bounds.width, height: Self.handleHeight + 24)
    canvas.shadow(card, radius: 16, blur: 18, Color(white: 0, alpha: 0.12))
    canvas.fill(card, radius: 16, PhoneTheme.background)
    canvas.fill(
      Rect(x: bounds.width / 2 - 18, y: top + 6, width: 36, height: 5), radius: 2.5, Color(hex: 0x9AA0AE))
    let words = commentCount == 1 ? "1 comment" : "\(commentCount) comments"
    canvas.text(
      "Drag up for \(words)", in: Rect(x: 16, y: top + 16, width: max(0, bounds.width - 32), height: 28),
      PhoneTheme.footnote().aligned(.center))
  }
}
