import Primitives

extension View {
  /// The point of the superview's coordinates that a point in own coordinates lies at.
  final func pointToSuperview(_ point: Point) -> Point {
    let scale = storedScale
    let origin = storedBounds.origin
    let place = storedFrame.origin
    if scale == 1 { return Point(x: place.x + (point.x - origin.x), y: place.y + (point.y - origin.y)) }
    return Point(x: place.x + (point.x - origin.x) * scale, y: place.y + (point.y - origin.y) * scale)
  }

  /// The point in own coordinates that a point of the superview's coordinates lies at.
  final func pointFromSuperview(_ point: Point) -> Point {
    let scale = storedScale
    let origin = storedBounds.origin
    let place = storedFrame.origin
    if scale == 1 { return Point(x: origin.x + (point.x - place.x), y: origin.y + (point.y - place.y)) }
    return Point(x: origin.x + (point.x - place.x) / scale, y: origin.y + (point.y - place.y) / scale)
  }

  /// Converts a point in own coordinates to those of another view of the tree; nil stands for the root's own.
  public final func convert(_ point: Point, to other: View?) -> Point {
    if other === self { return point }
    let inRoot = pointToRoot(point)
    guard let other else { return inRoot }
    return other.pointFromRoot(inRoot)
  }

  /// Converts a point of another view's coordinates to own ones; nil stands for the root's own.
  public final func convert(_ point: Point, from other: View?) -> Point {
    if other === self { return point }
    return pointFromRoot(other.map { $0.pointToRoot(point) } ?? point)
  }

  /// Converts a rectangle in own coordinates to those of another view of the tree; nil stands for the root's own.
  public final func convert(_ rect: Rect, to other: View?) -> Rect {
    let origin = convert(rect.origin, to: other)
    let factor = scaleToRoot / (other?.scaleToRoot ?? 1)
    return Rect(origin: origin, size: Size(width: rect.width * factor, height: rect.height * factor))
  }

  /// The length in the root's coordinates of one point in own ones.
  public final var scaleToRoot: Double {
    var factor = 1.0
    var view = self
    while let parent = view.parent {
      factor *= view.scale
      view = parent
    }
    return factor
  }

  /// Converts a displacement in the root's coordinates to own ones.
  public final func convert(vectorFromRoot vector: Vector) -> Vector {
    let factor = scaleToRoot
    return factor == 1 ? vector : vector / factor
  }

  private func pointToRoot(_ point: Point) -> Point {
    var result = point
    var view = self
    while let parent = view.parent {
      result = view.pointToSuperview(result)
      view = parent
    }
    return result
  }

  private func pointFromRoot(_ point: Point) -> Point {
    guard let superview else { return point }
    return pointFromSuperview(superview.pointFromRoot(point))
  }
}
