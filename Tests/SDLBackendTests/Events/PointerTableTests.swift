import InputEvents
import Primitives
import Testing

@testable import SDLBackend

@Suite("Pointers that are down")
struct PointerTableTests {
  private let first = PointerTable.Source.finger(device: 9, finger: 77)
  private let second = PointerTable.Source.finger(device: 9, finger: 78)

  @Test("each pointer has the smallest number that is free")
  func numbers() {
    var table = PointerTable()
    #expect(table.down(first, at: .zero).map(\.id) == [0])
    #expect(table.down(second, at: .zero).map(\.id) == [1])
    #expect(table.lift(first, at: .zero, .up).map(\.id) == [0])
    #expect(table.down(.mouse, at: .zero).map(\.id) == [0])
    #expect(table.move(second, to: Point(x: 1, y: 1)).map(\.id) == [1])
  }

  @Test("only pointers that are down move and lift")
  func onlyDown() {
    var table = PointerTable()
    #expect(table.move(.mouse, to: Point(x: 3, y: 3)) == [])
    #expect(table.lift(.mouse, at: .zero, .up) == [])
  }

  @Test("a pointer that comes down twice is cancelled in between")
  func twice() {
    var table = PointerTable()
    _ = table.down(first, at: Point(x: 1, y: 2))
    let events = table.down(first, at: Point(x: 5, y: 5))
    #expect(events.map(\.phase) == [.cancel, .down])
    #expect(events.first?.position == Point(x: 1, y: 2))
  }

  @Test("all pointers are cancelled where they are")
  func cancelAll() {
    var table = PointerTable()
    _ = table.down(.mouse, at: Point(x: 1, y: 2))
    _ = table.down(first, at: Point(x: 3, y: 4))
    _ = table.move(.mouse, to: Point(x: 6, y: 7))
    let events = table.cancelAll()
    #expect(events.map(\.phase) == [.cancel, .cancel])
    #expect(events.map(\.position) == [Point(x: 6, y: 7), Point(x: 3, y: 4)])
    #expect(events.map(\.kind) == [.mouse, .touch])
    #expect(table.cancelAll() == [])
  }
}
