import Foundation
import Primitives
import Testing

/// A window that is resized, hidden and shown again.
@Suite(.serialized, .enabled(if: DesktopTools.areInstalled, "skipped: install xvfb and xdotool to drive a real window"))
struct WindowEndToEndTests {
  private func window(of lab: RunningLab) throws -> String {
    let tool = try #require(DesktopTools.path(of: "xdotool"))
    let (_, text) = try DesktopTools.run(
      tool, ["search", "--onlyvisible", "--class", "scroll-lab"], display: lab.display.name)
    return try String(#require(text.split(separator: "\n").first))
  }

  @Test("After a hundred sizes the window shows what it showed at the first", arguments: ["software", "opengl"])
  func resizing(renderer: String) throws {
    let display = try VirtualDisplay()
    let lab = try RunningLab(scene: "profile", on: display, options: ["--renderer", renderer])
    let window = try window(of: lab)
    try lab.pointer(["windowmove", window, "0", "0"])
    let before = try lab.waitForRest()
    let sizes = (0..<100).map { (600 + $0 * 37 % 600, 500 + $0 * 53 % 400) }
    try lab.pointer(sizes.flatMap { ["windowsize", window, "\($0.0)", "\($0.1)", "sleep", "0.01"] })
    let last = try lab.waitForRest()
    #expect(last.colorCount > 100)
    #expect(last.differences(from: before) > 10_000)
    let size = RunningLab.windowSize
    try lab.pointer(["windowsize", window, "\(Int(size.width))", "\(Int(size.height))"])
    #expect(try lab.waitForRest().differences(from: before) == 0)
    #expect(try lab.quit() == 0)
  }

  @Test("A hidden window draws nothing, its drag is called off, and shown again it is whole")
  func hiding() throws {
    let display = try VirtualDisplay()
    let lab = try RunningLab(scene: "profile", on: display)
    let window = try window(of: lab)
    try lab.waitForRest()
    let start = lab.move(to: Point(x: 195, y: 600)) + ["mousedown", "1"]
    let drag = (1...10).flatMap { ["sleep", "0.02"] + lab.move(to: Point(x: 195, y: 600 + Double($0) * 20)) }
    try lab.pointer(start + drag + ["windowunmap", window, "sleep", "1.5", "mouseup", "1", "windowmap", window])
    let shown = try lab.waitForRest()
    #expect(shown.colorCount > 100)
    try lab.pointer(["windowfocus", window])
    #expect(try lab.quit() == 0)
    let trace = try String(contentsOfFile: lab.trace, encoding: .utf8)
    #expect(trace.contains(#""phase": "cancel""#) && !trace.contains(#""phase": "up""#))
    let frames = try lab.replay()
    let pauses = zip(frames, frames.dropFirst()).map { $1.t - $0.t }
    #expect((pauses.max() ?? 0) > 1)
    // The drag had stretched the band, which has gone back.
    #expect(frames.contains { $0["main.offset.y"] < -10 })
    #expect(frames.last?["main.offset.y"] == 0)
  }
}
