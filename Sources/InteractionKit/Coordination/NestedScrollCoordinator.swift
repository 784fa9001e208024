import Primitives

/// Shares a movement out among nested scroll views.
///
/// Pure: the same chain and total give the same shares. Towards the end the outer view goes first, then the inner ones;
/// towards the start the inner view goes first, then the outer ones. The shares are a function of the total since the
/// chain was frozen, not of single steps, so that a stroke that turns round retraces its way exactly.
public enum NestedScrollCoordinator {
  /// How a total was shared out.
  public struct Distribution: Sendable, Hashable {
    /// What each member takes, in the order of the chain.
    public var shares: [Double]
    /// Which members their shares bring to a limit.
    public var reachesLimit: [Bool]
    /// What no member could take: it stretches a view or is lost at a hard edge.
    public var rest: Double
    /// The member that took the last part of the total; nil where no member took any.
    public var lastMember: Int?
  }

  /// Shares out a total.
  ///
  /// A share that fills a member's room is cut to the grid of the numbers of the total's size. All parts then lie on
  /// one grid and none is larger than the total, so that no addition of them, in whatever order, is rounded. What the cut
  /// leaves, less than one unit in the last place of the total, goes to the next member.
  ///
  /// - Parameters:
  ///   - total: points since the chain was frozen, positive towards the end; finite.
  ///   - chain: the frozen chain.
  /// - Returns: the shares and the rest; they add up to `total` to the last bit.
  public static func distribute(_ total: Double, across chain: ScrollChain) -> Distribution {
    let count = chain.members.count
    var distribution = Distribution(
      shares: Array(repeating: 0, count: count), reachesLimit: Array(repeating: false, count: count), rest: 0,
      lastMember: nil)
    var remaining = total
    let isForward = total >= 0
    let grid = total.ulp
    let mayTake = isForward ? chain.range.upperBound > 0 : chain.range.lowerBound < 0
    for step in 0..<(mayTake ? count : 0) where remaining != 0 {
      let index = isForward ? step : count - 1 - step
      let member = chain.members[index]
      let room =
        isForward ? member.limits.upperBound - member.offset : member.limits.lowerBound - member.offset
      let fills = room.magnitude <= remaining.magnitude
      let share = fills ? (room / grid).rounded(.towardZero) * grid : remaining
      distribution.reachesLimit[index] = fills
      guard share != 0 else { continue }
      distribution.shares[index] = share
      distribution.lastMember = index
      remaining -= share
    }
    distribution.rest = remaining
    return distribution
  }
}
