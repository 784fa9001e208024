import Primitives
import Testing

@Suite("Rectangles")
struct RectTests {
  /// Rectangles with corners on a coarse grid, so that edges often meet and every result is exact.
  private func rectangles(_ count: Int, seed: UInt64) -> [Rect] {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double { Double(generator.int(in: range)) / 2 }
    return (0..<count).map { _ in
      Rect(x: number(-20...20), y: number(-20...20), width: number(0...30), height: number(0...30))
    }
  }

  private func points(_ count: Int, seed: UInt64) -> [Point] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Point(x: Double(generator.int(in: -50...70)) / 2, y: Double(generator.int(in: -50...70)) / 2)
    }
  }

  @Test("A point lies in an intersection exactly when it lies in both")
  func intersection() {
    let points = points(60, seed: 1)
    for (left, right) in zip(rectangles(400, seed: 2), rectangles(400, seed: 3)) {
      let both = left.intersection(right)
      for point in points {
        #expect(both.contains(point) == (left.contains(point) && right.contains(point)), "\(left) \(right) \(point)")
      }
      #expect(both == right.intersection(left) || both.isEmpty)
      #expect(left.intersects(right) == !both.isEmpty)
    }
  }

  @Test("A union covers both, and no smaller rectangle does")
  func union() {
    for (left, right) in zip(rectangles(400, seed: 4), rectangles(400, seed: 5)) {
      let union = left.union(right)
      #expect(union == right.union(left))
      #expect(union.intersection(left) == left)
      #expect(union.minX == min(left.minX, right.minX))
      #expect(union.minY == min(left.minY, right.minY))
      #expect(union.maxX == max(left.maxX, right.maxX))
      #expect(union.maxY == max(left.maxY, right.maxY))
    }
  }

  @Test("The right and bottom edges lie outside, the left and top edges inside")
  func halfOpen() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.contains(Point(x: 1, y: 2)))
    #expect(!rect.contains(Point(x: 4, y: 3)))
    #expect(!rect.contains(Point(x: 2, y: 6)))
    #expect(rect.contains(Point(x: (4.0).nextDown, y: (6.0).nextDown)))
    #expect(!Rect(x: 1, y: 1, width: 0, height: 5).contains(Point(x: 1, y: 1)))
  }

  @Test("Insets in and out again, and a move there and back, change nothing")
  func insetAndOffset() {
    var generator = SeededGenerator(seed: 6)
    for rect in rectangles(200, seed: 7) {
      let distance = Double(generator.int(in: -8...8))
      #expect(rect.inset(by: distance).inset(by: -distance) == rect)
      let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: distance)
      let inner = rect.inset(by: insets)
      #expect([inner.minX, inner.minY] == [rect.minX + 2, rect.minY + 1])
      #expect([inner.maxX, inner.maxY] == [rect.maxX - distance, rect.maxY - 3])
      let vector = Vector(x: distance, y: 3)
      #expect(rect.offset(by: vector).offset(by: -vector) == rect)
      #expect(rect.offset(by: vector).center == rect.center + vector)
    }
  }

  @Test("Aligned inside a grid it is the largest rectangle on its lines, and one on the lines stays as it is")
  func alignedInside() {
    let rect = Rect(x: 0.3, y: 1, width: 2.4, height: 2)
    #expect(rect.alignedInside(grid: 0.5) == Rect(x: 0.5, y: 1, width: 2, height: 2))
    let onLines = Rect(x: 0.1 * 3, y: 0.8, width: 1.2, height: 0.4)
    let aligned = onLines.alignedInside(grid: 0.1)
    #expect(abs(aligned.minX - onLines.minX) < 1e-9)
    #expect(abs(aligned.maxX - onLines.maxX) < 1e-9)
    #expect(Rect(x: 0.2, y: 0.2, width: 0.5, height: 0.5).alignedInside(grid: 1).isEmpty)
  }
}
