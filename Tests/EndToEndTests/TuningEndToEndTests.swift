import Foundation
@testable import LabKit
import MotionCore
import Primitives
import Testing

/// The tuning panel in a real window, under a real pointer.
@Suite(.serialized, .enabled(if: DesktopTools.areInstalled, "skipped: install xvfb and xdotool to drive a real window"))
struct TuningEndToEndTests {
  /// The middle of a slider's track in the lab's window.
  private func slider(_ id: String) throws -> Rect {
    let preset = Preset(id: "ios", title: "iOS", about: "", constants: PhysicsConstants())
    let live = try LiveRun(
      RunConfiguration(scene: "profile"), catalogue: Catalogue.lab(presets: PresetLibrary([preset])), presets: [preset],
      now: 0)
    try live.step(at: 0)
    live.toggleTuning()
    let layout = try #require(live.tuningLayout(window: RunningLab.windowSize))
    return try #require(layout.lines.first { $0.row.tunable.id == id }).control
  }

  @Test("A slider sets a constant while the phone can be dragged on, and the trace has all of it")
  func slides() throws {
    let display = try VirtualDisplay()
    let lab = try RunningLab(scene: "profile", on: display)
    let before = try lab.waitForRest()
    try lab.pointer(["key", "u"])
    #expect(try lab.waitForRest().differences(from: before) > 10_000)
    let track = try slider("decay.rate")
    let geometry = StageGeometry(window: RunningLab.windowSize, viewport: Size(width: 390, height: 844))
    try lab.drag(
      from: geometry.viewportPoint(track.center),
      to: geometry.viewportPoint(Point(x: track.minX - 60, y: track.midY)), over: 0.2, hold: 0)
    try lab.drag(from: Point(x: 195, y: 700), to: Point(x: 195, y: 600), over: 0.2, hold: 0.2)
    try lab.waitForRest()
    try lab.pointer(["key", "Escape"])
    #expect(try lab.waitForRest().differences(from: before) > 10_000)
    #expect(try lab.quit() == 0)
    let trace = try String(contentsOfFile: lab.trace, encoding: .utf8)
    #expect(trace.contains("{\"decay.rate\": 0.9}"))
    let frames = try lab.replay()
    // A hundred points, less what the pan needs to be recognised.
    #expect(try #require(frames.last)["main.offset.y"] >= 90)
    #expect(frames.first { $0["pointers.count"] > 0 }.map { $0["main.offset.y"] } == 0)
  }
}
