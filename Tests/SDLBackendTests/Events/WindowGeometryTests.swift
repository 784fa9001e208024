import Primitives
import Testing

@testable import SDLBackend

@Suite("Window points")
struct WindowGeometryTests {
  private func geometry(fingersEndAtLastUnit: Bool = true) -> WindowGeometry {
    WindowGeometry(
      unitsWide: 800, unitsHigh: 600, pixelsWide: 1600, pixelsHigh: 1200, userScale: 1.25,
      fingersEndAtLastUnit: fingersEndAtLastUnit)
  }

  @Test("the scale is the display's density times the user's")
  func scale() {
    #expect(geometry().scale == 2.5)
    #expect(geometry().size == Size(width: 640, height: 480))
    #expect(geometry().point(windowX: 100, y: 50) == Point(x: 80, y: 40))
  }

  @Test("a finger at the far corner is at the last unit on X11, and at the size elsewhere")
  func fingers() {
    #expect(geometry().point(normalizedX: 1, y: 1) == Point(x: 799 / 1.25, y: 599 / 1.25))
    #expect(geometry(fingersEndAtLastUnit: false).point(normalizedX: 1, y: 1) == Point(x: 640, y: 480))
  }
}
