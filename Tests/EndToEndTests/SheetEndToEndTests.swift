import Foundation
import Primitives
import Testing

/// The sheet in a real window under a real pointer.
@Suite(.serialized, .enabled(if: DesktopTools.areInstalled, "skipped: install xvfb and xdotool to drive a real window"))
struct SheetEndToEndTests {
  @Test("One stroke opens the sheet, scrolls the list, comes back through the list's top and dismisses")
  func thereAndOut() throws {
    let display = try VirtualDisplay()
    let lab = try RunningLab(scene: "sheet", on: display)
    let atRest = try lab.waitForRest()
    try lab.drag(
      through: [Point(x: 195, y: 700), Point(x: 195, y: 200), Point(x: 195, y: 840)], over: 0.6, hold: 0)
    let dismissed = try lab.waitForRest()
    #expect(dismissed.differences(from: atRest) > 10_000)
    #expect(try lab.quit() == 0)

    let frames = try lab.replay()
    #expect(frames.contains { $0["sheet.top"] == 120 && $0["comments.offset.y"] > 100 })
    #expect(frames.allSatisfy { $0["comments.offset.y"] == 0 || $0["sheet.top"] == 120 })
    #expect(frames.allSatisfy { $0["drag.error"] <= 1e-9 })
    let last = try #require(frames.last)
    #expect(last["dismissals"] == 1)
    #expect(last["sheet.top"] == 844)
    #expect(last["comments.offset.y"] == 0)
  }
}
