import InputEvents
import LabKit
import Primitives
import Testing

@Suite("Trackpad pans without a rest before the lift")
struct TrackpadStrokeOrderTests {
  @Test("The lift never comes before the last part, however the times round")
  func lastPartBeforeLift() {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<200 {
      let pan = TrackpadStroke(
        position: Point(x: 1, y: 2), travel: Vector(x: 0, y: 100), over: generator.double(in: 0.01...0.6),
        rate: Double(generator.int(in: 30...240)))
      let input = CaseInput(at: generator.double(in: 0...3), .scroll(pan))
      let scripted = InteractionCase(id: "x", configuration: RunConfiguration(scene: "shelf"), inputs: [input])
      var phases: [ScrollEvent.Phase] = []
      FramePlan.play(FramePlan(scripted), on: FakeRun()) { planned, _ in
        phases += planned.events.compactMap { if case .scroll(let event) = $0.kind { event.phase } else { nil } }
      }
      #expect(phases.last == .ended)
      #expect(phases.first == .began)
    }
  }
}
