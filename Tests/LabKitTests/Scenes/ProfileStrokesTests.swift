import LabKit
import Primitives
import TestSupport
import Testing

/// The coordinated profile under ten thousand random strokes.
struct ProfileStrokesTests {
  /// What a profile offers: its tabs, its values, and sizes from the smallest to a wide one.
  static let field = StrokeField(
    sizes: [
      Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 320, height: 568),
      Size(width: 240, height: 320),
    ],
    hotSpots: (0..<4).flatMap { tab in
      [Point(x: (Double(tab) + 0.5) / 4, y: 0.13), Point(x: (Double(tab) + 0.5) / 4, y: 0.38)]
    },
    commands: (0..<4).map { .init("select-tab", .number(Double($0))) } + [.init("scroll-to-top")],
    tunables: [
      .init("header.height", 88...500), .init("list0.rows", 0...60), .init("list1.rows", 0...1000),
      .init("list2.rows", 0...12),
    ])

  static let laws: [any StrokeLaw] =
    StrokeRun.commonLaws + [
      StretchLaw(atStart: ["main"], atEnd: ["list0", "list1", "list2", "list3"]), OneAxisLaw(pager: "pager"),
    ]

  @Test("Ten thousand random strokes keep every law")
  func strokes() throws {
    let run = StrokeRun(RunConfiguration(scene: "profile"), laws: Self.laws)
    let failure = try run.failure(strokes: 100, seeds: 1000..<1100, field: Self.field)
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test("The same strokes give the same digest, twice, and others another")
  func digests() throws {
    let run = StrokeRun(RunConfiguration(scene: "profile"), laws: [])
    var digests: [String] = []
    for seed: UInt64 in [7, 7, 8] {
      let strokes = RandomStrokes.strokes(40, seed: seed, field: Self.field)
      _ = try run.failure(in: strokes) { digests.append($0) }
    }
    #expect(digests[0] == digests[1])
    #expect(digests[1] != digests[2])
  }
}
