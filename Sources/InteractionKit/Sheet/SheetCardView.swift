import Drawing
import Primitives

/// The surface of a sheet: rounded at the top, with a grabber over its content.
final class SheetCardView: View {
  /// Whether the grabber shows.
  var showsGrabber = false
  /// Whether the present series of notches has moved the sheet already.
  var isTurned = false

  /// The size of the grabber, in points, and its distance from the top.
  private static let grabberSize = Size(width: 36, height: 5)
  private static let grabberTop = 6.0

  override init(name: String, frame: Rect = .zero) {
    super.init(name: name, frame: frame)
    backgroundColor = .white
    cornerRadius = 16
    clipsToBounds = true
  }

  override func drawOver(_ canvas: inout Canvas, visible: Rect) {
    guard showsGrabber else { return }
    let size = Self.grabberSize
    canvas.fill(
      Rect(x: (bounds.width - size.width) / 2, y: Self.grabberTop, width: size.width, height: size.height),
      radius: size.height / 2, Color(hex: 0x9AA0AE))
  }
}

/// Takes notches for its sheet, where the sheet names it.
extension SheetCardView: WheelReceiver {
  func takesWheel(_ axis: Axis) -> Bool { false }
  func hasWay(_ axis: Axis, distance: Double) -> Bool { false }

  func moveByWheel(_ distance: Double, _ axis: Axis) {
    guard !isTurned else { return }
    isTurned = true
    (superview as? SheetView)?.turn(distance)
  }
}
