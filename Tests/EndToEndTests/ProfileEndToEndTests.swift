import Foundation
import Primitives
import Testing

/// The profile in a real window under a real pointer.
@Suite(.serialized, .enabled(if: DesktopTools.areInstalled, "skipped: install xvfb and xdotool to drive a real window"))
struct ProfileEndToEndTests {
  @Test("One drag pins the outer view and goes on in the list; one flick from the depth carries to the header")
  func dragAndFlick() throws {
    let display = try VirtualDisplay()
    let lab = try RunningLab(scene: "profile", on: display)
    let atRest = try lab.waitForRest()

    try lab.drag(from: Point(x: 195, y: 700), to: Point(x: 195, y: 200), over: 0.5, hold: 0.3)
    let afterDrag = try lab.waitForRest()
    #expect(afterDrag.colorCount > 200)
    #expect(afterDrag.differences(from: atRest) > 10_000)

    try lab.drag(from: Point(x: 195, y: 300), to: Point(x: 195, y: 700), over: 0.2, hold: 0)
    try lab.waitForRest()
    #expect(try lab.quit() == 0)

    let frames = try lab.replay()
    let pinned = frames.filter { $0["main.offset.y"] == 212 && $0["list0.offset.y"] > 200 }
    #expect(!pinned.isEmpty)
    let last = try #require(frames.last)
    #expect(last["list0.offset.y"] == 0)
    #expect(last["main.offset.y"] < 212)
    #expect(last["handoff.count"] >= 2)
    #expect(frames.allSatisfy { $0["drag.error"] <= 1e-9 })
    #expect(frames.allSatisfy { $0["handoff.velocityJump"] <= 1e-9 })
  }

  @Test("A drag that leaves the window goes on; at rest nothing is stepped")
  func dragOutOfTheWindow() throws {
    let display = try VirtualDisplay()
    let lab = try RunningLab(scene: "profile", on: display)
    try lab.waitForRest()
    try lab.drag(from: Point(x: 195, y: 500), to: Point(x: 195, y: -40), over: 0.5, hold: 0.3)
    try lab.waitForRest()
    #expect(try lab.quit() == 0)
    let frames = try lab.replay()
    let last = try #require(frames.last)
    #expect(last["main.offset.y"] == 212)
    #expect(last["list0.offset.y"] > 280)
    // While the picture rested before the drag, no frame was made.
    let pauses = zip(frames, frames.dropFirst()).map { $1.t - $0.t }
    #expect((pauses.max() ?? 0) > 0.5)
  }
}
