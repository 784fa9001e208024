import Foundation
import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives
import Testing

@Suite("Resampled fingers in a live run")
struct LiveResamplingTests {
  private static let presets = [
    Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants())
  ]
  private static let catalogue = Catalogue.lab(presets: PresetLibrary(presets))

  private func pointer(_ phase: PointerEvent.Phase, _ y: Double) -> InputEvent.Kind {
    .pointer(PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: 195, y: y)))
  }

  /// Flicks with 90 reports a second in frames of 60 Hz.
  ///
  /// - Returns: the velocity of the release, and the offsets of the two views together in each frame of the drag.
  @discardableResult
  private func flick(_ live: LiveRun) throws -> (velocity: Double?, offsets: [Double]) {
    var inputs: [(at: Double, kind: InputEvent.Kind)] = [(11, pointer(.down, 700))]
    inputs += (1...18).map { (11 + Double($0) / 90, pointer(.move, 700 - Double($0) * 15)) }
    inputs.append((11.206, pointer(.up, 430)))
    var offsets: [Double] = []
    for tick in 0...90 {
      let now = 10.99 + Double(tick) / 60
      for input in inputs where input.at <= now { live.take(input.kind, at: Timestamp(input.at)) }
      inputs.removeAll { $0.at <= now }
      let values = try live.step(at: Timestamp(now)).inspector
      if now > 11.05, now < 11.2 {
        offsets.append((values.number("main.offset.y") ?? 0) + (values.number("list0.offset.y") ?? 0))
      }
    }
    return (live.output?.inspector.release?.velocity.y, offsets)
  }

  private func run(resamples: Bool, trace: String? = nil, speed: Double = 1) throws -> LiveRun {
    try LiveRun(
      RunConfiguration(scene: "profile"), catalogue: Self.catalogue, presets: Self.presets, trace: trace, speed: speed,
      resamplesTouches: resamples, now: 10)
  }

  @Test(
    "content moves evenly, the release has the velocity that it had without, and the content stays under the finger")
  func evenly() throws {
    let (velocity, offsets) = try flick(run(resamples: true))
    let steps = zip(offsets.dropFirst(), offsets).map { $0.0 - $0.1 }
    #expect(steps.allSatisfy { abs($0 - 22.5) < 1.5 })
    let (plainVelocity, plainOffsets) = try flick(run(resamples: false))
    let plainSteps = zip(plainOffsets.dropFirst(), plainOffsets).map { $0.0 - $0.1 }
    #expect(plainSteps.contains { abs($0 - 22.5) > 5 })
    #expect(velocity == plainVelocity)
  }

  @Test("a trace holds what the engine got, and plays to the same frames", arguments: [1, 0.5])
  func trace(speed: Double) throws {
    let file = NSTemporaryDirectory() + "resampled-\(UInt64.random(in: 0...UInt64.max)).jsonl"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let live = try run(resamples: true, trace: file, speed: speed)
    try flick(live)
    try live.close()
    let trace = try TraceReader(catalogue: Self.catalogue).read(file: file)
    let session = try LabSession(trace.configuration, preset: Self.presets[0])
    var last = ""
    FramePlan.play(trace.framePlan, on: session) { last = $1.digest }
    #expect(last == live.output?.inspector.digest)
    let pointers = trace.lines.compactMap { line in
      if case .input(let event) = line, case .pointer(let pointer) = event.kind { pointer } else { nil }
    }
    #expect(pointers.count { !$0.isResampled } == 20)
    #expect(pointers.count(where: \.isResampled) >= 10)
  }

  @Test("without it events are as they came")
  func off() throws {
    let file = NSTemporaryDirectory() + "plain-\(UInt64.random(in: 0...UInt64.max)).jsonl"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let live = try run(resamples: false, trace: file)
    try flick(live)
    try live.close()
    #expect(!live.isResampling)
    #expect(live.stage.info.resampling == nil)
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").filter {
      $0.contains("pointer")
    }
    #expect(lines.count == 20)
    #expect(lines.allSatisfy { !$0.contains("resampled") })
  }

  @Test("the stage says what is resampled, and frames go on until the finger rests")
  func shown() throws {
    let live = try run(resamples: true)
    try live.step(at: 11)
    #expect(live.stage.info.resampling == .atRest)
    live.take(pointer(.down, 700), at: 11.01)
    for step in 1...6 {
      live.take(pointer(.move, 700 - Double(step) * 15), at: Timestamp(11.01 + Double(step) / 90))
      try live.step(at: Timestamp(11.012 + Double(step) / 90))
      #expect(live.isResampling)
      #expect(live.isMoving)
      #expect(live.stage.info.resampling != .atRest)
    }
    for step in 1...4 { try live.step(at: Timestamp(11.08 + Double(step) / 60)) }
    #expect(!live.isResampling)
    #expect(live.output?.inspector.number("drag.error") == 0)
  }
}
