import Foundation
import LabKit
import Primitives
import Testing

/// A display server that goes away under the window.
@Suite(.serialized)
struct DisplayLossEndToEndTests {
  /// Starts the lab, takes the server away in the middle of a drag, and checks how the lab ends.
  private func check(_ environment: [String: String], driver: String, drag: () throws -> Void, loss: () -> Void) throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("loss-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("trace.jsonl").path
    let lab = Process()
    lab.executableURL = URL(fileURLWithPath: try RunningLab.executable)
    lab.arguments = ["run", "--scene", "profile", "--trace", file, "--size", "1180x920"]
    lab.environment = environment
    let words = Pipe()
    lab.standardError = words
    try lab.run()
    defer { if lab.isRunning { kill(lab.processIdentifier, SIGKILL) } }
    func trace() -> String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }
    try wait { !trace().isEmpty }
    Thread.sleep(forTimeInterval: 1)
    // On a busy machine the window may not be under the pointer yet.
    for _ in 0..<5 where !trace().contains(#""phase": "move""#) {
      try drag()
      Thread.sleep(forTimeInterval: 0.2)
    }
    try wait { trace().contains(#""phase": "move""#) }
    loss()
    try wait { !lab.isRunning }
    #expect(lab.terminationStatus == 4)
    let said = String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(
      said == "scroll-lab: The display is gone: the \(driver) server does not answer any more; "
        + "what happened until then is in \(file)\n")
    let (status, _) = try DesktopTools.run(
      try RunningLab.executable, ["simulate", file, "--out", "\(folder.path)/log.jsonl"])
    #expect(status == 0)
  }

  private func wait(until isSo: () -> Bool) throws {
    let deadline = Date().addingTimeInterval(20)
    while !isSo(), Date() < deadline { Thread.sleep(forTimeInterval: 0.02) }
    try #require(isSo())
  }

  @Test(
    "Without its X server the lab says so, ends with status 4 and leaves its trace",
    .enabled(if: DesktopTools.areInstalled, "skipped: install xvfb and xdotool to drive a real window"))
  func xServer() throws {
    let display = try VirtualDisplay()
    let tool = try #require(DesktopTools.path(of: "xdotool"))
    let stroke = "mousemove 250 600 mousedown 1 sleep 0.05 mousemove 250 580 sleep 0.05 mousemove 250 560"
    try check(DesktopTools.environment(display: display.name), driver: "x11") {
      try DesktopTools.run(tool, stroke.split(separator: " ").map(String.init), display: display.name)
    } loss: {
      display.stop()
    }
  }

  @Test(
    "Without its compositor the lab says so, ends with status 4 and leaves its trace",
    .enabled(if: VirtualCompositor.isInstalled, "skipped: install sway to open a window on Wayland"))
  func compositor() throws {
    let compositor = try VirtualCompositor()
    let stroke = ["move 250 600 1280 1000", "wait 200", "press", "wait 50", "move 250 580 1280 1000", "wait 50"]
    try check(compositor.environment, driver: "wayland") {
      try compositor.pointer(stroke + ["move 250 560 1280 1000", "wait 50"])
    } loss: {
      compositor.stop()
    }
  }
}
