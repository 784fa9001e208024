import MotionCore
import Primitives
import Testing

@Suite("The rubber band")
struct RubberBandTests {
  private func sample(_ generator: inout SeededGenerator) -> RubberBand {
    RubberBand(
      coefficient: generator.double(in: 0.05...1), dimension: generator.double(in: 50...2000),
      law: RubberBand.Law.allCases[generator.int(in: 0...2)])
  }

  @Test("The band and its inverse cancel, for both orders")
  func inverse() {
    var generator = SeededGenerator(seed: 21)
    var largest = 0.0
    for _ in 0..<10_000 {
      let band = sample(&generator)
      // The exponential law shows its last digits within a few dimensions: beyond, nothing is left to invert.
      let travel = generator.double(in: -4...4) * band.dimension
      let back = band.overshoot(displayed: band.displayed(travel))
      largest = max(largest, (back - travel).magnitude / (1 + travel.magnitude))
      let shown = generator.double(in: -0.95...0.95) * band.dimension
      let again = band.displayed(band.overshoot(displayed: shown))
      largest = max(largest, (again - shown).magnitude / (1 + shown.magnitude))
    }
    #expect(largest < 1e-12)
  }

  @Test("The band is odd, and its slope is the derivative and never above the coefficient")
  func slope() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<10_000 {
      let band = sample(&generator)
      let travel = generator.double(in: -3...3) * band.dimension
      #expect(band.displayed(-travel) == -band.displayed(travel))
      let h = 1e-3 * band.dimension
      guard travel.magnitude > 2 * h else { continue }
      let difference =
        (band.displayed(travel - 2 * h) - 8 * band.displayed(travel - h) + 8 * band.displayed(travel + h)
          - band.displayed(travel + 2 * h)) / (12 * h)
      #expect((difference - band.slope(at: travel)).magnitude < 1e-8)
      #expect(max(band.slope(at: travel), band.coefficient) == band.coefficient)
    }
  }

  @Test("A band with the coefficient 0 holds the content at the edge")
  func hardEdge() {
    let band = RubberBand(coefficient: 0, dimension: 800)
    #expect(band.displayed(120) == 0)
    #expect(band.overshoot(displayed: 10) == 0)
    #expect(band.slope(at: 5) == 0)
  }

  @Test("What shows at or beyond the dimension counts as the most that the band can show")
  func beyondTheDimension() {
    let band = RubberBand(coefficient: 0.55, dimension: 100)
    #expect(band.overshoot(displayed: 100) == band.overshoot(displayed: 1e6))
    #expect(band.displayed(band.overshoot(displayed: 500)) < 100)
    #expect(band.overshoot(displayed: 500).isFinite)
  }
}
