import Foundation
import LabKit
import Primitives
import Testing

/// The menu of scenes in a real window, under a real pointer and real keys.
@Suite(.serialized, .enabled(if: DesktopTools.areInstalled, "skipped: install xvfb and xdotool to drive a real window"))
struct MenuEndToEndTests {
  @Test("A press on the card opens the menu, escape closes it without a trace, and return runs another scene")
  func menu() throws {
    let display = try VirtualDisplay()
    let lab = try RunningLab(scene: "profile", on: display)
    let before = try lab.waitForRest()
    let card = Point(x: 500, y: 60)
    try lab.drag(from: card, to: card, over: 0.05, hold: 0)
    #expect(try lab.waitForRest().differences(from: before) > 10_000)
    try lab.pointer(["key", "Escape"])
    #expect(try lab.waitForRest().differences(from: before) == 0)
    try lab.pointer([
      "key", "l", "sleep", "0.1", "key", "Down", "sleep", "0.1", "key", "Down", "sleep", "0.1", "key", "Return",
    ])
    try lab.waitForRest()
    #expect(try lab.quit() == 0)
    let second = try String(contentsOfFile: lab.trace.replacing(".jsonl", with: "-2.jsonl"), encoding: .utf8)
    let header = try #require(second.split(separator: "\n").first)
    #expect(header.contains("\"\(SceneRegistry.all[2].id)\""))
  }
}
