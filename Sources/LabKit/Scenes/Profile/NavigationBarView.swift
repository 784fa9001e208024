import Drawing
import InteractionKit
import Primitives

/// The bar over the top of a profile: its background and title fade in as the header leaves.
final class NavigationBarView: View {
  /// How much of the header has left: 0 none, 1 all of it.
  var progress = 0.0 {
    didSet { statusBar.tint = tint }
  }

  /// How much the bar covers: all of it early, so that nothing is read through it.
  private var coverage: Double { min(1, progress / 0.3) }
  /// How much of the title shows: it comes when the name in the header has gone.
  private var titleOpacity: Double { min(max((progress - 0.66) / 0.3, 0), 1) }
  private var tint: Color { Color.white.mixed(with: PhoneTheme.primaryText, coverage) }

  private let statusBar = StatusBarView()

  init() {
    super.init(name: "bar")
    addSubview(statusBar)
  }

  /// Only the status bar is touched; what lies under the rest gets its touches.
  override func point(inside point: Point) -> Bool { statusBar.frame.contains(point) }

  override func layoutSubviews() {
    statusBar.frame = Rect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - 44))
  }

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    canvas.fill(bounds, PhoneTheme.background.opacity(coverage))
    let line = Rect(x: 0, y: bounds.height - 44, width: bounds.width, height: 44)
    // The title comes up from below the bar's edge as it fades in.
    let rise = (1 - titleOpacity) * 12
    canvas.clipped(to: line) { canvas in
      canvas.text(
        "Ada Lindqvist", in: line.offset(by: Vector(x: 0, y: rise)),
        PhoneTheme.title(PhoneTheme.primaryText.opacity(titleOpacity)))
    }
    if progress < 1 {
      canvas.fill(
        Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), PhoneTheme.separator.opacity(coverage))
    }
    // Over the header a dark disc keeps the sign readable, whatever passes below it.
    canvas.fillCircle(center: Point(x: 24, y: line.midY), radius: 16, Color.black.opacity(0.35 * (1 - coverage)))
    canvas.polyline(
      [
        Point(x: 26.5, y: line.midY - 7), Point(x: 19.5, y: line.midY), Point(x: 26.5, y: line.midY + 7),
      ], width: 2.5, tint)
  }
}
