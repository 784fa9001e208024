import MotionCore
import Primitives

/// Step 3 of 6: past the limits the content gives way, ever less.
///
/// A hard edge feels like a fault: the finger moves and nothing happens. So the view shows a part of what is wanted
/// beyond the limit. With x points too far, a view of the length d and c = 0.55 it shows
///
///     b(x) = c·x·d / (d + c·x)
///
/// which begins with a little more than half of x and never reaches d. This too maps the whole way: two quick pulls lead
/// to the same stretch as a slow one.
///
/// When the finger takes hold of a view that is stretched, step 1 needs the origin that is wanted and the view knows the
/// one that shows. The band answers that question as well, backwards and exactly. That is why a bounce can be caught
/// without a jump.
struct CanvasBand {
  let limits: CanvasLimits
  /// The physics, which know the law of the band; nil for hard edges.
  let physics: PhysicsConstants?
  /// The stretch that the band is made to show, in points: a fling may have brought about one that no finger could.
  let stretch: Vector

  /// The origin that shows when another one is wanted.
  func shown(_ wanted: Point) -> Point {
    map(wanted) { band, beyond in band.displayed(beyond) }
  }

  /// The origin that is wanted when another one shows: the inverse of `shown(_:)`.
  func wanted(_ shown: Point) -> Point {
    map(shown) { band, beyond in band.overshoot(displayed: beyond) }
  }

  /// The points that the content moves for a point of the finger: 1 within the limits, less in the band, 0 at a hard
  /// edge.
  ///
  /// At a release the content has the finger's velocity times this.
  func slope(atWanted wanted: Double, _ axis: Axis) -> Double {
    let beyond = wanted - limits.clamped(wanted, axis)
    guard beyond != 0 else { return 1 }
    return physics.map { band(of: $0, axis).slope(at: beyond) } ?? 0
  }

  private func band(of physics: PhysicsConstants, _ axis: Axis) -> RubberBand {
    physics.rubberBand(dimension: limits.viewport[axis]).reaching(stretch[axis])
  }

  private func map(_ origin: Point, _ law: (RubberBand, Double) -> Double) -> Point {
    var result = origin
    for axis in Axis.allCases {
      let within = limits.clamped(origin[axis], axis)
      let beyond = origin[axis] - within
      guard beyond != 0 else { continue }
      guard let physics else {
        result[axis] = within
        continue
      }
      result[axis] = within + law(band(of: physics, axis), beyond)
    }
    return result
  }
}
