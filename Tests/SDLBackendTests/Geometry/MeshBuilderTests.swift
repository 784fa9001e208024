import CSDL2
import Drawing
import Primitives
import Testing

@testable import SDLBackend

@Suite("Triangles for the graphics processor")
struct MeshBuilderTests {
  /// The sum over all triangles of area times mean opacity: what the mesh darkens, in pixels.
  private func darkness(_ mesh: MeshBuilder) -> Double {
    var sum = 0.0
    for index in stride(from: 0, to: mesh.indices.count, by: 3) {
      let corners = (0..<3).map { mesh.vertices[Int(mesh.indices[index + $0])] }
      let (a, b, c) = (corners[0].position, corners[1].position, corners[2].position)
      let area = abs(Double((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y))) / 2
      sum += area * corners.reduce(0.0) { $0 + Double($1.color.a) } / 3 / 255
    }
    return sum
  }

  private let black = VertexPaint(.black, opacity: 1)

  @Test("a rounded rectangle darkens its area")
  func fill() {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<50 {
      let radius = random.double(in: 0...9)
      let shape = RoundedShape(
        minX: 3, minY: 4, maxX: 3 + random.double(in: 20...60), maxY: 4 + random.double(in: 20...60), radius: radius)
      var mesh = MeshBuilder()
      mesh.fill(shape, black)
      let area = (shape.maxX - shape.minX) * (shape.maxY - shape.minY) - (4 - Double.pi) * radius * radius
      #expect(abs(darkness(mesh) / area - 1) < 0.01)
    }
  }

  @Test("lines and outlines darken their width, thin ones as well")
  func lines() {
    for width in [0.4, 0.8, 1, 1.5, 3] {
      var line = MeshBuilder()
      line.polyline([Point(x: 0, y: 0), Point(x: 40, y: 30)], width: width, black)
      let caps = width > 1 ? Double.pi * width * width / 4 : 0
      #expect(abs(darkness(line) - 50 * width - caps) < 0.06 * 50 * width)
      var outline = MeshBuilder()
      outline.stroke(RoundedShape(minX: 0, minY: 0, maxX: 100, maxY: 80, radius: 0), width: width, black)
      #expect(abs(darkness(outline) / (width * (360 - 4 * width)) - 1) < 0.02)
    }
  }

  @Test("a polygon darkens its area, whichever way round it is given")
  func polygon() {
    let corners = [Point(x: 0, y: 0), Point(x: 60, y: 10), Point(x: 20, y: 50)]
    for points in [corners, corners.reversed()] {
      var mesh = MeshBuilder()
      mesh.polygon(points, black)
      #expect(abs(darkness(mesh) / 1400 - 1) < 0.02)
    }
  }

  @Test("a shadow darkens as much as the shape that casts it")
  func shadow() {
    for (radius, blur) in [(0.0, 10.0), (8, 20), (20, 20), (20, 6)] {
      let shape = RoundedShape(minX: 0, minY: 0, maxX: 100, maxY: 70, radius: radius)
      var mesh = MeshBuilder()
      mesh.shadow(shape, blur: blur, .black, opacity: 1)
      let area = 7000 - (4 - Double.pi) * radius * radius
      #expect(abs(darkness(mesh) / area - 1) < 0.05, "radius \(radius), blur \(blur)")
    }
  }
}
