import Foundation
import Primitives
import Testing

/// Several people at one window.
@Suite(.serialized)
struct SeatsEndToEndTests {
  @Test(
    "A series of one seat takes nothing from another's; when it is over the other one scrolls",
    .enabled(if: VirtualCompositor.isInstalled, "skipped: install sway to have two seats"))
  func series() throws {
    let one = TrackpadRun.pan("fingers", by: Vector(x: 0, y: 100), steps: 10)
    let other = ["seat seat1"] + TrackpadRun.pan("fingers", by: Vector(x: 0, y: 35), steps: 5) + ["lift", "seat seat0"]
    let silent = ["seat seat1"] + TrackpadRun.pan("smooth", by: Vector(x: 0, y: 31), steps: 10) + ["wait 300"]
    let run = try TrackpadRun(
      ["seat seat1", TrackpadRun.move(to: Point(x: 300, y: 500)), "seat seat0"] + one + other + ["wait 150", "lift"]
        + ["wait 50"] + silent + ["seat seat0", "fingers 0 -20", "wait 150", "lift"],
      in: VirtualCompositor(hasSecondSeat: true))
    let steps = run.moments(of: #""phase": "began""#)
    #expect(steps.count == 3)
    #expect(run.trace.count { $0.contains(#""scroll""#) && $0.contains(#""by": [0, 7]"#) } == 0)
    // The last seat's series is not held back by one that reported no end.
    #expect(run.trace.count { $0.contains(#""by": [0, -20]"#) } == 1)
    #expect(try #require(run.frames.last)["main.velocity.y"] == 0)
  }

  @Test(
    "Another pointer that comes, moves over the window and goes does not disturb a drag",
    .enabled(if: DesktopTools.areInstalled, "skipped: install xvfb and xdotool to drive a real window"))
  func masters() throws {
    let display = try VirtualDisplay()
    let lab = try RunningLab(scene: "profile", on: display)
    try lab.waitForRest()
    let mover = try lab.startDrag(from: Point(x: 195, y: 500), to: Point(x: 195, y: 400), steps: 50, gap: 0.02)
    let script = ["create other"] + (0..<8).flatMap { ["warp other \(500 + $0) \(200 + $0 * 20)", "wait 20"] }
    try display.changeDevices(script + ["remove other"])
    mover.waitUntilExit()
    try lab.waitForRest()
    #expect(try lab.quit() == 0)
    let places = try String(contentsOfFile: lab.trace, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.contains(#""phase": "move""#) ? line.firstMatch(of: /"x": ([0-9]+)/).map { String($0.1) } : nil
    }
    #expect(places.count > 20)
    #expect(Set(places) == ["195"])
    #expect(try #require(lab.replay().last)["main.offset.y"] > 80)
  }
}
