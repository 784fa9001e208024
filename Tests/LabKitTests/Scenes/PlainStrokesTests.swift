import LabKit
import Primitives
import TestSupport
import Testing

/// The scenes without laws of their own under random strokes.
struct PlainStrokesTests {
  private static let laws: [any StrokeLaw] = [
    FiniteLaw(), SettlingLaw(), CatchLaw(), ConservationLaw(), HiddenLaw(),
  ]
  private static let sizes = [
    Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 320, height: 568),
    Size(width: 240, height: 320),
  ]
  private static let fields = [
    "pages": StrokeField(
      sizes: sizes, hotSpots: [Point(x: 0.2, y: 0.13), Point(x: 0.8, y: 0.13), Point(x: 0.02, y: 0.5)],
      commands: (0..<3).map { .init("select-segment", .number(Double($0))) } + [.init("push")],
      tunables: [.init("pop.edgeOnly", 0...1)]),
    "stack": StrokeField(sizes: sizes, commands: [.init("scroll-to-top")], tunables: [.init("stack.depth", 2...8)]),
    "scratch": StrokeField(
      tunables: [.init("canvas.bounces", 0...1), .init("canvas.paging", 0...1), .init("canvas.directionalLock", 0...1)]
    ),
    "calibration": StrokeField(),
  ]

  @Test(
    "A touch-down and what is hidden move nothing, no way of a finger is lost, all comes to rest: two thousand strokes",
    arguments: ["pages", "stack", "scratch", "calibration"])
  func strokes(scene: String) throws {
    let field = try #require(Self.fields[scene])
    let failure = try StrokeRun(RunConfiguration(scene: scene), laws: Self.laws)
      .failure(strokes: 50, seeds: 0..<40, field: field)
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
