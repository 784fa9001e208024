import InteractionKit
import LabKit
import Testing

@Suite("Expectations")
struct ExpectationTests {
  /// A series at 10 Hz; frame 3 counts as settled.
  private func series(_ values: [Double], settled: Int? = 3) -> FrameSeries {
    var series = FrameSeries(names: ["y"])
    for (index, value) in values.enumerated() {
      let frame = ObservedFrame(values: [NamedValue("y", value)], digest: "", isSettled: false)
      series.append(frame, at: Double(index) / 10, isSettled: index == settled)
    }
    return series
  }

  private func found(
    _ comparator: Expectation.Comparator, _ scope: Expectation.Scope = .during(.seconds(0), .end), _ values: [Double]
  ) -> [String] {
    Expectation(scope, "y", [comparator]).broken(in: series(values)).map { broken in
      broken.time.map { "\(broken.found) @ \($0)" } ?? broken.found
    }
  }

  @Test("at reads the first frame at or after its time")
  func at() {
    let values = [0.0, 1, 2, 3, 4]
    for (time, value) in [(0.0, 0.0), (0.05, 1), (0.1, 1), (0.1 + 1e-12, 1), (0.11, 2), (0.4, 4)] {
      #expect(found(.equals(.number(value), within: 0), .at(.seconds(time)), values) == [])
    }
    #expect(found(.equals(.number(3), within: 0), .at(.settled), values) == [])
    #expect(found(.equals(.number(4), within: 0), .at(.end), values) == [])
  }

  @Test("during takes the frames from the first at or after its start to the last at or before its end")
  func during() {
    let values = [0.0, 1, 2, 3, 4]
    let span: Expectation.Scope = .during(.seconds(0.05), .seconds(0.35))
    #expect(found(.neverBelow(1), span, values) == [])
    #expect(found(.neverBelow(1.5), span, values) == ["1 @ 0.1"])
    #expect(found(.neverAbove(3), span, values) == [])
    #expect(found(.neverAbove(2.5), span, values) == ["3 @ 0.3"])
    #expect(found(.neverAbove(3), .during(.seconds(0), .settled), values) == [])
    #expect(found(.neverBelow(3), .during(.settled, .end), values) == [])
  }

  @Test("A scope without a frame fails")
  func empty() {
    let values = [0.0, 1, 2, 3, 4]
    let none = ["no frame there; the last frame is at 0.4 s"]
    #expect(found(.neverAbove(9), .during(.seconds(0.11), .seconds(0.19)), values) == none)
    #expect(found(.neverAbove(9), .during(.seconds(5), .seconds(6)), values) == none)
    #expect(found(.neverAbove(9), .during(.end, .seconds(0)), values) == none)
    #expect(found(.atMost(9), .at(.seconds(0.5)), values) == none)
    let expectation = Expectation(.at(.settled), "y", [.atMost(9)])
    #expect(expectation.broken(in: series(values, settled: nil)).map(\.found) == ["a run that has not settled"])
  }

  @Test("Comparators for one frame hold in every frame of a span, and the first that breaks them is told")
  func everyFrame() {
    let values = [5.0, 5.005, 5.01, 5.011]
    #expect(found(.equals(.number(5), within: 0.0101), values: values) == ["5.011 @ 0.3"])
    #expect(found(.equals(.number(5), within: 0.02), values: values) == [])
    #expect(found(.differs(.number(5.01)), values: values) == ["5.01 @ 0.2"])
    #expect(found(.atLeast(5.005), values: values) == ["5 @ 0.0"])
    #expect(found(.atMost(5.01), values: values) == ["5.011 @ 0.3"])
    #expect(found(.atMost(5.011), values: values) == [])
  }

  @Test("ever needs one frame beyond the bound, and tells the farthest where there is none")
  func ever() {
    #expect(found(.everAbove(2.9), values: [0, 3, 1]) == [])
    #expect(found(.everAbove(3), values: [0, 3, 1]) == ["at most 3 @ 0.1"])
    #expect(found(.everBelow(0.1), values: [2, 0, 1]) == [])
    #expect(found(.everBelow(0), values: [2, 0, 1]) == ["at least 0 @ 0.1"])
  }

  @Test("monotone lets equal neighbours stand, and nothing against the way")
  func monotone() {
    #expect(found(.monotone(.up), values: [0, 1, 1, 2]) == [])
    #expect(found(.monotone(.up), values: [0, 2, 1.5, 3]) == ["2 then 1.5 @ 0.2"])
    #expect(found(.monotone(.down), values: [2, 1, 1, 0]) == [])
    #expect(found(.monotone(.down), values: [2, 1, 1.5, 0]) == ["1 then 1.5 @ 0.2"])
  }

  @Test("changesAtMost counts frames that differ from the one before, maxStep takes the largest change")
  func changesAndSteps() {
    #expect(found(.changesAtMost(2), values: [0, 1, 1, 0, 0]) == [])
    #expect(found(.changesAtMost(1), values: [0, 1, 1, 0, 0]) == ["2 changes, one too many @ 0.3"])
    #expect(found(.maximumStep(1), values: [0, 1, 0, 0.5]) == [])
    #expect(found(.maximumStep(0.9), values: [0, 0.5, -0.5, 3]) == ["0.5 then -0.5 @ 0.2"])
    #expect(found(.changesAtMost(0), .during(.settled, .settled), [0, 1, 2, 3]) == [])
  }

  @Test("Numbers that are none break every bound")
  func notANumber() {
    for comparator: Expectation.Comparator in [
      .equals(.number(0), within: 1), .atLeast(0), .atMost(0), .neverAbove(0), .neverBelow(0), .maximumStep(1),
    ] {
      #expect(found(comparator, values: [0, .nan]).count == 1, "\(comparator)")
    }
  }

  @Test("A text equals or differs; asking for a number of it fails, and so does a number that should be a text")
  func texts() {
    var series = FrameSeries(names: ["s"])
    for (index, text) in ["idle", "dragging"].enumerated() {
      let frame = ObservedFrame(values: [NamedValue("s", text)], digest: "", isSettled: true)
      series.append(frame, at: Double(index), isSettled: false)
    }
    func broken(_ comparator: Expectation.Comparator) -> [String] {
      Expectation(.during(.seconds(0), .end), "s", [comparator]).broken(in: series).map(\.found)
    }
    #expect(broken(.equals(.text("idle"), within: 0.01)) == ["\"dragging\""])
    #expect(broken(.differs(.text("idle"))) == ["\"idle\""])
    #expect(broken(.differs(.text("failed"))) == [])
    #expect(broken(.changesAtMost(0)) == ["1 changes, one too many"])
    #expect(broken(.atLeast(1)) == ["the text \"idle\""])
    #expect(found(.equals(.text("idle"), within: 0.01), values: [1]) == ["1 @ 0.0"])
  }

  private func found(_ comparator: Expectation.Comparator, values: [Double]) -> [String] {
    found(comparator, .during(.seconds(0), .end), values)
  }
}
