import Drawing
import Foundation
import Primitives
import TestSupport
import Testing

@testable import SDLBackend

/// Pictures that were looked at and kept; written anew with `SCROLL_LAB_RECORD=1` in the environment.
@Suite("Kept pictures")
struct GoldenPictureTests {
  private static let folder = PackageFolder.path + "/Tests/Goldens/Drawing"

  /// Compares with the kept picture: no pixel may differ by more than `allowed` of 255.
  private func compare(_ name: String, allowed: Int, _ picture: PixelBuffer) throws {
    let path = Self.folder + "/" + name + ".png"
    if ProcessInfo.processInfo.environment["SCROLL_LAB_RECORD"] != nil { try PNGWriter.write(picture, to: path) }
    let kept = try PNGReader.read(path)
    #expect((picture.width, picture.height) == (kept.width, kept.height))
    #expect(picture.largestDifference(from: kept) <= allowed)
  }

  @Test("shapes look as kept")
  func shapes() throws {
    try compare(
      "shapes", allowed: 2,
      try Picture.draw(160, 100, scale: 2) { canvas in
        canvas.fill(Rect(x: 8, y: 8, width: 40, height: 24), radius: 6, Color(hex: 0x0A84FF))
        canvas.fillCircle(center: Point(x: 70, y: 20), radius: 12, Color(hex: 0xFF9F0A))
        canvas.stroke(Rect(x: 92, y: 8, width: 60, height: 24), radius: 12, width: 1.5, Color(hex: 0x30D158))
        canvas.polyline(
          (0...24).map { Point(x: 8 + Double($0) * 3, y: 60 + Double(($0 * $0) % 17) - 8) }, width: 2,
          Color(hex: 0xFF453A))
        canvas.polygon([Point(x: 100, y: 45), Point(x: 120, y: 57), Point(x: 98, y: 68)], .black)
        canvas.fill(
          Rect(x: 128, y: 44, width: 24, height: 24), radius: 5,
          .linearGradient(
            Color(hex: 0x5E5CE6), Color(hex: 0x64D2FF), from: Point(x: 0, y: 0), to: Point(x: 1, y: 1)))
        for index in 0..<6 {
          canvas.fill(
            Rect(x: 8.5 + Double(index) * 24.2, y: 80 + Double(index) * 0.2, width: 18, height: 0.5),
            Color(white: 0.3))
        }
      })
  }

  @Test("clips, shadows and groups look as kept")
  func clips() throws {
    try compare(
      "clips", allowed: 2,
      try Picture.draw(160, 100, scale: 1.5, background: Color(hex: 0xE9EBF0)) { canvas in
        let card = Rect(x: 20, y: 14, width: 90, height: 70)
        canvas.shadow(card, radius: 14, blur: 16, Color(white: 0, alpha: 0.35))
        canvas.clipped(to: card, radius: 14) { canvas in
          canvas.fill(card, .white)
          canvas.group(translation: Vector(x: 20, y: 14.4), opacity: 0.8) { canvas in
            for row in 0..<8 {
              canvas.fill(
                Rect(x: 0, y: Double(row) * 10, width: 90, height: 5), Color(hex: row % 2 == 0 ? 0x0A84FF : 0xFF9F0A))
            }
          }
        }
        canvas.group(translation: Vector(x: 118, y: 20), scale: 0.7) {
          $0.shadow(Rect(x: 0, y: 0, width: 40, height: 40), radius: 20, blur: 8, .black)
          $0.fill(Rect(x: 0, y: 0, width: 40, height: 40), radius: 20, .white)
        }
      })
  }

  @Test("text looks as kept, as far as releases of the font engine agree")
  func text() throws {
    try compare(
      "text", allowed: 48,
      try Picture.draw(180, 110, scale: 2) { canvas in
        for (index, face) in TextStyle.Face.allCases.enumerated() {
          canvas.text(
            "\(face.rawValue): AV To 0123 fjord", in: Rect(x: 6, y: 4 + Double(index) * 20, width: 168, height: 20),
            TextStyle(face, size: 13, color: Color(hex: 0x1C1C1E), tabularDigits: index % 2 == 0))
        }
      })
  }
}
