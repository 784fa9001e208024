import Foundation
import InputEvents
import InteractionKit
@testable import LabKit
import MotionCore
import Primitives
import Testing

@Suite("Live run")
struct LiveRunTests {
  private static let presets = [
    Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants()),
    Preset(id: "slow", title: "Slow", about: "", notes: [:], constants: slow),
  ]
  private static var slow: PhysicsConstants {
    var constants = PhysicsConstants()
    constants["decay.rate"] = 0.99
    return constants
  }
  private static let catalogue = Catalogue.lab(presets: PresetLibrary(presets))

  private func run(trace: String? = nil, speed: Double = 1) throws -> LiveRun {
    try LiveRun(
      RunConfiguration(scene: "profile"), catalogue: Self.catalogue, presets: Self.presets, trace: trace, speed: speed,
      now: 10)
  }

  private func pointer(_ phase: PointerEvent.Phase, _ y: Double) -> InputEvent.Kind {
    .pointer(PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: 195, y: y)))
  }

  /// A flick from the clock's second 11 on.
  private func flick(_ run: LiveRun) throws {
    try run.step(at: 10)
    run.take(pointer(.down, 700), at: 11)
    for step in 1...10 {
      run.take(pointer(.move, 700 - Double(step) * 12), at: Timestamp(11 + Double(step) / 100))
      try run.step(at: Timestamp(11 + Double(step) / 100 + 0.003))
    }
    run.take(pointer(.up, 580), at: 11.105)
    for step in 0..<40 { try run.step(at: Timestamp(11.11 + Double(step) / 60)) }
  }

  @Test("the run's time starts at 0 and passes at the speed asked for")
  func time() throws {
    let half = try run(speed: 0.5)
    #expect(half.time(at: 12) == Timestamp(1))
    #expect(half.clock(of: 1) == Timestamp(12))
  }

  @Test("a trace of a run gives the digests of the run when it is played")
  func traces() throws {
    let file = NSTemporaryDirectory() + "live-run-\(UInt64.random(in: 0...UInt64.max)).jsonl"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let live = try run(trace: file)
    try flick(live)
    #expect(try live.press("t", at: 11.8) == nil)
    #expect(try live.press("p", at: 11.82) == nil)
    for step in 0..<80 { try live.step(at: Timestamp(11.83 + Double(step) / 60)) }
    try live.close()
    let digest = try #require(live.output).inspector.digest

    let trace = try TraceReader(catalogue: Self.catalogue).read(file: file)
    let session = try LabSession(trace.configuration, preset: Self.presets[0])
    var comparison = DigestComparison()
    var last = ""
    FramePlan.play(trace.framePlan, on: session) { planned, frame in
      comparison.compare(planned, frame.digest)
      last = frame.digest
    }
    #expect(comparison.comparisons >= 2)
    #expect(comparison.firstDifference == nil)
    #expect(last == digest)
    let keys = trace.lines.filter { if case .input(let event) = $0, case .key = event.kind { true } else { false } }
    #expect(keys.count == 2)
  }

  @Test("another strategy starts a further trace, and both are whole")
  func furtherTrace() throws {
    let file = NSTemporaryDirectory() + "live-run-\(UInt64.random(in: 0...UInt64.max)).jsonl"
    let further = LiveRun.traceFile(file, run: 2)
    defer { for path in [file, further] { try? FileManager.default.removeItem(atPath: path) } }
    let live = try run(trace: file)
    try live.step(at: 10)
    #expect(try live.press("r", at: 10.5) == nil)
    try live.step(at: 10.6)
    try live.close()
    let first = try TraceReader(catalogue: Self.catalogue).read(file: file)
    let second = try TraceReader(catalogue: Self.catalogue).read(file: further)
    #expect(first.lines.map(\.time) == [0, 0.5, 0.5])
    #expect(second.lines.map(\.time).count == 1)
    #expect(further.hasSuffix("-2.jsonl"))
  }

  @Test("the next preset goes on with other physics and in the same place")
  func nextPreset() throws {
    let live = try run()
    try flick(live)
    let before = try #require(live.output?.inspector.number("main.offset.y"))
    #expect(try live.press("p", at: 11.8) == nil)
    try live.step(at: 11.8)
    #expect(live.physics(of: live.runs[0])["decay.rate"] == 0.99)
    #expect(live.configuration.preset == "slow")
    let after = try #require(live.output?.inspector.number("main.offset.y"))
    #expect(after >= before)
  }

  @Test("escape closes the list of keys before it closes the window")
  func escape() throws {
    let live = try run()
    #expect(try live.press("?", at: 10) == nil)
    #expect(live.stage.showsHelp)
    #expect(try live.press("escape", at: 10) == nil)
    #expect(!live.stage.showsHelp)
    #expect(try live.press("escape", at: 10) == .quit)
  }

  @Test("every key of the table is understood, and others do nothing")
  func keys() throws {
    for binding in KeyBindings.all {
      let live = try run()
      try live.step(at: 10)
      let request = try live.press(binding.key, at: 10.1)
      switch binding.action {
      case .enlarge: #expect(request == .enlarge)
      case .reduce: #expect(request == .reduce)
      case .actualSize: #expect(request == .actualSize)
      case .quit: #expect(request == .quit)
      default: #expect(request == nil)
      }
    }
    let live = try run()
    #expect(try live.press("shift+f11", at: 10) == nil)
  }
}
