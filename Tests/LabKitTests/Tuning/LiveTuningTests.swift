import Foundation
import InputEvents
import InteractionKit
@testable import LabKit
import MotionCore
import Primitives
import TestSupport
import Testing

@Suite("Tuning a live run")
struct LiveTuningTests {
  private static let presets = [
    Preset(id: "ios", title: "iOS", about: "", constants: PhysicsConstants()),
    Preset(id: "other", title: "Other", about: "", constants: other),
  ]
  private static var other: PhysicsConstants {
    var constants = PhysicsConstants()
    constants["decay.rate"] = 0.99
    return constants
  }
  private static let catalogue = Catalogue.lab(presets: PresetLibrary(presets))
  private static let window = Size(width: 1180, height: 920)

  private let folder = NSTemporaryDirectory() + "tuning-\(UInt64.random(in: 0...UInt64.max))"

  private func run(trace: String? = nil, _ configurations: [RunConfiguration]? = nil) throws -> LiveRun {
    let choices = ComparedChoice.naming(
      configurations ?? [RunConfiguration(scene: "profile")], catalogue: Self.catalogue)
    let live = try LiveRun(choices, catalogue: Self.catalogue, presets: Self.presets, trace: trace, now: 10)
    live.presetShelf = PresetShelf(folder: folder)
    try live.step(at: 10)
    return live
  }

  private func rate(_ live: LiveRun) -> Double { live.runs[0].session.engine.physics.decayRate }

  private func line(_ live: LiveRun, _ id: String) throws -> TuningLayout.Line {
    let layout = try #require(live.tuningLayout(window: Self.window))
    return try #require(layout.lines.first { $0.row.tunable.id == id })
  }

  @Test("an edit stands in the trace, and the replay has the same frames")
  func traces() throws {
    let file = folder + ".jsonl"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let live = try run(trace: file)
    #expect(try live.press("u", at: 10.1) == nil)
    let slider = try line(live, "decay.rate")
    let press = Point(x: slider.control.minX + slider.control.width * 0.25, y: slider.control.midY)
    #expect(try live.pressStage(at: press, window: Self.window, now: 10.2))
    let drag = PointerEvent(
      id: 0, kind: .mouse, phase: .move, position: Point(x: slider.control.minX, y: 5000))
    live.dragStage(drag, window: Self.window, now: 10.3)
    try live.step(at: 10.3)
    #expect(rate(live) == 0.9)
    for step in 0...8 {
      let now = Timestamp(10.4 + Double(step) / 100)
      let phase: PointerEvent.Phase = step == 0 ? .down : step == 8 ? .up : .move
      let position = Point(x: 195, y: 700 - Double(min(step, 7)) * 15)
      live.take(.pointer(PointerEvent(id: 0, kind: .touch, phase: phase, position: position)), at: now)
      try live.step(at: now)
    }
    for tick in 0..<80 { try live.step(at: Timestamp(10.5 + Double(tick) / 60)) }
    try live.close()
    let trace = try TraceReader(catalogue: Self.catalogue).read(file: file)
    let session = try LabSession(trace.configuration, preset: Self.presets[0])
    var comparison = DigestComparison()
    FramePlan.play(trace.framePlan, on: session) { comparison.compare($0, $1.digest) }
    #expect(comparison.comparisons > 0)
    #expect(comparison.firstDifference == nil)
    #expect(session.engine.physics.decayRate == 0.9)
  }

  @Test("a start anew and another strategy keep what was tuned, another preset has its own physics")
  func keeps() throws {
    let live = try run()
    live.tune([TuneChange(id: "decay.rate", value: 0.995), TuneChange(id: "list0.rows", value: 7)], at: 10.1)
    _ = try live.press("r", at: 10.2)
    #expect(rate(live) == 0.995)
    #expect(live.runs[0].session.tunables["list0.rows"] == 7)
    _ = try live.press("s", at: 10.3)
    #expect(rate(live) == 0.995)
    #expect(live.stage.info.caption.hasSuffix("iOS, tuned"))
    _ = try live.press("n", at: 10.4)
    #expect(rate(live) == 0.995)
    #expect(live.runs[0].session.tunables["list0.rows"] == 30)
    _ = try live.press("p", at: 10.5)
    try live.step(at: 10.6)
    #expect(rate(live) == 0.99)
    #expect(live.configuration.tune == [])
    #expect(live.stage.info.caption.hasSuffix("Other"))
  }

  @Test("what has its standard value again is not tuned any more")
  func standard() throws {
    let live = try run()
    live.tune([TuneChange(id: "decay.rate", value: 0.995)], at: 10.1)
    live.tune([TuneChange(id: "decay.rate", value: 0.998)], at: 10.2)
    #expect(live.configuration.tune == [])
    #expect(!live.stage.info.isTuned)
  }

