import Drawing
import Primitives
import Testing

@testable import SDLBackend

@Suite("Coverage of rectangles")
struct RectangleCoverageTests {
  @Test("a rectangle at any fraction of a pixel blackens each row by its width, to a 255th")
  func rowSums() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<60 {
      let rect = Rect(
        x: random.double(in: 2...10), y: random.double(in: 2...4), width: random.double(in: 0.2...25),
        height: random.double(in: 3...9))
      let picture = try Picture.draw(40, 16) { $0.fill(rect, .black) }
      for y in 0..<picture.height {
        let share = max(0, min(rect.maxY, Double(y + 1)) - max(rect.minY, Double(y)))
        let error = abs(Double(picture.ink(row: y)) - rect.width * share * 255)
        // Each of the columns between the edges is rounded, and all in the same direction.
        let allowed = share < 1 ? 0.5 * (rect.width + 2) : 1.001
        #expect(error <= allowed, "row \(y) of \(rect)")
      }
    }
  }

  @Test("a circle blackens its area, within half a per cent")
  func circleArea() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<40 {
      let radius = random.double(in: 3...28)
      let center = Point(x: random.double(in: 30...34), y: random.double(in: 30...34))
      let picture = try Picture.draw(64, 64) { $0.fillCircle(center: center, radius: radius, .black) }
      let area = Double(picture.ink) / 255
      let expected = Double.pi * radius * radius
      #expect(abs(area / expected - 1) < 0.005, "\(area) instead of \(expected)")
    }
  }

  @Test("a rounded rectangle blackens its area, within half a per cent")
  func roundedArea() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<40 {
      let rect = Rect(
        x: random.double(in: 2...6), y: random.double(in: 2...6), width: random.double(in: 20...50),
        height: random.double(in: 20...50))
      let radius = random.double(in: 0...9)
      let picture = try Picture.draw(64, 64) { $0.fill(rect, radius: radius, .black) }
      let expected = rect.width * rect.height - (4 - Double.pi) * radius * radius
      #expect(abs(Double(picture.ink) / 255 / expected - 1) < 0.005)
    }
  }

  @Test("an outline and what it encloses together are the whole shape")
  func strokeAndInside() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<30 {
      let rect = Rect(x: random.double(in: 2...6), y: random.double(in: 2...6), width: 40, height: 30)
      let radius = random.double(in: 0...12)
      let width = random.double(in: 0.3...5)
      let whole = try Picture.draw(50, 40) { $0.fill(rect, radius: radius, .black) }
      let outline = try Picture.draw(50, 40) { $0.stroke(rect, radius: radius, width: width, .black) }
      let inside = try Picture.draw(50, 40) {
        $0.fill(rect.inset(by: width), radius: max(0, radius - width), .black)
      }
      for y in 0..<40 {
        for x in 0..<50 {
          let difference = abs(whole.ink(x, y) - outline.ink(x, y) - inside.ink(x, y))
          #expect(difference <= 1, "pixel \(x), \(y)")
        }
      }
    }
  }

  @Test("a picture moved by whole pixels is the same picture")
  func wholePixels() throws {
    func content(_ canvas: inout Canvas, _ offset: Vector) {
      canvas.group(translation: offset) {
        $0.shadow(Rect(x: 4.25, y: 4.5, width: 20, height: 12), radius: 4, blur: 5, .black)
        $0.fill(Rect(x: 4.25, y: 4.5, width: 20, height: 12), radius: 4, Color(hex: 0x3366CC))
        $0.text("Moved", in: Rect(x: 5, y: 5, width: 40, height: 12), TextStyle(size: 9, color: .white))
        $0.polyline([Point(x: 3, y: 20), Point(x: 20, y: 25.5)], width: 1.5, .black)
      }
    }
    let here = try Picture.draw(60, 50) { content(&$0, .zero) }
    let there = try Picture.draw(60, 50) { content(&$0, Vector(x: 11, y: 7)) }
    var largest = 0
    for y in 0..<30 {
      for x in 0..<35 { largest = max(largest, abs(here.ink(x, y) - there.ink(x + 11, y + 7))) }
    }
    #expect(largest <= 1)
  }

  @Test("the same list gives the same pixels")
  func equalPixels() throws {
    func content(_ canvas: inout Canvas) {
      canvas.fill(
        Rect(x: 0, y: 0, width: 50, height: 40),
        .linearGradient(.white, Color(hex: 0x2255AA), from: Point(x: 0, y: 0), to: Point(x: 1, y: 1)))
      canvas.text("Same", in: Rect(x: 2.3, y: 3.7, width: 40, height: 20), TextStyle(.bold, size: 13, color: .black))
    }
    #expect(try Picture.draw(50, 40, scale: 1.5, content) == Picture.draw(50, 40, scale: 1.5, content))
  }

  @Test("a rectangle thinner than a pixel keeps its darkness wherever it stands")
  func hairline() throws {
    for step in 0..<8 {
      let y = 3 + Double(step) / 8
      let picture = try Picture.draw(10, 10) { $0.fill(Rect(x: 0, y: y, width: 10, height: 0.5), .black) }
      #expect(abs(Double(picture.ink(column: 5)) - 127.5) <= 1.01)
    }
  }

  @Test("numbers that are no places are left out without a crash")
  func notFinite() throws {
    let picture = try Picture.draw(8, 8) { canvas in
      canvas.fill(Rect(x: .nan, y: 0, width: 4, height: 4), .black)
      canvas.fill(Rect(x: 0, y: 0, width: .infinity, height: 4), radius: 2, .black)
      canvas.stroke(Rect(x: 0, y: .infinity, width: 4, height: 4), width: 1, .black)
      canvas.polyline([Point(x: .nan, y: 0), Point(x: 3, y: 3)], width: 1, .black)
      canvas.polygon([Point(x: .nan, y: 0), Point(x: 3, y: 3), Point(x: 0, y: 5)], .black)
      canvas.shadow(Rect(x: .nan, y: 0, width: 4, height: 4), radius: 2, blur: 3, .black)
      canvas.text("x", in: Rect(x: .nan, y: 0, width: 4, height: 4), TextStyle(size: 9, color: .black))
      canvas.fill(Rect(x: -1e12, y: -1e12, width: 1e9, height: 1e9), .black)
    }
    #expect(picture.ink == 0)
  }
}
