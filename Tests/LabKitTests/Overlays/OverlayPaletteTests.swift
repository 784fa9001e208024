import Drawing
import Foundation
import LabKit
import Testing

@Suite("Palette and readouts")
struct OverlayPaletteTests {
  /// The relative luminance as WCAG 2 defines it.
  private func luminance(_ color: Color) -> Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ first: Color, _ second: Color) -> Double {
    let levels = [luminance(first), luminance(second)].sorted()
    return (levels[1] + 0.05) / (levels[0] + 0.05)
  }

  @Test("words stand out from what they are written on by 4.5 to 1")
  func contrasts() {
    let words = [OverlayPalette.text, OverlayPalette.secondaryText] + RecognizerStatus.allCases.map(\.color)
    for background in [OverlayPalette.panel, OverlayPalette.field, OverlayPalette.stageTop, OverlayPalette.stageBottom]
    {
      for word in words { #expect(contrast(word, background) >= 4.5) }
    }
    // A tag over white content is the lightest that a tag can be.
    let tag = Color.white.mixed(with: OverlayPalette.tag, OverlayPalette.tag.alpha)
    #expect(contrast(OverlayPalette.text, tag) >= 4.5)
    #expect(contrast(OverlayPalette.stageBottom, OverlayPalette.accent) >= 4.5)
  }

  @Test("every status has its own word, and those that differ in sign differ in colour")
  func statuses() {
    let all = RecognizerStatus.allCases
    #expect(Set(all.map(\.word)).count == all.count)
    #expect(Set(all.filter { $0 != .began }.map(\.color)).count == all.count - 1)
  }

  @Test(
    "numbers are rounded, have a true minus sign, and no sign at zero",
    arguments: [
      (0.04, 1, "0.0"), (-0.04, 1, "0.0"), (-0.05, 1, "−0.1"), (211.25, 1, "211.3"), (-3.999, 2, "−4.00"),
      (1234567.5, 0, "1234568"), (.infinity, 1, "∞"), (-.infinity, 0, "−∞"), (.nan, 0, "–"),
    ] as [(Double, Int, String)])
  func numbers(value: Double, decimals: Int, text: String) {
    #expect(Readout.number(value, decimals: decimals) == text)
  }

  @Test("spans below a second are milliseconds")
  func spans() {
    #expect(Readout.span(0.0504) == "50 ms")
    #expect(Readout.span(0.9996) == "1.00 s")
    #expect(Readout.span(3.414) == "3.41 s")
  }

  @Test("lines keep every word in order and no line but the last is too long")
  func lines() {
    let text = "One chain: every movement is split exactly, and one motion runs across the boundary."
    for width in [60.0, 100, 180, 400, 2000] {
      for lines in [
        TextMeasure.lines(text, OverlayType.note, width: width),
        TextMeasure.balancedLines(text, OverlayType.note, width: width),
      ] {
        #expect(lines.joined(separator: " ") == text)
        for line in lines where line.contains(" ") {
          #expect(TextMeasure.width(line, OverlayType.note) <= width)
        }
      }
    }
    #expect(TextMeasure.lines(text, OverlayType.note, width: 100, limit: 2).count == 2)
  }
}
