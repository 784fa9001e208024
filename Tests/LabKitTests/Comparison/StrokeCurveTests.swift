import InteractionKit
import LabKit
import Primitives
import Testing

@Suite("Stroke curves")
struct StrokeCurveTests {
  /// A frame's values as a meter names them.
  private func values(stroke: Double, held: Double, travel: Double, finger: Double) -> [NamedValue] {
    [
      NamedValue("pointers.count", .number(held)), NamedValue("stroke.count", .number(stroke)),
      NamedValue("stroke.fingerTravel", .number(finger)), NamedValue("stroke.travel", .number(travel)),
    ]
  }

  @Test("A finger that comes down before its stroke counts does not go on with the way of the last one")
  func fingers() {
    var curve = StrokeCurve(keepsAllStrokes: true)
    curve.append(values(stroke: 1, held: 1, travel: 60, finger: 60), at: 0)
    curve.append(values(stroke: 1, held: 0, travel: 80, finger: 60), at: 1)
    curve.append(values(stroke: 1, held: 1, travel: 90, finger: 60), at: 2)
    curve.append(values(stroke: 2, held: 1, travel: 10, finger: 10), at: 3)
    #expect(curve.samples.map(\.finger) == [60, nil, nil, 100])
    #expect(curve.samples.map(\.content) == [60, 80, 90, 100])
  }
}
