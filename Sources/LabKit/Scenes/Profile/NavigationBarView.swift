import Drawing
import InteractionKit
import Primitives

/// The bar over the top of a profile: its background and title fade in as the header leaves.
final class NavigationBarView: View {
  /// How much of the header has left: 0 none, 1 all of it.
  var progress = 0.0 {
    didSet { statusBar.tint = Color.white.mixed(with: PhoneTheme.primaryText, progress) }
  }

  private let statusBar = StatusBarView(name: "status")

  init() {
    super.init(name: "bar")
    isUserInteractionEnabled = false
    addSubview(statusBar)
  }

  override func layoutSubviews() {
    statusBar.frame = Rect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - 44))
  }

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    canvas.fill(bounds, PhoneTheme.background.opacity(progress))
    let line = Rect(x: 0, y: bounds.height - 44, width: bounds.width, height: 44)
    // The title comes up from below the bar's edge as it fades in.
    let rise = (1 - progress) * 12
    canvas.clipped(to: line) { canvas in
      canvas.text(
        "Ada Lindqvist", in: line.offset(by: Vector(x: 0, y: rise)),
        PhoneTheme.title(PhoneTheme.primaryText.opacity(progress)))
    }
    let tint = Color.white.mixed(with: PhoneTheme.primaryText, progress)
    canvas.polyline(
      [
        Point(x: 25, y: line.midY - 8), Point(x: 17, y: line.midY), Point(x: 25, y: line.midY + 8),
      ], width: 2.5, tint)
  }
}
