@testable import LabKit
import MotionCore
import Testing

@Suite("Tuning scale")
struct TuningScaleTests {
  private static let tunables =
    SceneRegistry.all.flatMap(\.catalogue.tunables) + Catalogue.lab(presets: PresetLibrary([])).physics

  @Test("the ends of a slider are the ends of the range", arguments: tunables)
  func ends(_ tunable: Catalogue.Tunable) {
    let scale = TuningScale(tunable)
    #expect(scale.value(at: 0) == tunable.range.lowerBound)
    #expect(scale.value(at: 1) == tunable.range.upperBound)
    #expect(scale.value(at: -3) == tunable.range.lowerBound)
    #expect(scale.value(at: .infinity) == tunable.range.upperBound)
    #expect(scale.place(of: tunable.range.lowerBound) == 0)
    #expect(scale.place(of: tunable.range.upperBound) == 1)
    #expect(scale.place(of: .nan) == 0)
  }

  @Test("a value never falls along a slider, and stays in its range", arguments: tunables)
  func monotone(_ tunable: Catalogue.Tunable) {
    let scale = TuningScale(tunable)
    var last = tunable.range.lowerBound
    for place in stride(from: 0.0, through: 1, by: 1.0 / 700) {
      let value = scale.value(at: place)
      #expect(value >= last, "at \(place)")
      #expect(tunable.range.contains(value), "at \(place)")
      last = value
    }
  }

  @Test("the place of a value is where it was set, but for the rounding", arguments: tunables)
  func inverse(_ tunable: Catalogue.Tunable) {
    let scale = TuningScale(tunable)
    // Where only a few values are to be had, the nearest of them may be far.
    guard !scale.isWhole, scale.form != .root else { return }
    for place in stride(from: 0.0, through: 1, by: 1.0 / 97) {
      #expect(abs(scale.place(of: scale.value(at: place)) - place) <= 1.0 / 150, "at \(place)")
    }
  }

  @Test("steps up lead to the upper end, steps down back to the lower, and none stands still", arguments: tunables)
  func steps(_ tunable: Catalogue.Tunable) {
    let scale = TuningScale(tunable)
    for (steps, end) in [(1.0, tunable.range.upperBound), (-10, tunable.range.lowerBound)] {
      var value = tunable.initial
      var count = 0
      while value != end, count < 400 {
        let next = scale.stepped(value, by: steps)
        #expect((next - value) * steps > 0, "from \(value)")
        value = next
        count += 1
      }
      #expect(value == end)
    }
  }

  @Test("what counts something stays whole")
  func whole() {
    for tunable in Self.tunables where tunable.isCount {
      let scale = TuningScale(tunable)
      for place in stride(from: 0.0, through: 1, by: 0.013) {
        let value = scale.value(at: place)
        #expect(value == value.rounded())
      }
    }
  }

  @Test("steps are round numbers", arguments: [(0.7, 0.5), (0.021, 0.02), (1, 1), (4.9, 2), (5, 5), (730, 500)])
  func roundSteps(_ spacing: Double, _ step: Double) {
    #expect(abs(TuningScale.step(below: spacing) - step) < 1e-12)
  }

  @Test("values are the doubles that their decimal digits give")
  func digits() {
    #expect(TuningScale.rounded(0.30000000000000004, to: 0.1) == 0.3)
    #expect(TuningScale.rounded(0.99795, to: 0.00005) == 0.99795)
    #expect(TuningScale.rounded(1234, to: 50) == 1250)
  }
}
