import Primitives
import Testing

@testable import InteractionKit

/// The fingerprint of a run tells any two runs apart that did not publish the same.
struct FrameDigestTests {
  @Test("Frames differ by a bit of a number, a letter of a text, a name, and the order, wherever it is")
  func differences() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let values = Self.values(&generator)
      let place = generator.int(in: 0...values.count - 1)
      var others = [values, values, values]
      switch values[place].value {
      case .number(let number):
        let bit = UInt64(1) << UInt64(generator.int(in: 0...62))
        others[0][place].value = .number(Double(bitPattern: number.bitPattern ^ bit))
      case .text(let text): others[0][place].value = .text(text + "\0")
      }
      others[1][place].name += "x"
      others[2].swapAt(place, (place + 1) % values.count)
      for other in others { #expect(Self.digest([values]).text != Self.digest([other]).text) }
    }
  }

  @Test("The same frames give the same digest, in another number or order they do not")
  func frames() {
    var generator = SeededGenerator(seed: 12)
    let (first, second) = (Self.values(&generator), Self.values(&generator))
    #expect(Self.digest([first, second]) == Self.digest([first, second]))
    let digests = [[first], [first, first], [second, first], [first, second]].map { Self.digest($0).text }
    #expect(Set(digests).count == digests.count)
    #expect(digests.map(\.count) == [16, 16, 16, 16])
  }

  @Test("Both zeros count as the same number")
  func zeros() {
    #expect(Self.digest([[NamedValue("x", 0.0)]]) == Self.digest([[NamedValue("x", -0.0)]]))
  }

  private static func digest(_ frames: [[NamedValue]]) -> FrameDigest {
    var digest = FrameDigest()
    for values in frames { digest.combine(values, names: FrameDigest(ofNames: values.map(\.name))) }
    return digest
  }

  private static func values(_ generator: inout SeededGenerator) -> [NamedValue] {
    (0..<generator.int(in: 2...9)).map { index in
      generator.int(in: 0...3) == 0
        ? NamedValue("text\(index)", String(repeating: "a", count: generator.int(in: 0...20)))
        : NamedValue("number\(index)", generator.double(in: -500...500))
    }
  }
}
