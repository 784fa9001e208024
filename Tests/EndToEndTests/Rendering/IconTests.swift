import Drawing
import Foundation
import LabKit
import SDLBackend
import TestSupport
import Testing

/// The icon that the desktop shows; written anew with `SCROLL_LAB_RECORD=1` in the environment.
@Suite("Icon")
struct IconTests {
  private static let kept = PackageFolder.path + "/Assets/Icon/scroll-lab.png"

  @Test("The file for the desktop is the icon that the window has")
  func isKept() throws {
    let surface = OffscreenSurface(
      width: LabIcon.side, height: LabIcon.side, background: Color.white.opacity(0),
      fonts: try FontLibrary(directory: PackageFolder.path + "/Assets/Fonts"))
    let drawn = surface.draw(LabIcon.displayList())
    if ProcessInfo.processInfo.environment["SCROLL_LAB_RECORD"] != nil { try PNGWriter.write(drawn, to: Self.kept) }
    #expect(try PNGReader.read(Self.kept).share(differingFrom: drawn, byMoreThan: 4) == 0)
    #expect(drawn[0, 0] == 0)
  }
}
