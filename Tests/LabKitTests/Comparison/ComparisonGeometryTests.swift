import LabKit
import Primitives
import Testing

@Suite("Phones side by side")
struct ComparisonGeometryTests {
  @Test("Phones have one size, lie in the window without touching, and nothing lies over them", arguments: 1...4)
  func layout(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for _ in 0..<200 {
      let window = Size(
        width: Double.random(in: 320...2600, using: &generator),
        height: Double.random(in: 300...1600, using: &generator))
      let viewport = Size(
        width: Double.random(in: 240...900, using: &generator), height: Double.random(in: 320...1000, using: &generator)
      )
      let showsPanels = Bool.random(using: &generator)
      let geometry = ComparisonGeometry(window: window, viewport: viewport, count: count, showsPanels: showsPanels)
      let whole = Rect(origin: .zero, size: window)
      let frames = geometry.phones.map(\.deviceFrame)
      #expect(frames.count == count)
      let parts = frames + geometry.nameFrames + geometry.stripFrames + [geometry.chartFrame, geometry.captionFrame]
      for part in parts where !part.isEmpty { #expect(part.intersection(whole).isNear(part), "\(part) in \(window)") }
      for (first, second) in zip(frames, frames.dropFirst()) {
        #expect(first.size == second.size)
        #expect(first.minY == second.minY)
        #expect(first.maxX < second.minX)
      }
      for frame in frames {
        let others = geometry.stripFrames + geometry.nameFrames + [geometry.chartFrame]
        for other in others where !other.isEmpty { #expect(!frame.intersects(other)) }
        if geometry.panelsStandBeside { #expect(!frame.intersects(geometry.panelFrame)) }
      }
      #expect(showsPanels == !geometry.panelFrame.isEmpty)
    }
  }

  @Test("A point in a phone means that phone, and leads to the same place in each viewport")
  func points() {
    let viewport = Size(width: 390, height: 844)
    let geometry = ComparisonGeometry(
      window: Size(width: 1180, height: 920), viewport: viewport, count: 4, showsPanels: false)
    for (index, phone) in geometry.phones.enumerated() {
      for point in [Point(x: 1, y: 1), Point(x: 389, y: 843), Point(x: 195, y: 400)] {
        let window = phone.windowPoint(point)
        #expect(geometry.phone(at: window) == index)
        #expect((phone.viewportPoint(window) - point).length < 1e-9)
      }
    }
  }

  @Test("A small window leaves out the chart, then the measures")
  func smallWindows() {
    func parts(_ width: Double, _ height: Double) -> [Bool] {
      let geometry = ComparisonGeometry(
        window: Size(width: width, height: height), viewport: Size(width: 390, height: 844), count: 3,
        showsPanels: false)
      return [geometry.chartFrame.isEmpty, geometry.stripFrames[0].isEmpty]
    }
    #expect(parts(1180, 920) == [false, false])
    #expect(parts(640, 440) == [true, false])
    #expect(parts(640, 300) == [true, true])
    // Measures that would not be readable are left out as well.
    #expect(parts(300, 920) == [false, true])
  }
}

extension Rect {
  /// Whether two rectangles are the same up to rounding.
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) + abs(maxX - other.maxX) + abs(minY - other.minY) + abs(maxY - other.maxY) < 1e-6
  }
}
