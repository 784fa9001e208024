import CSDL2
import Drawing
import Primitives

extension MeshBuilder {
  /// Fills a rounded rectangle.
  mutating func fill(_ shape: RoundedShape, _ paint: VertexPaint) {
    guard !shape.isEmpty, shape.isFinite else { return }
    let steps = shape.stepsPerCorner()
    let thickness = min(shape.maxX - shape.minX, shape.maxY - shape.minY)
    // A shape thinner than a pixel has no inside: its middle carries what it covers.
    let share = thickness < 1 ? 2 * thickness / (thickness + 1) : 1
    let inner = shape.ring(inset: min(0.5, thickness / 2), steps: steps)
    fan(inner) { paint($0, share: share) }
    band(shape.ring(inset: -0.5, steps: steps), inner, { paint($0, share: 0) }, { paint($0, share: share) })
  }

  /// Outlines a rounded rectangle inside its edges.
  mutating func stroke(_ shape: RoundedShape, width: Double, _ paint: VertexPaint) {
    guard width > 0, !shape.isEmpty, shape.isFinite else { return }
    if width * 2 >= min(shape.maxX - shape.minX, shape.maxY - shape.minY) {
      fill(shape, paint)
      return
    }
    let steps = shape.stepsPerCorner()
    let share = width < 1 ? 2 * width / (width + 1) : 1
    let edge = min(0.5, width / 2)
    let outer = shape.ring(inset: edge, steps: steps)
    let inner = shape.ring(inset: width - edge, steps: steps)
    let full: (Point) -> SDL_Color = { paint($0, share: share) }
    let none: (Point) -> SDL_Color = { paint($0, share: 0) }
    band(shape.ring(inset: -0.5, steps: steps), outer, none, full)
    if width > 1 { band(outer, inner, full, full) }
    band(inner, shape.ring(inset: width + 0.5, steps: steps), full, none)
  }

  /// Fills a convex polygon.
  mutating func polygon(_ points: [Point], _ paint: VertexPaint) {
    guard points.count > 2, points.allSatisfy({ $0.isFinite }) else { return }
    var area = 0.0
    for index in points.indices {
      let next = points[(index + 1) % points.count]
      area += points[index].x * next.y - next.x * points[index].y
    }
    guard abs(area) > 1e-9 else { return }
    let outwards = area > 0 ? 1.0 : -1.0
    func moved(_ distance: Double) -> [Point] {
      points.indices.map { index in
        let before = points[(index + points.count - 1) % points.count]
        let after = points[(index + 1) % points.count]
        let normal = Self.miter(before, points[index], after, limit: 3)
        return points[index] + normal * (distance * outwards)
      }
    }
    let inner = moved(-0.5)
    fan(inner) { paint($0) }
    band(moved(0.5), inner, { paint($0, share: 0) }, { paint($0) })
  }

  /// Draws a line through points, with round ends.
  mutating func polyline(_ points: [Point], width: Double, _ paint: VertexPaint) {
    var line: [Point] = []
    for point in points where line.last.map({ ($0 - point).length > 1e-6 }) ?? true { line.append(point) }
    guard width > 0, let first = line.first, line.allSatisfy({ $0.isFinite }) else { return }
    let half = width / 2
    if line.count < 2 {
      fill(
        RoundedShape(
          minX: first.x - half, minY: first.y - half, maxX: first.x + half, maxY: first.y + half, radius: half), paint)
      return
    }
    let share = width < 1 ? 2 * width / (width + 1) : 1
    let core = max(0, half - 0.5)
    let profile = [(-half - 0.5, 0.0), (-core, share), (core, share), (half + 0.5, 0.0)]
    var previous: Int32?
    for index in line.indices {
      let point = line[index]
      let before = index > 0 ? line[index - 1] : point - (line[1] - point)
      let after = index + 1 < line.count ? line[index + 1] : point + (point - line[index - 1])
      let normal = Self.miter(before, point, after, limit: 2)
      let start = Int32(vertices.count)
      for (distance, share) in profile { vertex(point + normal * distance, paint(point, share: share)) }
      if let previous {
        for lane in 0..<Int32(3) {
          triangle(previous + lane, start + lane, previous + lane + 1)
          triangle(start + lane, start + lane + 1, previous + lane + 1)
        }
      }
      previous = start
    }
    if width > 1 {
      cap(line[0], line[0] - line[1], half, share, paint)
      cap(line[line.count - 1], line[line.count - 1] - line[line.count - 2], half, share, paint)
    }
  }

