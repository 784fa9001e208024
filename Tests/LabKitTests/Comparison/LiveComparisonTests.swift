import Drawing
import Foundation
import InputEvents
import InteractionKit
@testable import LabKit
import MotionCore
import Primitives
import TestSupport
import Testing

@Suite("Live comparison")
struct LiveComparisonTests {
  private static let presets = ["ios", "slow", "fast"].enumerated().map { index, id in
    var constants = PhysicsConstants()
    constants["decay.rate"] = 0.998 - 0.002 * Double(index)
    return Preset(id: id, title: id, about: "", notes: [:], constants: constants)
  }
  private static let catalogue = Catalogue.lab(presets: PresetLibrary(presets))
  private static let window = Size(width: 1180, height: 920)

  private func run(_ ids: [String], trace: String? = nil) throws -> LiveRun {
    let choices = try ComparisonIdentifiers(catalogue: Self.catalogue, command: "run")
      .choices(ids, of: RunConfiguration(scene: "profile"))
    return try LiveRun(choices, catalogue: Self.catalogue, presets: Self.presets, trace: trace, now: 0)
  }

  /// A flick from 640 to 480 on a phone, given in points of the window; then the rest of two seconds.
  private func flick(_ live: LiveRun, phone: Int, from start: Double = 0) throws {
    try live.step(at: Timestamp(start))
    let output = try #require(live.output)
    let geometry = live.stage.geometry(comparing: live.runs.count, output, window: Self.window).phones[phone]
    func send(_ phase: PointerEvent.Phase, _ y: Double, at time: Double) {
      let pointer = PointerEvent(
        id: 0, kind: .touch, phase: phase, position: geometry.windowPoint(Point(x: 195, y: y)))
      live.take(.pointer(live.viewportEvent(pointer, window: Self.window)), at: Timestamp(start + time))
    }
    send(.down, 640, at: 0.01)
    for step in 1...10 {
      send(.move, 640 - Double(step) * 16, at: 0.01 + Double(step) * 0.008)
      try live.step(at: Timestamp(start + 0.012 + Double(step) * 0.008))
    }
    send(.up, 480, at: 0.094)
    for step in 1...120 { try live.step(at: Timestamp(start + 0.1 + Double(step) / 60)) }
  }

  private func offset(_ run: ComparedRun) -> Double {
    let inspector = run.output?.inspector
    return (inspector?.number("main.offset.y") ?? .nan) + (inspector?.number("list0.offset.y") ?? .nan)
  }

  @Test("A stroke on any phone moves all of them alike", arguments: 0..<3)
  func sameStroke(phone: Int) throws {
    let live = try run(["coordinated", "pinning", "dispatch"])
    try flick(live, phone: phone)
    let numbers = live.runs.map { $0.output?.inspector.number("stroke.fingerTravel") }
    #expect(Set(numbers).count == 1)
    #expect(live.selected == phone)
    #expect(offset(live.runs[1]) == 212)
    #expect(abs(offset(live.runs[0]) - offset(live.runs[2])) < 0.5)
    #expect(offset(live.runs[0]) > 900)
  }

