import Drawing
import Primitives

/// The program's icon: a view within a view, and one finger that moves both.
public enum LabIcon {
  /// The side of the kept picture, in pixels.
  public static let side = 256.0

  /// The icon at a side, on nothing.
  ///
  /// - Parameter side: the side in points, above 0.
  public static func displayList(side: Double = Self.side) -> DisplayList {
    var canvas = Canvas()
    canvas.group(translation: .zero, scale: side / Self.side) { draw(on: &$0) }
    return canvas.displayList
  }

  private static func draw(on canvas: inout Canvas) {
    let ground = Rect(x: 8, y: 8, width: 240, height: 240)
    canvas.fill(
      ground, radius: 56,
      .linearGradient(
        OverlayPalette.track, OverlayPalette.stageBottom, from: .zero, to: Point(x: 0, y: 1)))
    let outer = Rect(x: 56, y: 36, width: 144, height: 184)
    canvas.fill(outer, radius: 28, OverlayPalette.view(0))
    canvas.fill(Rect(x: 76, y: 56, width: 72, height: 14), radius: 7, Color.white.opacity(0.9))
    canvas.fill(Rect(x: 76, y: 80, width: 44, height: 10), radius: 5, Color.white.opacity(0.55))
    canvas.fill(Rect(x: 76, y: 108, width: 104, height: 92), radius: 16, OverlayPalette.view(1))
    // The way that the finger has come, from the inner view up into the outer one.
    for step in 0..<12 {
      canvas.fillCircle(
        center: Point(x: 136, y: 184 - Double(step) * 5.5), radius: 9 + Double(step), Color.white.opacity(0.07))
    }
    canvas.fillCircle(center: Point(x: 136, y: 114), radius: 23, OverlayPalette.stageBottom.opacity(0.25))
    canvas.fillCircle(center: Point(x: 136, y: 112), radius: 22, Color.white)
  }
}
