import InteractionKit
import Primitives

/// Step 5 of 6: a drag that begins along one axis keeps to it.
///
/// Nobody moves a finger quite straight up. A page that should scroll would drift sideways with every stroke. So the view
/// looks at the direction once, when the pan is recognised, and leaves the other axis out of the drag until the finger
/// lifts. Within ten degrees of the diagonal the stroke means both axes.
enum CanvasDirectionalLock {
  /// The tolerance to either side of the diagonal, in degrees.
  static let tolerance = 10.0

  /// The axes that a drag moves.
  ///
  /// - Parameters:
  ///   - stroke: the way of the finger when the pan was recognised.
  ///   - isOn: whether the lock is on; without it all axes move.
  static func axes(of stroke: Vector, isOn: Bool) -> [Axis] {
    guard isOn, case .along(let axis) = StrokeDirection(stroke, tolerance: tolerance) else { return Axis.allCases }
    return [axis]
  }
}