  @Test("Each phone shows what it would show alone with the same inputs, though it makes no frames at rest")
  func asAlone() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/compared.jsonl"
    let live = try run(["coordinated", "pinning", "switching"], trace: file)
    try flick(live, phone: 1)
    try live.close()
    let trace = try TraceReader(catalogue: Self.catalogue).read(file: file)
    for compared in live.runs {
      let alone = try LabSession(compared.choice.configuration, preset: Self.presets[0])
      var last: ObservedFrame?
      FramePlan.play(trace.framePlan, on: alone) { last = $1 }
      let shown = try #require(compared.output).inspector.values
      #expect(last?.values == shown, "\(compared.choice.id)")
    }
  }

  @Test("Where nothing moves no phone asks for a frame, and none is made anew")
  func rest() throws {
    let live = try run(["coordinated", "pinning"])
    try flick(live, phone: 0)
    for step in 0..<400 { try live.step(at: Timestamp(2.2 + Double(step) / 60)) }
    #expect(!live.isMoving)
    #expect(live.nextDeadline == nil)
    let tick = live.runs[1].output?.inspector.tick
    try live.step(at: 12)
    #expect(live.runs[1].output?.inspector.tick == tick)
  }

  @Test("Keys add phones up to four, change the selected one, and pass over what stands there already")
  func keys() throws {
    let live = try LiveRun(
      RunConfiguration(scene: "profile"), catalogue: Self.catalogue, presets: Self.presets, now: 0)
    func ids() -> [String] { live.choices.map(\.id) }
    func press(_ keys: String) throws { for key in keys { _ = try live.press(String(key), at: 0) } }
    try press("c")
    #expect(ids() == ["coordinated", "switching"])
    try press("s")
    #expect(ids() == ["pinning", "switching"])
    try press("cc")
    #expect(ids() == ["pinning", "switching", "coordinated", "dynamics"])
    try press("s")
    #expect(ids() == ["header-in-list", "switching", "coordinated", "dynamics"])
    try press("n")
    #expect(live.choices.map(\.configuration.scene) != Array(repeating: "profile", count: live.choices.count))
    #expect(ids().first == "coordinated")
    try press("c")
    while live.isComparing { try press("c") }
    #expect(live.choices.count == 1)
  }

  @Test("The next preset is an input where all have one, and the selected phone's where they differ")
  func presets() throws {
    let live = try run(["coordinated", "pinning"])
    try live.step(at: 0)
    let before = live.runs.map(ObjectIdentifier.init)
    _ = try live.press("p", at: 1)
    #expect(live.choices.map(\.configuration.preset) == ["slow", "slow"])
    #expect(live.runs.map(ObjectIdentifier.init) == before)
    try live.step(at: 1)
    #expect(live.runs.map { $0.session.engine.physics["decay.rate"] } == [0.996, 0.996])

    let presets = try run(["ios", "slow"])
    _ = try presets.press("p", at: 1)
    #expect(presets.choices.map(\.id) == ["fast", "slow"])
  }

  @Test("What a window shows names every run and its measures, at any size")
  func displayLists() throws {
    let live = try run(["coordinated", "pinning", "dynamics", "dispatch"])
    try flick(live, phone: 0)
    func words(_ window: Size) -> [String] {
      live.displayList(window: window)?.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
        ?? []
    }
    let shown = words(Self.window)
    for word in ["Coordinated", "Pinning", "Dynamics", "Dispatch", "0.50", "1.00", "Finger error"] {
      #expect(shown.contains(word), "\(word)")
    }
    for size in [Size(width: 1, height: 1), Size(width: 200, height: 200), Size(width: 390, height: 600)] {
      #expect(live.displayList(window: size) != nil)
    }
    #expect(words(Size(width: 640, height: 480)).contains("Pinning"))
  }

  @Test("An x-ray lies under all phones and captions, whichever phone it is of", arguments: 0..<3)
  func xRay(phone: Int) throws {
    let live = try run(["coordinated", "pinning", "dynamics"])
    try live.step(at: 0)
    let geometry = live.stage.geometry(comparing: 3, try #require(live.output), window: Self.window).phones[phone]
    for (phase, time) in [(PointerEvent.Phase.down, 0.1), (.up, 0.2)] {
      let pointer = PointerEvent(
        id: 0, kind: .touch, phase: phase, position: geometry.windowPoint(Point(x: 195, y: 500)))
      live.take(.pointer(live.viewportEvent(pointer, window: Self.window)), at: Timestamp(time))
      try live.step(at: Timestamp(time))
    }
    _ = try live.press("x", at: 1)
    try live.step(at: 1)
    func words(_ list: DisplayList?) -> [String] {
      list?.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } } ?? []
    }
    let hidden = words(live.runs[phone].output?.hiddenContent)
    #expect(!hidden.isEmpty)
    #expect(Array(words(live.displayList(window: Self.window)).prefix(hidden.count)) == hidden)
  }
}
