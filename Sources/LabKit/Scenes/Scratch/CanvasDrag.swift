import Primitives

/// Step 1 of 6: the origin follows the finger.
///
/// A scroll view does not move its content. The content lies still in the view's own coordinates, and `bounds` says
/// which part of them the view shows. Scrolling is one assignment, to `bounds.origin`. The finger pushes the content, so
/// the origin goes the other way:
///
///     origin = origin at the start − (translation of the finger − translation at the start)
///
/// It is a function of the whole way, not a sum of small steps: nothing adds up but what the finger did, a lost event
/// costs nothing, and the way back is exactly the way there.
struct CanvasDrag {
  /// The origin when the drag began, in points.
  let start: Point
  /// The finger's translation at that moment.
  ///
  /// A pan begins only when the finger has moved by the slop, some ten points. Counting from there, and not from where
  /// the finger came down, is why the content does not jump when the drag begins.
  let anchor: Vector
  /// The axes that the drag moves; see step 5.
  let axes: [Axis]
  /// The page that showed when the drag began; see step 6.
  let page: CanvasPage
  /// How far the origin was beyond the limits when the drag began; see step 3.
  let stretch: Vector

  /// Where the finger wants the origin; whether it gets there is decided in steps 2 and 3.
  func origin(translation: Vector) -> Point {
    var origin = start
    for axis in axes { origin[axis] -= translation[axis] - anchor[axis] }
    return origin
  }
}