  /// Paints the soft shadow of a rounded rectangle in rings of even darkness.
  mutating func shadow(_ shape: RoundedShape, blur: Double, _ color: Color, opacity: Double) {
    guard shape.isFinite, !shape.isEmpty, blur.isFinite else { return }
    let deviation = blur / 2
    if deviation < 0.25 {
      fill(shape, VertexPaint(color, opacity: opacity))
      return
    }
    // Blurring rounds a corner: a square one gets a quarter of the darkness where it stood.
    let turn = (shape.radius * shape.radius + 2.65 * deviation * deviation).squareRoot()
    let soft = RoundedShape(
      minX: shape.minX, minY: shape.minY, maxX: shape.maxX, maxY: shape.maxY, radius: turn)
    let thickness = min(shape.maxX - shape.minX, shape.maxY - shape.minY)
    let steps = soft.stepsPerCorner(growth: 3 * deviation)
    let rings = 16
    var outer: (points: [Point], color: SDL_Color)?
    for index in 0...rings {
      let place = (Double(index) / Double(rings) * 2 - 1) * GaussianEdge.reach * deviation
      let inset = min(place, thickness / 2)
      let share =
        GaussianEdge.share(inset / deviation) + GaussianEdge.share((thickness - inset) / deviation) - 1
      let paint = VertexPaint(color, opacity: opacity * max(0, share))(.zero)
      let ring = soft.ring(inset: inset, steps: steps)
      if let outer { band(outer.points, ring, { _ in outer.color }, { _ in paint }) }
      outer = (ring, paint)
      if inset < place { break }
    }
    if let outer { fan(outer.points) { _ in outer.color } }
  }

  private mutating func cap(_ end: Point, _ outwards: Vector, _ half: Double, _ share: Double, _ paint: VertexPaint) {
    let along = outwards / max(1e-9, outwards.length)
    let across = Vector(x: -along.y, y: along.x)
    let steps = max(4, min(24, Int(half * 2)))
    let core = max(0, half - 0.5)
    let middle = vertex(end, paint(end, share: share))
    var last: Int32?
    for step in 0...steps {
      let angle = Double.pi * Double(step) / Double(steps)
      let ray = across * Elementary.cos(angle) + along * Elementary.sin(angle)
      let inner = vertex(end + ray * core, paint(end, share: share))
      vertex(end + ray * (half + 0.5), paint(end, share: 0))
      if let last {
        triangle(middle, last, inner)
        triangle(last, last + 1, inner)
        triangle(last + 1, inner + 1, inner)
      }
      last = inner
    }
  }

  /// The direction, and length, by which a corner moves when both its edges move outwards by one.
  private static func miter(_ before: Point, _ here: Point, _ after: Point, limit: Double) -> Vector {
    func normal(_ from: Point, _ to: Point) -> Vector {
      let along = to - from
      let length = max(1e-9, along.length)
      return Vector(x: along.y / length, y: -along.x / length)
    }
    let first = normal(before, here)
    let second = normal(here, after)
    let sum = first + second
    let square = sum.x * sum.x + sum.y * sum.y
    if square < 1e-6 { return first }
    // The sum is 2 cos(half the turn) long; the corner moves by 1 / cos.
    let result = sum * (2 / square)
    return result.length > limit ? result * (limit / result.length) : result
  }
}
