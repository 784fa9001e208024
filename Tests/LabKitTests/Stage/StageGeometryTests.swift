import LabKit
import Primitives
import Testing

@Suite("Stage geometry")
struct StageGeometryTests {
  private static let phone = Size(width: 390, height: 844)

  private func windows(_ count: Int, seed: UInt64) -> [StageGeometry] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      StageGeometry(
        window: Size(
          width: Double.random(in: 1...3000, using: &generator), height: Double.random(in: 1...2000, using: &generator)),
        viewport: Size(
          width: Double.random(in: 240...800, using: &generator),
          height: Double.random(in: 320...1400, using: &generator)),
        fillsWindow: Bool.random(using: &generator))
    }
  }

  @Test("window points and viewport points are each other's inverse")
  func inverse() {
    var generator = SeededGenerator(seed: 1)
    for geometry in windows(400, seed: 2) {
      let point = Point(
        x: Double.random(in: -500...3500, using: &generator), y: Double.random(in: -500...2500, using: &generator))
      let there = geometry.windowPoint(geometry.viewportPoint(point))
      let back = geometry.viewportPoint(geometry.windowPoint(point))
      #expect((there - point).length < 1e-8)
      #expect((back - point).length < 1e-8)
    }
  }

  @Test("a displacement is converted as the points at its ends are")
  func displacements() {
    for geometry in windows(100, seed: 3) {
      let from = Point(x: 10, y: 20)
      let to = Point(x: 110, y: -30)
      let ends = geometry.viewportPoint(to) - geometry.viewportPoint(from)
      #expect((geometry.viewportVector(to - from) - ends).length < 1e-8)
    }
  }

  @Test("the corners of the viewport are the corners of its frame")
  func corners() {
    for geometry in windows(200, seed: 4) {
      let frame = geometry.viewportFrame
      let far = geometry.windowPoint(Point(x: geometry.viewport.width, y: geometry.viewport.height))
      #expect((geometry.windowPoint(.zero) - frame.origin).length < 1e-8)
      #expect((far - Point(x: frame.maxX, y: frame.maxY)).length < 1e-8)
    }
  }

  @Test("in the default window the phone has its own size, with panels beside it")
  func defaultWindow() {
    let geometry = StageGeometry(window: LabStage.defaultWindow, viewport: Self.phone)
    #expect(geometry.scale == 1)
    #expect(!geometry.panelsLieOver)
    #expect(geometry.viewportFrame.size == Self.phone)
    #expect(!geometry.panelFrame.intersects(geometry.deviceFrame))
    #expect(geometry.panelFrame.width >= StageGeometry.smallestPanelWidth)
    // Whole points: a phone between two pixels would be blurred.
    #expect(geometry.viewportFrame.origin == Point(x: 36, y: 38))
  }

  @Test("in any window that is not tiny the phone shows whole, and is never enlarged")
  func fits() {
    for geometry in windows(400, seed: 5)
    where !geometry.fillsWindow && geometry.window.width >= 120 && geometry.window.height >= 160 {
      let window = Rect(origin: .zero, size: geometry.window)
      #expect(geometry.deviceFrame.intersection(window).width >= geometry.deviceFrame.width - 1e-8)
      #expect(geometry.deviceFrame.intersection(window).height >= geometry.deviceFrame.height - 1e-8)
      #expect(geometry.scale <= 1)
      if !geometry.panelsLieOver { #expect(!geometry.panelFrame.intersects(geometry.deviceFrame)) }
    }
  }

  @Test("a viewport that fills the window has its origin, and with its size its scale is 1")
  func filling() {
    let size = Size(width: 400, height: 800)
    let geometry = StageGeometry(window: size, viewport: size, fillsWindow: true)
    #expect(geometry.viewportFrame == Rect(origin: .zero, size: size))
    #expect(geometry.scale == 1)
  }
}
