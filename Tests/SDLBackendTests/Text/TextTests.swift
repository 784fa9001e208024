import Drawing
import Primitives
import Testing

@testable import SDLBackend

@Suite("Text")
struct TextTests {
  /// The first and one past the last row, or column, with ink.
  private func extent(_ inks: [Int]) -> Range<Int>? {
    guard let first = inks.firstIndex(where: { $0 > 40 }), let last = inks.lastIndex(where: { $0 > 40 }) else {
      return nil
    }
    return first..<last + 1
  }

  @Test("capitals stand in the middle of the rectangle's height", arguments: TextStyle.Face.allCases)
  func verticalCentre(face: TextStyle.Face) throws {
    for scale in [1.0, 1.5, 2, 3] {
      for size in [11.0, 13, 15, 17, 22, 34] {
        let picture = try Picture.draw(80, 60, scale: scale) {
          $0.text("H", in: Rect(x: 10, y: 0, width: 60, height: 60), TextStyle(face, size: size, color: .black))
        }
        let rows = try #require(extent((0..<picture.height).map { picture.ink(row: $0) }))
        let middle = Double(rows.lowerBound + rows.upperBound) / 2
        #expect(abs(middle - 30 * scale) <= 1, "size \(size), scale \(scale)")
      }
    }
  }

  @Test("centred text has as much room on the left as on the right, and trailing text ends at the right")
  func alignment() throws {
    func columns(_ alignment: TextStyle.Alignment) throws -> Range<Int> {
      let picture = try Picture.draw(100, 30) {
        $0.text(
          "HIH", in: Rect(x: 0, y: 0, width: 100, height: 30),
          TextStyle(.semibold, size: 20, color: .black, alignment: alignment))
      }
      return try #require(extent((0..<100).map { picture.ink(column: $0) }))
    }
    let leading = try columns(.leading)
    let centred = try columns(.center)
    let trailing = try columns(.trailing)
    #expect(leading.lowerBound <= 4)
    #expect(abs(centred.lowerBound - (100 - centred.upperBound)) <= 1)
    #expect(100 - trailing.upperBound <= 4)
  }

  @Test("digits have one width if they are to be tabular", arguments: TextStyle.Face.allCases)
  func tabularDigits(face: TextStyle.Face) throws {
    let fonts = try Picture.fonts()
    let style = TextStyle(face, size: 13, color: .black, tabularDigits: true)
    let widths = (0...9).map { fonts.width(of: "\($0)\($0)\($0)", style) }
    #expect(Set(widths.map { ($0 * 1000).rounded() }).count == 1)
  }

  @Test("digits of a proportional face differ in width unless asked otherwise")
  func proportionalDigits() throws {
    let fonts = try Picture.fonts()
    let style = TextStyle(size: 13, color: .black)
    #expect(fonts.width(of: "111", style) < fonts.width(of: "888", style) - 1)
  }

  @Test("text that is too long ends with an ellipsis and keeps within its room")
  func ellipsis() throws {
    let fonts = try Picture.fonts()
    let style = TextStyle(size: 15, color: .black)
    let text = "A sentence that is rather long"
    let whole = fonts.width(of: text, style)
    for room in stride(from: 20.0, to: whole - 1, by: 7) {
      let run = fonts.run(text, style, room: room)
      #expect(run.glyphs.last?.scalar == 0x2026)
      #expect(run.width * style.size <= room)
      // One character more would not have fitted: what is left is less than the widest of them and the space before it.
      #expect(run.width * style.size > room - 20)
    }
    #expect(fonts.run(text, style, room: whole).glyphs.count == text.count)
  }

  @Test("pairs of letters are kerned")
  func kerning() throws {
    let fonts = try Picture.fonts()
    let style = TextStyle(size: 100, color: .black)
    let apart = fonts.width(of: "A", style) + fonts.width(of: "V", style)
    #expect(fonts.width(of: "AV", style) < apart - 3)
    #expect(abs(fonts.width(of: "HH", style) - 2 * fonts.width(of: "H", style)) < 0.5)
  }

  @Test("a line is twice as long at twice the size, exactly")
  func proportional() throws {
    let fonts = try Picture.fonts()
    let small = fonts.width(of: "Proportional 123", TextStyle(size: 11, color: .black))
    let large = fonts.width(of: "Proportional 123", TextStyle(size: 22, color: .black))
    #expect(abs(large - 2 * small) < 1e-9)
  }

  @Test("text is as dark at every fraction of a pixel")
  func evenDarkness() throws {
    func ink(_ x: Double, _ y: Double) throws -> Double {
      let picture = try Picture.draw(120, 40) { canvas in
        canvas.group(translation: Vector(x: x, y: y)) {
          $0.text(
            "Hamburgefonstiv", in: Rect(x: 4, y: 4, width: 110, height: 24), TextStyle(size: 13, color: .black))
        }
      }
      return Double(picture.ink)
    }
    let atRest = try ink(0, 0)
    for part in stride(from: 0.1, to: 1, by: 0.2) {
      #expect(abs(try ink(part, 0) / atRest - 1) < 0.02)
      #expect(abs(try ink(0, part) / atRest - 1) < 0.01)
    }
  }

  @Test("text in motion moves by fractions of a pixel, not by whole ones")
  func smoothMotion() throws {
    func middle(_ y: Double) throws -> Double {
      let picture = try Picture.draw(60, 40) { canvas in
        canvas.group(translation: Vector(x: 0, y: y)) {
          $0.text("Moving", in: Rect(x: 4, y: 4, width: 50, height: 24), TextStyle(size: 13, color: .black))
        }
      }
      let weighted = (0..<40).reduce(0.0) { $0 + Double(picture.ink(row: $1)) * Double($1) }
      return weighted / Double(picture.ink)
    }
    let start = try middle(0)
    for step in 1...20 {
      let offset = Double(step) / 10
      #expect(abs(try middle(offset) - start - offset) < 0.02)
    }
  }

  @Test("characters that no face has do not crash, and control characters are spaces")
  func oddCharacters() throws {
    let picture = try Picture.draw(200, 30) {
      $0.text(
        "a\u{0}b\nc\u{1F600}\u{10FFFF}é→", in: Rect(x: 0, y: 0, width: 200, height: 30),
        TextStyle(size: 13, color: .black))
    }
    #expect(picture.ink > 0)
  }
}
