import Drawing
import Foundation
import TestSupport
import Testing

@testable import SDLBackend

@Suite("Fonts")
struct FontLibraryTests {
  @Test("a folder without fonts is refused with the name of the file that is missing")
  func missing() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FontError.self) { try FontLibrary(directory: folder.path) }
    #expect(error?.description.contains(folder.path + "/Inter-Regular.otf") == true)
  }

  @Test("a file that is no font is refused by name")
  func damaged() throws {
    let folder = try TemporaryFolder()
    for face in TextStyle.Face.allCases {
      let name = FontLibrary.fileName(of: face)
      try FileManager.default.copyItem(atPath: Picture.fontFolder + "/" + name, toPath: folder.path + "/" + name)
    }
    let name = FontLibrary.fileName(of: .bold)
    try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    try folder.write("no font", to: name)
    let error = #expect(throws: FontError.self) { try FontLibrary(directory: folder.path) }
    #expect(error?.description.contains(name) == true)
  }

  @Test("the licence of each family stands beside its files")
  func licences() {
    for name in ["Inter-OFL.txt", "JetBrainsMono-OFL.txt"] {
      let text = FileManager.default.contents(atPath: Picture.fontFolder + "/" + name).map {
        String(decoding: $0, as: UTF8.self)
      }
      #expect(text?.contains("SIL OPEN FONT LICENSE") == true)
    }
  }

  @Test("glyphs that were drawn are found again, and the atlas can start anew")
  func atlas() throws {
    let fonts = try Picture.fonts()
    let glyph = GlyphRun.Glyph(scalar: 65, face: .regular, x: 0)
    let first = try #require(fonts.glyph(glyph, eighths: 104, phase: 1))
    let second = try #require(fonts.glyph(glyph, eighths: 104, phase: 1))
    #expect((first.page, first.x, first.y) == (second.page, second.x, second.y))
    #expect(fonts.glyph(GlyphRun.Glyph(scalar: 32, face: .regular, x: 0), eighths: 104, phase: 0) == nil)
  }

  @Test("a window that goes through hundreds of sizes keeps few fonts open")
  func manySizes() throws {
    // The library starts the engine.
    _ = try Picture.fonts()
    let face = try FontFace(path: Picture.fontFolder + "/" + FontLibrary.fileName(of: .regular))
    for eighths in 64..<400 { #expect(face.font(eighths: eighths) != nil) }
    #expect(face.openSizeCount <= 24)
  }

  @Test("glyphs of many sizes never overlap on their pages")
  func packing() throws {
    let fonts = try Picture.fonts()
    var taken: [Int: [GlyphAtlas.Entry]] = [:]
    for eighths in stride(from: 64, through: 640, by: 36) {
      for scalar in UInt32(65)...90 {
        let glyph = GlyphRun.Glyph(scalar: scalar, face: .bold, x: 0)
        let entry = try #require(fonts.glyph(glyph, eighths: eighths, phase: 0))
        for other in taken[entry.page] ?? [] {
          let apart =
            entry.x >= other.x + other.width + 1 || other.x >= entry.x + entry.width + 1
            || entry.y >= other.y + other.height + 1 || other.y >= entry.y + entry.height + 1
          #expect(apart)
        }
        taken[entry.page, default: []].append(entry)
      }
    }
  }
}
