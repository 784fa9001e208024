import Drawing
import Primitives
import Testing

@testable import SDLBackend

@Suite("Clips and opacity")
struct ClipTests {
  private let everything = Rect(x: -5, y: -5, width: 100, height: 100)

  private func rect(_ random: inout SeededGenerator) -> Rect {
    Rect(
      x: random.double(in: 0...15), y: random.double(in: 0...15), width: random.double(in: 8...30),
      height: random.double(in: 8...30))
  }

  @Test("a clip in a clip shows the intersection")
  func intersection() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<40 {
      let (one, two) = (rect(&random), rect(&random))
      let nested = try Picture.draw(40, 40) { canvas in
        canvas.clipped(to: one) { canvas in canvas.clipped(to: two) { $0.fill(everything, .black) } }
      }
      let single = try Picture.draw(40, 40) { $0.fill(one.intersection(two), .black) }
      #expect(nested.largestDifference(from: single) == 0)
    }
  }

  @Test("a rounded clip of everything is the rounded rectangle")
  func roundedClip() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<40 {
      let rect = rect(&random)
      let radius = random.double(in: 0...8)
      let clipped = try Picture.draw(48, 48) { canvas in
        canvas.clipped(to: rect, radius: radius) { $0.fill(everything, .black) }
      }
      let filled = try Picture.draw(48, 48) { $0.fill(rect, radius: radius, .black) }
      #expect(clipped.largestDifference(from: filled) <= 1)
    }
  }

  @Test("a clip ends with its content")
  func restores() throws {
    let picture = try Picture.draw(20, 20) { canvas in
      canvas.clipped(to: Rect(x: 0, y: 0, width: 5, height: 5)) { _ in }
      canvas.fill(Rect(x: 10, y: 10, width: 5, height: 5), .black)
    }
    #expect(picture.ink == 25 * 255)
  }

  @Test("opacities of nested groups multiply")
  func opacity() throws {
    let picture = try Picture.draw(4, 4) { canvas in
      canvas.group(opacity: 0.5) { canvas in
        canvas.group(opacity: 0.5) { $0.fill(Rect(x: 0, y: 0, width: 4, height: 4), .black) }
      }
    }
    #expect(picture.ink(1, 1) == 64)
  }

  @Test("groups move, then scale")
  func transforms() throws {
    let picture = try Picture.draw(40, 40) { canvas in
      canvas.group(translation: Vector(x: 10, y: 4), scale: 2) { canvas in
        canvas.group(translation: Vector(x: 1, y: 2), scale: 1.5) {
          $0.fill(Rect(x: 1, y: 1, width: 2, height: 2), .black)
        }
      }
    }
    let expected = try Picture.draw(40, 40) { $0.fill(Rect(x: 15, y: 11, width: 6, height: 6), .black) }
    #expect(picture == expected)
  }

  @Test("a shadow under an opaque card looks as if it had been painted whole")
  func hiddenShadow() throws {
    let card = Rect(x: 12.3, y: 14.6, width: 40, height: 30)
    let shadow = { (canvas: inout Canvas) in
      canvas.shadow(card, radius: 9, blur: 12, Color(white: 0, alpha: 0.6))
    }
    let cardAlone = { (canvas: inout Canvas) in
      canvas.clipped(to: card, radius: 9) { $0.fill(everything, Color(hex: 0xFFCC00)) }
    }
    let together = try Picture.draw(70, 64) { canvas in
      shadow(&canvas)
      cardAlone(&canvas)
    }
    let apart = try Picture.draw(70, 64) { canvas in
      shadow(&canvas)
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .clear)
      cardAlone(&canvas)
    }
    #expect(together == apart)
  }
}
