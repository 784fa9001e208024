import Foundation
import Primitives
import Testing

/// The ways to bring frames into a window, beside each other.
@Suite(.serialized, .enabled(if: DesktopTools.areInstalled, "skipped: install xvfb and xdotool to drive a real window"))
struct RendererEndToEndTests {
  /// What a window shows after a stroke.
  private func picture(renderer: String) throws -> ScreenPicture {
    let display = try VirtualDisplay()
    let lab = try RunningLab(scene: "profile", on: display, options: ["--renderer", renderer])
    try lab.waitForRest()
    // The stroke ends in the header's range, with the pointer at rest: both windows show the same place.
    try lab.drag(from: Point(x: 195, y: 600), to: Point(x: 195, y: 500), over: 0.2, hold: 0.3)
    let shown = try lab.waitForRest()
    #expect(try lab.quit() == 0)
    return shown
  }

  @Test("OpenGL without a graphics processor shows what the memory path shows, to the pixel")
  func openGL() throws {
    let memory = try picture(renderer: "software")
    let openGL = try picture(renderer: "opengl")
    #expect(memory.colorCount > 50)
    #expect(openGL.differences(from: memory) == 0)
  }
}
