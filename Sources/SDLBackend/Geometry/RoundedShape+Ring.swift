import Primitives

extension RoundedShape {
  /// The number of corners of a ring at each rounded corner: a chord stays within a fiftieth of a pixel of its arc.
  func stepsPerCorner(growth: Double = 0) -> Int {
    let largest = max(radius, radius + growth)
    if largest <= 0.25 { return 1 }
    return max(2, min(48, Int((1.6 + 3.1 * largest.squareRoot()).rounded(.up))))
  }

  /// The outline moved inwards by a distance (outwards where negative), with `steps` points at each corner.
  ///
  /// Rings of equal `steps` have their points on common rays, so the area between two of them is made of quadrilaterals.
  func ring(inset distance: Double, steps: Int) -> [Point] {
    let halfWidth = (maxX - minX) / 2
    let halfHeight = (maxY - minY) / 2
    let x0 = minX + min(distance, halfWidth)
    let x1 = maxX - min(distance, halfWidth)
    let y0 = minY + min(distance, halfHeight)
    let y1 = maxY - min(distance, halfHeight)
    let turn = radius <= 0.25 ? 0 : max(0, min(radius - distance, min(x1 - x0, y1 - y0) / 2))
    var points: [Point] = []
    points.reserveCapacity(steps * 4)
    let corners = [
      (x1 - turn, y0 + turn, -0.25), (x1 - turn, y1 - turn, 0), (x0 + turn, y1 - turn, 0.25),
      (x0 + turn, y0 + turn, 0.5),
    ]
    for (x, y, start) in corners {
      for step in 0..<steps {
        let part = steps > 1 ? Double(step) / Double(steps - 1) : 0.5
        let angle = (start + part * 0.25) * 2 * Double.pi
        points.append(Point(x: x + turn * Elementary.cos(angle), y: y + turn * Elementary.sin(angle)))
      }
    }
    return points
  }
}
