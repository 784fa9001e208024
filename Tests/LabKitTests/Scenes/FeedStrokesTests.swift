import InputEvents
import InteractionKit
import LabKit
import Primitives
import TestSupport
import Testing

/// The coordinated feed under ten thousand random strokes, with requests on their way.
struct FeedStrokesTests {
  /// What a feed offers: its tabs, its values, and sizes from the smallest to a wide one.
  private static let field = StrokeField(
    sizes: [
      Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 320, height: 568),
      Size(width: 240, height: 320),
    ],
    hotSpots: [
      Point(x: 0.25, y: 0.02), Point(x: 0.75, y: 0.02), Point(x: 0.25, y: 0.236), Point(x: 0.75, y: 0.236),
    ],
    commands: (0..<2).map { .init("select-tab", .number(Double($0))) },
    tunables: [
      .init("header.height", 60...400), .init("list0.rows", 0...60), .init("list1.rows", 0...140),
      .init("list1.rows", 0...12), .init("refresh.seconds", 0...2), .init("loadmore.seconds", 0...2),
      .init("refresh.threshold", 20...90), .init("loadmore.distance", 0...1500),
    ])

  /// At rest every request is answered, and nothing is held open.
  private struct RequestLaw: StrokeLaw {
    let name = "requests are answered"

    func violation(in frame: StrokeFrame) -> String? {
      func number(_ name: String) -> Double { frame.present.number(name) ?? .nan }
      for kind in ["refresh", "loadmore"] {
        let (begins, ends) = (number("\(kind).begins"), number("\(kind).ends"))
        let outstanding = begins - ends
        // One for each of two lists.
        if outstanding < 0 || outstanding > 2 { return "\(outstanding) of \(kind) are outstanding" }
        if frame.isRest, outstanding != 0 { return "\(outstanding) of \(kind) are outstanding at rest" }
      }
      guard frame.isRest else { return nil }
      let state = frame.present.value("refresh.state")?.text
      if state != "idle" { return "the refresh is \(state ?? "nothing") at rest" }
      let held = frame.present.scrollViews.first { $0.minimum != .zero }
      return held.map { "\($0.name) still begins at \($0.minimum.y)" }
    }
  }

  /// Counts what has happened, so that a run in which nothing happens is seen as one.
  private final class Tally: @unchecked Sendable {
    var refreshes = 0.0
    var loads = 0.0
  }

  private struct TallyLaw: StrokeLaw {
    let name = "tally"
    let tally: Tally

    func violation(in frame: StrokeFrame) -> String? {
      func gain(_ name: String) -> Double {
        (frame.present.number(name) ?? 0) - (frame.previous.number(name) ?? 0)
      }
      tally.refreshes += gain("refresh.begins")
      tally.loads += gain("loadmore.begins")
      return nil
    }
  }

  @Test("Ten thousand random strokes keep every law", arguments: [0.0, 1])
  func strokes(place: Double) throws {
    let tally = Tally()
    let stretching: Set<String> = place == 0 ? ["list0", "list1"] : ["main"]
    let laws: [any StrokeLaw] =
      StrokeRun.commonLaws + [
        StretchLaw(atStart: stretching, atEnd: ["list0", "list1"]), OneAxisLaw(pager: "pager"), RequestLaw(),
        TallyLaw(tally: tally),
      ]
    let run = StrokeRun(
      RunConfiguration(scene: "feed", tune: [TuneChange(id: "refresh.place", value: place)]), laws: laws)
    let failure = try run.failure(strokes: 100, seeds: 2000..<2050, field: Self.field)
    #expect(failure == nil, "\(failure?.description ?? "")")
    #expect(tally.refreshes > 100)
    #expect(tally.loads > 100)
  }

  @Test("The same strokes give the same digest")
  func digest() throws {
    let strokes = RandomStrokes.strokes(100, seed: 7, field: Self.field)
    let run = StrokeRun(RunConfiguration(scene: "feed"), laws: [])
    var digests: [String] = []
    for _ in 0..<2 { _ = try run.failure(in: strokes) { digests.append($0) } }
    #expect(digests.count == 2)
    #expect(digests.first == digests.last)
  }
}
