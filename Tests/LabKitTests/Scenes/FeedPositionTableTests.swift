import LabKit
import Testing

@Suite("The feed's table of positions")
struct FeedPositionTableTests {
  @Test("All nine pairs have a mover in both directions, each pair once")
  func complete() {
    var pairs: [[FeedPosition]] = []
    for outer in FeedPosition.allCases {
      for list in FeedPosition.allCases {
        pairs.append([outer, list])
        for isTowardsEnd in [true, false] {
          #expect(FeedPositionTable.mover(outer: outer, list: list, isTowardsEnd: isTowardsEnd) != nil)
        }
      }
    }
    #expect(FeedPositionTable.entries.map { [$0.outer, $0.list] } == pairs)
  }

  @Test("Towards the end the outer view goes first, towards the start the list; a pull at the top refreshes")
  func order() {
    for entry in FeedPositionTable.entries {
      #expect(entry.towardsEnd == (entry.outer == .end ? .list : .outer), "\(entry)")
      let expected: FeedPositionTable.Mover =
        entry.list != .top ? .list : entry.outer != .top ? .outer : .refreshing
      #expect(entry.towardsStart == expected, "\(entry)")
    }
  }
}
