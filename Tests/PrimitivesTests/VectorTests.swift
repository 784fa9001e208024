import Primitives
import Testing

@Suite("Points, vectors and sizes")
struct VectorTests {
  private func vectors(_ count: Int, seed: UInt64) -> [Vector] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Vector(x: Double(generator.int(in: -1000...1000)), y: Double(generator.int(in: -1000...1000)))
    }
  }

  @Test("Vectors add and subtract as a group does, and scale evenly")
  func arithmetic() {
    for (left, right) in zip(vectors(300, seed: 1), vectors(300, seed: 2)) {
      #expect(left + right == right + left)
      #expect(left + right - right == left)
      #expect(left + -left == .zero)
      #expect((left + right) * 3 == left * 3 + right * 3)
      #expect(left * 4 / 4 == left)
      var sum = left
      sum += right
      #expect(sum == left + right)
      sum -= right
      #expect(sum == left)
    }
  }

  @Test("A point moved by the way to another is that other")
  func points() {
    for (from, to) in zip(vectors(300, seed: 3), vectors(300, seed: 4)) {
      let start = Point.zero + from
      let end = Point.zero + to
      #expect(start + (end - start) == end)
      #expect(end - (end - start) == start)
      #expect(start.vector == from)
    }
  }

  @Test("The length is Euclid's, and obeys the triangle's inequality")
  func length() {
    #expect(Vector(x: 3, y: -4).length == 5)
    for (left, right) in zip(vectors(300, seed: 5), vectors(300, seed: 6)) {
      #expect((left + right).length <= left.length + right.length + 1e-9)
      #expect((-left).length == left.length)
    }
  }

  @Test("A part is read and written along its axis", arguments: Axis.allCases)
  func axes(axis: Axis) {
    var vector = Vector(5, along: axis)
    #expect([vector[axis], vector[axis.other]] == [5, 0])
    vector[axis.other] = 7
    var point = Point.zero + vector
    #expect([point[axis], point[axis.other]] == [5, 7])
    point[axis] = 1
    #expect(point.vector == Vector(1, along: axis) + Vector(7, along: axis.other))
    var size = Size(width: 2, height: 3)
    size[axis] = 9
    #expect(size[axis] == 9)
    #expect(size[axis.other] == (axis == .horizontal ? 3 : 2))
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect([insets.leading(axis), insets.trailing(axis)] == (axis == .horizontal ? [2, 4] : [1, 3]))
    #expect(axis.other.other == axis)
  }

  @Test("What is not finite is told")
  func finite() {
    #expect(Point(x: 1, y: 2).isFinite)
    #expect(!Point(x: .nan, y: 0).isFinite)
    #expect(!Vector(x: 0, y: .infinity).isFinite)
  }
}
