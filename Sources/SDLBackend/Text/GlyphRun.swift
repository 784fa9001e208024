import Drawing

/// One line of glyphs with their places, in ems from the start of the line.
struct GlyphRun {
  /// A character in a face at a place.
  struct Glyph {
    /// The character's number in Unicode.
    let scalar: UInt32
    /// The face that has the character.
    let face: TextStyle.Face
    /// The distance of the pen from the start of the line, in ems.
    let x: Double
  }

  /// The glyphs from left to right.
  var glyphs: [Glyph] = []
  /// The distance that the whole line moves the pen, in ems.
  var width = 0.0
}

/// Sets characters in a line: advances, kerning, digits of one width, and an ellipsis where room runs out.
struct GlyphRunBuilder {
  private static let ellipsis: UInt32 = 0x2026
  private static let space: UInt32 = 0x20

  private let faces: [TextStyle.Face: FontFace]
  private let face: TextStyle.Face
  private let tabularDigits: Bool

  /// Makes a builder for a face.
  init(faces: [TextStyle.Face: FontFace], face: TextStyle.Face, tabularDigits: Bool) {
    self.faces = faces
    self.face = face
    self.tabularDigits = tabularDigits
  }

  /// The line with every character of a text.
  mutating func whole(_ text: String) -> GlyphRun { line(text.unicodeScalars.map(\.value)) }

  /// The line with as many characters of a text as leave room, in ems, for an ellipsis.
  mutating func shortened(_ text: String, room: Double) -> GlyphRun {
    let scalars = text.unicodeScalars.map(\.value)
    var low = 0
    var high = scalars.count
    func candidate(_ count: Int) -> GlyphRun {
      var kept = Array(scalars.prefix(count))
      while kept.last == Self.space { kept.removeLast() }
      return line(kept + [Self.ellipsis])
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if candidate(middle).width <= room { low = middle } else { high = middle - 1 }
    }
    return candidate(low)
  }

  private func line(_ scalars: [UInt32]) -> GlyphRun {
    var run = GlyphRun()
    var previous: (scalar: UInt32, face: TextStyle.Face, isTabular: Bool)?
    for value in scalars {
      let scalar = value < Self.space ? Self.space : value
      let chosen = face(for: scalar)
      guard let font = faces[chosen] else { continue }
      let isTabular = tabularDigits && scalar >= 48 && scalar <= 57
      if let before = previous, before.face == chosen, !isTabular, !before.isTabular {
        run.width += font.kerning(before.scalar, scalar)
      }
      let natural = font.advance(scalar)
      let advance = isTabular ? font.digitWidth : natural
      run.glyphs.append(GlyphRun.Glyph(scalar: scalar, face: chosen, x: run.width + (advance - natural) / 2))
      run.width += advance
      previous = (scalar, chosen, isTabular)
    }
    return run
  }

  /// The wished face if it has the character, else another that has it.
  private func face(for scalar: UInt32) -> TextStyle.Face {
    if faces[face]?.provides(scalar) ?? false { return face }
    return TextStyle.Face.allCases.first { faces[$0]?.provides(scalar) ?? false } ?? face
  }
}
