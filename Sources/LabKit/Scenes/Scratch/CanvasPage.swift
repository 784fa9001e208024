import MotionCore
import Primitives

/// Step 6 of 6: the content rests on whole pages.
///
/// A page is as long as the view. Nothing about the drag changes: only the place of rest does. A flick leads to the next
/// page in its direction, a slow release to the nearest one, and no release further than one page from where the drag
/// began, however hard it was. A spring leads there that starts with the release's velocity;
/// what is thrown past a last page whose limit gives way bounces there.
struct CanvasPage {
  /// The number of the page across, from 0.
  let column: Int
  /// The number of the page downwards, from 0.
  let row: Int

  /// The page that shows at an origin.
  init(at origin: Point, viewport: Size) {
    column = Self.nearest(origin.x, length: viewport.width)
    row = Self.nearest(origin.y, length: viewport.height)
  }

  private static func nearest(_ origin: Double, length: Double) -> Int {
    length > 0 ? Int((origin / length).rounded()) : 0
  }

  /// Where a drag that began on this page comes to rest along an axis.
  ///
  /// - Parameters:
  ///   - origin: the origin at the release, in points.
  ///   - velocity: the velocity of the content, in points per second.
  func rest(_ axis: Axis, origin: Double, velocity: Double, limits: CanvasLimits, physics: PhysicsConstants) -> Double {
    let length = limits.viewport[axis]
    guard length > 0 else { return limits.clamped(origin, axis) }
    let place = origin / length
    let isFlick = abs(velocity) >= physics.pageFlickVelocity
    let wanted =
      isFlick ? (velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1) : (place + 0.5).rounded(.down)
    let start = Double(axis == .horizontal ? column : row)
    // The last page may be cut: it rests where the content ends.
    return limits.clamped(min(max(wanted, start - 1), start + 1) * length, axis)
  }
}
