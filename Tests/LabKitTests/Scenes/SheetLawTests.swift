import InputEvents
import LabKit
import Primitives
import TestSupport
import Testing

/// What the coordinated sheet keeps, over random strokes.
struct SheetLawTests {
  private static let field = StrokeField(
    sizes: [
      Size(width: 390, height: 844), Size(width: 320, height: 568), Size(width: 430, height: 932),
      Size(width: 240, height: 320),
    ],
    hotSpots: [Point(x: 0.5, y: 0.59), Point(x: 0.5, y: 0.17), Point(x: 0.5, y: 0.98), Point(x: 0.5, y: 0.05)],
    commands: [
      .init("present"), .init("present"), .init("dismiss"), .init("select-detent", .text("large")),
      .init("select-detent", .text("medium")), .init("scroll-to-top"),
    ],
    tunables: [.init("comments.rows", 0...70), .init("sheet.undimmed", 0...2)])

  /// What holds under every option.
  private static let commonLaws: [any StrokeLaw] =
    StrokeRun.commonLaws.filter {
      !($0 is FingerLaw) && !($0 is ConservationLaw) && !($0 is StepLaw) && !($0 is HiddenLaw)
    }
    + [SheetFingerLaw(), SheetStepLaw(), SheetHiddenLaw(), SheetRestLaw(), FlingLaw()]
  private static let stretchLaw = StretchLaw(atStart: [], atEnd: ["sheet", "comments"])

  @Test("Over ten thousand random strokes the sheet grows first, rests on detents, and no fling moves it")
  func laws() throws {
    let run = StrokeRun(RunConfiguration(scene: "sheet"), laws: Self.commonLaws + [GrowFirstLaw(), Self.stretchLaw])
    let failure = try run.failure(strokes: 50, seeds: 1..<201, field: Self.field)
    #expect(failure == nil, "\(failure.map(String.init(describing:)) ?? "")")
  }

  @Test(
    "The laws hold as well where scrolling does not expand, where inertia goes on, and where nothing dismisses",
    arguments: ["sheet.scrollingExpands", "sheet.inertiaIntoList", "sheet.dismissible"])
  func otherOptions(option: String) throws {
    var laws = Self.commonLaws
    // The end of a list that scrolls at a low detent comes along when the sheet is drawn up by its header.
    if option == "sheet.scrollingExpands" { laws.removeAll { $0 is SheetStepLaw } }
    if option != "sheet.dismissible" { laws.append(Self.stretchLaw) }
    let value = option == "sheet.inertiaIntoList" ? 1.0 : 0
    let run = StrokeRun(
      RunConfiguration(scene: "sheet", tune: [TuneChange(id: option, value: value)]), laws: laws)
    let failure = try run.failure(strokes: 100, seeds: 20..<23, field: Self.field)
    #expect(failure == nil, "\(failure.map(String.init(describing:)) ?? "")")
  }

  @Test("Equal seeds give equal digests")
  func determinism() throws {
    let strokes = RandomStrokes.strokes(60, seed: 77, field: Self.field)
    let run = StrokeRun(RunConfiguration(scene: "sheet"), laws: [])
    var digests: [String] = []
    for _ in 0..<2 { _ = try run.failure(in: strokes) { digests.append($0) } }
    #expect(digests.count == 2)
    #expect(digests.first == digests.last)
  }
}
