import Foundation
import Primitives
import Testing

/// A program that is held up, and one that has nothing to do.
@Suite(.serialized, .enabled(if: DesktopTools.areInstalled, "skipped: install xvfb and xdotool to drive a real window"))
struct StallEndToEndTests {
  @Test("Moves that waited for 100 ms keep their distances", arguments: [[], ["--input", "sdl"]])
  func stall(options: [String]) throws {
    let display = try VirtualDisplay()
    let lab = try RunningLab(scene: "profile", on: display, options: options)
    try lab.waitForRest()
    let mover = try lab.startDrag(from: Point(x: 195, y: 780), to: Point(x: 195, y: 140), steps: 160, gap: 0.0025)
    Thread.sleep(forTimeInterval: 0.2)
    lab.hold(for: 0.1)
    mover.waitUntilExit()
    try lab.waitForRest()
    #expect(try lab.quit() == 0)
    let moves = try lab.moves()
    #expect(moves.count > 100)
    #expect(moves == moves.sorted())
    // The server counts whole milliseconds, in which the pointer may be moved several times.
    let crowds = Dictionary(grouping: moves) { $0 }.values.map(\.count)
    #expect((crowds.max() ?? 0) <= 8)
  }

  @Test("At rest nothing runs: no switch to the program in a second")
  func idle() throws {
    let display = try VirtualDisplay()
    let lab = try RunningLab(scene: "profile", on: display)
    try lab.waitForRest()
    let before = try lab.contextSwitches()
    Thread.sleep(forTimeInterval: 1)
    #expect(try lab.contextSwitches() == before)
    #expect(try lab.quit() == 0)
  }
}