  @Test("only constants of the chosen laws are shown")
  func effects() throws {
    let live = try run()
    _ = try live.press("u", at: 10.1)
    #expect(try #require(live.stage.tuning).row("decay.rate") != nil)
    #expect(try #require(live.stage.tuning).row("decay.friction") == nil)
    live.tune([TuneChange(id: "decay.model", value: 3), TuneChange(id: "edge.model", value: 1)], at: 10.2)
    try live.step(at: 10.3)
    let panel = try #require(live.stage.tuning)
    #expect(panel.row("decay.friction") != nil)
    for id in ["decay.rate", "edge.frequency", "edge.overshoot", "band.coefficient"] { #expect(panel.row(id) == nil) }
  }

  @Test("phones side by side are tuned together, and the panel leaves the phones alone")
  func comparison() throws {
    let window = Size(width: 1400, height: 900)
    let live = try run(["coordinated", "pinning"].map { RunConfiguration(scene: "profile", strategy: $0) })
    _ = try live.press("u", at: 10.1)
    live.tune([TuneChange(id: "decay.rate", value: 0.99)], at: 10.2)
    try live.step(at: 10.3)
    #expect(live.runs.map { $0.session.engine.physics.decayRate } == [0.99, 0.99])
    let layout = try #require(live.tuningLayout(window: window))
    let output = try #require(live.output)
    for phone in live.stage.geometry(comparing: 2, output, window: window).phones {
      #expect(!phone.deviceFrame.intersects(layout.frame))
    }
  }

  @Test("what was tuned is saved as a preset that reads the same, and never over another file")
  func saves() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let live = try run()
    _ = try live.press("ctrl+s", at: 10.1)
    #expect(live.stage.tuning?.message == "Nothing to save: these are the constants of iOS.")
    #expect(!FileManager.default.fileExists(atPath: folder))
    live.tune([TuneChange(id: "decay.rate", value: 0.99525), TuneChange(id: "list0.rows", value: 7)], at: 10.2)
    try live.step(at: 10.2)
    live.savePreset()
    #expect(live.configuration.preset == "ios-tuned")
    #expect(live.configuration.tune == [TuneChange(id: "list0.rows", value: 7)])
    let read = try PresetReader.read(file: "\(folder)/ios-tuned.json")
    #expect(read.constants == live.runs[0].session.engine.physics)
    #expect(read.about == "iOS with decay.rate 0.99525.")
    live.tune([TuneChange(id: "edge.frequency", value: 9)], at: 10.3)
    try live.step(at: 10.3)
    live.savePreset()
    #expect(live.configuration.preset == "ios-tuned-2")
    #expect(live.stage.info.preset?.title == "iOS, tuned 2")
    #expect(try PresetReader.read(file: "\(folder)/ios-tuned.json").constants == read.constants)
    _ = try live.press("r", at: 10.4)
    #expect(live.runs[0].session.engine.physics.edgeFrequency == 9)
  }

  @Test("a slider follows the finger that holds it, whatever other fingers do on the panel")
  func fingers() throws {
    let live = try run()
    _ = try live.press("u", at: 10.1)
    let slider = try line(live, "decay.rate")
    func drag(_ id: Int, _ phase: PointerEvent.Phase, _ point: Point) {
      let event = PointerEvent(id: id, kind: .touch, phase: phase, position: point)
      live.dragStage(event, window: Self.window, now: 10.2)
    }
    #expect(try live.pressStage(at: slider.control.center, window: Self.window, now: 10.2))
    drag(0, .down, slider.control.center)
    let value = try #require(live.stage.tuning?.row("decay.rate")).value
    #expect(try live.pressStage(at: slider.title.center, window: Self.window, now: 10.2))
    for phase in [PointerEvent.Phase.down, .move, .up] { drag(1, phase, slider.title.center) }
    #expect(live.stage.tuning?.row("decay.rate")?.value == value)
    drag(0, .move, Point(x: slider.control.minX, y: slider.control.midY))
    #expect(live.stage.tuning?.row("decay.rate")?.value == 0.9)
    drag(0, .up, slider.control.center)
    #expect(live.stage.tuning?.held == nil)
  }

  @Test("what is tuned counts for a save and for another preset before the next frame")
  func beforeTheFrame() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let live = try run()
    live.tune([TuneChange(id: "decay.rate", value: 0.995)], at: 10.1)
    live.savePreset()
    #expect(live.configuration.preset == "ios-tuned")
    #expect(try PresetReader.read(file: "\(folder)/ios-tuned.json").constants.decayRate == 0.995)
    try live.step(at: 10.2)
    live.tune([TuneChange(id: "edge.frequency", value: 9)], at: 10.3)
    live.takePreset("ios", at: 10.3)
    try live.step(at: 10.4)
    #expect(live.runs[0].session.engine.physics == PhysicsConstants())
  }

  @Test(
    "only what an earlier tuning added to a preset's name is left out of the next one's",
    arguments: [
      ("ios-tuned", "ios-tuned-2"), ("ios-tuned-7", "ios-tuned-2"), ("my-tuned-up", "my-tuned-up-tuned"),
      ("my-tuned2", "my-tuned2-tuned"),
    ])
  func names(id: String, next: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let base = Preset(id: id, title: "Mine", about: "", constants: PhysicsConstants())
    let taken = Preset(id: "ios-tuned", title: "", about: "", constants: PhysicsConstants())
    let saved = try PresetShelf(folder: folder).save(Self.other, tunedFrom: base, among: [taken])
    #expect(saved?.preset.id == next)
  }

  @Test("a preset for which the disk has no room leaves nothing behind, and one that is there stays")
  func noRoom() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/a.json"
    #expect(throws: OutputFileError(file: file)) {
      try PresetShelf.create(file, Data("whole".utf8)) { handle, data in
        try handle.write(contentsOf: data.prefix(2))
        throw CocoaError(.fileWriteOutOfSpace)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: file))
    try PresetShelf.create(file, Data("whole".utf8))
    #expect(throws: OutputFileError(file: file)) { try PresetShelf.create(file, Data("other".utf8)) }
    #expect(try TextFile.read(file) == "whole")
  }

  @Test("a folder that cannot be made is told in a sentence")
  func unwritable() throws {
    let live = try run()
    live.presetShelf = PresetShelf(folder: "/dev/null/presets")
    live.tune([TuneChange(id: "decay.rate", value: 0.995)], at: 10.2)
    try live.step(at: 10.2)
    live.savePreset()
    #expect(live.stage.tuning?.message == "/dev/null/presets/ios-tuned.json: cannot be written")
    #expect(live.configuration.preset == "ios")
  }
}
