import Primitives

/// Scroll views that move as one surface along an axis.
///
/// A group is what a strategy sets up; each gesture asks it once for its members and freezes them.
public final class ScrollGroup {
  /// Which member stretches at an end of the chain.
  public enum Edge: Sendable, Hashable {
    /// None: the content stops there.
    case hard
    /// The outermost member.
    case outermost
    /// The innermost member.
    case innermost

    func index(count: Int) -> Int? {
      switch self {
      case .hard: nil
      case .outermost: count > 0 ? 0 : nil
      case .innermost: count > 0 ? count - 1 : nil
      }
    }
  }

  /// The axis along which the members move together.
  public let axis: Axis
  /// What gives way at the start.
  public var startEdge: Edge
  /// What gives way at the end.
  public var endEdge: Edge
  /// The scroll views at this moment, outermost first; asked when a gesture begins.
  public var members: () -> [ScrollView]
  /// The largest offset of a member in a gesture that begins now, where that is less than its own limit; nil for the limit.
  ///
  /// A member that is already beyond it stays where it is.
  public var ceiling: (ScrollView) -> Double? = { _ in nil }

  /// Makes a group.
  public init(
    axis: Axis, startEdge: Edge = .outermost, endEdge: Edge = .innermost, members: @escaping () -> [ScrollView]
  ) {
    self.axis = axis
    self.startEdge = startEdge
    self.endEdge = endEdge
    self.members = members
  }
}
