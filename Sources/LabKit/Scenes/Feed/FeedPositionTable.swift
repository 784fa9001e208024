/// Who moves, by the positions of the outer view and the list and by the direction of the finger.
///
/// All nine pairs of positions in both directions, as data: whoever reads it sees that no pair is missing.
public enum FeedPositionTable {
  /// Which of the two views moves; the other one is set back.
  public enum Mover: Sendable, Hashable {
    /// The outer view.
    case outer
    /// The list.
    case list
    /// Whichever of them a pull refreshes.
    case refreshing
  }

  /// A pair of positions with the mover for each direction of the content.
  public struct Entry: Sendable, Hashable {
    /// Where the outer view stands.
    public var outer: FeedPosition
    /// Where the list stands.
    public var list: FeedPosition
    /// Who moves when the finger goes up.
    public var towardsEnd: Mover
    /// Who moves when the finger goes down.
    public var towardsStart: Mover
  }

  /// Every pair.
  public static let entries: [Entry] = [
    Entry(outer: .top, list: .top, towardsEnd: .outer, towardsStart: .refreshing),
    Entry(outer: .top, list: .between, towardsEnd: .outer, towardsStart: .list),
    Entry(outer: .top, list: .end, towardsEnd: .outer, towardsStart: .list),
    Entry(outer: .between, list: .top, towardsEnd: .outer, towardsStart: .outer),
    Entry(outer: .between, list: .between, towardsEnd: .outer, towardsStart: .list),
    Entry(outer: .between, list: .end, towardsEnd: .outer, towardsStart: .list),
    Entry(outer: .end, list: .top, towardsEnd: .list, towardsStart: .outer),
    Entry(outer: .end, list: .between, towardsEnd: .list, towardsStart: .list),
    Entry(outer: .end, list: .end, towardsEnd: .list, towardsStart: .list),
  ]

  /// Who moves; nil for a pair that the table does not have.
  public static func mover(outer: FeedPosition, list: FeedPosition, isTowardsEnd: Bool) -> Mover? {
    entries.first { $0.outer == outer && $0.list == list }
      .map { isTowardsEnd ? $0.towardsEnd : $0.towardsStart }
  }
}
