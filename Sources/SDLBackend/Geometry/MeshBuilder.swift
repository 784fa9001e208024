import CSDL2
import Drawing
import Primitives

/// Collects triangles for the graphics processor.
///
/// Soft edges are made of geometry: half a pixel inside an edge a shape has its full colour, half a pixel outside none, and
/// the graphics processor blends between.
struct MeshBuilder {
  /// The corners of the triangles.
  private(set) var vertices: [SDL_Vertex] = []
  /// Three indices of corners for each triangle.
  private(set) var indices: [Int32] = []
  /// Where in the texture it is white, for shapes.
  var white = SDL_FPoint(x: 0, y: 0)

  /// Whether nothing was collected.
  var isEmpty: Bool { indices.isEmpty }

  /// Forgets everything.
  mutating func removeAll() {
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// Adds a corner, and returns its index.
  @discardableResult
  mutating func vertex(_ point: Point, _ color: SDL_Color, _ texture: SDL_FPoint? = nil) -> Int32 {
    vertices.append(
      SDL_Vertex(
        position: SDL_FPoint(x: Float(point.x), y: Float(point.y)), color: color, tex_coord: texture ?? white))
    return Int32(vertices.count - 1)
  }

  /// Adds a triangle between three corners.
  mutating func triangle(_ a: Int32, _ b: Int32, _ c: Int32) {
    indices.append(a)
    indices.append(b)
    indices.append(c)
  }

  /// Fills between two closed rings of equally many corners.
  mutating func band(
    _ outer: [Point], _ inner: [Point], _ outerColor: (Point) -> SDL_Color, _ innerColor: (Point) -> SDL_Color
  ) {
    guard outer.count == inner.count, outer.count > 1 else { return }
    let first = Int32(vertices.count)
    for index in outer.indices {
      vertex(outer[index], outerColor(outer[index]))
      vertex(inner[index], innerColor(inner[index]))
    }
    let count = Int32(outer.count)
    for index in 0..<count {
      let here = first + index * 2
      let next = first + (index + 1) % count * 2
      triangle(here, next, here + 1)
      triangle(next, next + 1, here + 1)
    }
  }

  /// Fills a convex ring.
  mutating func fan(_ ring: [Point], _ color: (Point) -> SDL_Color) {
    guard ring.count > 2 else { return }
    let first = Int32(vertices.count)
    for point in ring { vertex(point, color(point)) }
    for index in 1..<Int32(ring.count - 1) { triangle(first, first + index, first + index + 1) }
  }

  /// Gives every corner the place in the texture that `place` makes of its position.
  mutating func mapTextureCoordinates(_ place: (SDL_FPoint) -> SDL_FPoint) {
    for index in vertices.indices { vertices[index].tex_coord = place(vertices[index].position) }
  }

  /// Adds a rectangle of a texture.
  mutating func quad(_ place: Rect, _ texture: Rect, _ color: SDL_Color) {
    func corner(_ x: Double, _ y: Double, _ u: Double, _ v: Double) -> Int32 {
      vertex(Point(x: x, y: y), color, SDL_FPoint(x: Float(u), y: Float(v)))
    }
    let a = corner(place.minX, place.minY, texture.minX, texture.minY)
    let b = corner(place.maxX, place.minY, texture.maxX, texture.minY)
    let c = corner(place.maxX, place.maxY, texture.maxX, texture.maxY)
    let d = corner(place.minX, place.maxY, texture.minX, texture.maxY)
    triangle(a, b, c)
    triangle(a, c, d)
  }
}

/// A colour at each place, as vertices need it.
struct VertexPaint {
  private let color: @Sendable (Point) -> Color

  /// Makes an even paint.
  init(_ color: Color, opacity: Double) {
    let color = color.opacity(opacity)
    self.color = { _ in color }
  }

  /// Makes a gradient between two points in device pixels.
  init(from start: Color, at first: Point, to end: Color, at last: Point, opacity: Double) {
    let line = last - first
    let square = line.x * line.x + line.y * line.y
    color = { point in
      let way = point - first
      let fraction = square > 1e-9 ? max(0, min(1, (way.x * line.x + way.y * line.y) / square)) : 1
      return start.mixed(with: end, fraction).opacity(opacity)
    }
  }

  /// The colour at a place, with a share of its opacity.
  func callAsFunction(_ point: Point, share: Double = 1) -> SDL_Color {
    let color = color(point)
    func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(1, part)) * 255 + 0.5) }
    return SDL_Color(
      r: byte(color.red), g: byte(color.green), b: byte(color.blue), a: byte(color.alpha * share))
  }
}
