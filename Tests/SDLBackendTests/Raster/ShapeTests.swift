import Drawing
import Primitives
import Testing

@testable import SDLBackend

@Suite("Lines, polygons, shadows and gradients")
struct ShapeTests {
  @Test("a polygon blackens its area exactly")
  func polygonArea() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let corners = (0..<3).map { _ in
        Point(x: random.double(in: 3...57), y: random.double(in: 3...57))
      }
      let area =
        abs(
          (corners[1].x - corners[0].x) * (corners[2].y - corners[0].y)
            - (corners[2].x - corners[0].x) * (corners[1].y - corners[0].y)) / 2
      let picture = try Picture.draw(60, 60) { $0.polygon(corners, .black) }
      // Up to half a 255th of rounding in each pixel of the outline.
      #expect(abs(Double(picture.ink) / 255 - area) < 0.5)
    }
  }

  @Test("a polygon that leaves the picture on every side covers all of it")
  func polygonAround() throws {
    let picture = try Picture.draw(10, 10) {
      $0.polygon([Point(x: -20, y: -20), Point(x: 40, y: -20), Point(x: 40, y: 40), Point(x: -20, y: 40)], .black)
    }
    #expect(picture.ink == 100 * 255)
  }

  @Test("a line is as dark across as it is wide, wherever it stands")
  func lineWidth() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<40 {
      let width = random.double(in: 0.3...6)
      let y = random.double(in: 8...12)
      let picture = try Picture.draw(40, 20) {
        $0.line(from: Point(x: 4, y: y), to: Point(x: 36, y: y), width: width, .black)
      }
      #expect(abs(Double(picture.ink(column: 20)) / 255 - width) < 0.012)
    }
  }

  @Test("where a translucent line turns back over itself it is not darker")
  func lineOverlap() throws {
    let picture = try Picture.draw(40, 20) {
      $0.polyline(
        [Point(x: 4, y: 10), Point(x: 36, y: 10), Point(x: 10, y: 10.5)], width: 4, Color(white: 0, alpha: 0.5))
    }
    let darkest = (0..<20).flatMap { y in (0..<40).map { picture.ink($0, y) } }.max()
    #expect(darkest == 128 || darkest == 127)
  }

  @Test("a shadow holds as much darkness as the shape that casts it")
  func shadowDarkness() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<20 {
      let size = Size(width: random.double(in: 10...60), height: random.double(in: 10...60))
      let radius = random.double(in: 0...min(size.width, size.height) / 2)
      let blur = random.double(in: 2...20)
      let picture = try Picture.draw(140, 140) {
        $0.shadow(Rect(origin: Point(x: 40.3, y: 40.7), size: size), radius: radius, blur: blur, .black)
      }
      let area = size.width * size.height - (4 - Double.pi) * radius * radius
      #expect(abs(Double(picture.ink) / 255 / area - 1) < 0.03, "size \(size), radius \(radius), blur \(blur)")
    }
  }

  @Test("a shadow fades without a step")
  func shadowIsSmooth() throws {
    let picture = try Picture.draw(120, 120) {
      $0.shadow(Rect(x: 30, y: 30, width: 60, height: 60), radius: 20, blur: 20, .black)
    }
    var largest = 0
    for y in 0..<120 {
      for x in 1..<120 { largest = max(largest, abs(picture.ink(x, y) - picture.ink(x - 1, y))) }
    }
    // The steepest place of a blurred edge: 255 / (σ √2π), and a little for rounding.
    #expect(largest <= 12)
  }

  @Test("a gradient goes from the first colour to the last, and stays beyond")
  func gradient() throws {
    for direction in [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 1, y: 1)] {
      let picture = try Picture.draw(64, 64) {
        $0.fill(
          Rect(x: 0, y: 0, width: 64, height: 64),
          .linearGradient(
            .white, .black, from: Point(x: direction.x * 0.25, y: direction.y * 0.25),
            to: Point(x: direction.x * 0.75, y: direction.y * 0.75)))
      }
      let line = (0..<64).map { picture.ink(Int(direction.x) * $0, Int(direction.y) * $0) }
      #expect(line.first == 0)
      #expect(line.last == 255)
      #expect(line == line.sorted())
      #expect(abs(line[32] - 131) <= 3)
    }
  }
}
