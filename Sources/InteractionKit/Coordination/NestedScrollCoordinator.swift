import Primitives

/// Shares a movement out among nested scroll views.
///
/// Pure: the same chain and total give the same shares.
///
/// Towards the end the outer view goes first, then the inner ones; towards the start the inner view goes first, then
/// the outer ones. The shares are a function of the total since the chain was frozen, not of single steps, so that a
/// stroke that turns round retraces its way exactly.
public enum NestedScrollCoordinator {
  /// How a total was shared out.
  public struct Distribution: Sendable, Hashable {
    /// What each member takes, in the order of the chain.
    public var shares: [Double]
    /// What no member could take: it stretches a view or is lost at a hard edge.
    public var rest: Double
    /// The member that took the last part of the total; nil where no member took any.
    public var lastMember: Int?
  }

  /// Shares out a total.
  ///
  /// - Parameters:
  ///   - total: points since the chain was frozen, positive towards the end; finite.
  ///   - chain: the frozen chain.
  /// - Returns: the shares and the rest. Added up in the order of the chain, the rest last, they give `total` to the
  ///   last bit.
  public static func distribute(_ total: Double, across chain: ScrollChain) -> Distribution {
    var distribution = Distribution(
      shares: Array(repeating: 0, count: chain.members.count), rest: 0, lastMember: nil)
    var remaining = min(max(total, chain.range.lowerBound), chain.range.upperBound)
    distribution.rest = total - remaining
    let isForward = total >= 0
    for step in chain.members.indices {
      guard remaining != 0 else { break }
      let index = isForward ? step : chain.members.count - 1 - step
      let member = chain.members[index]
      let room =
        isForward ? member.limits.upperBound - member.offset : member.limits.lowerBound - member.offset
      let share = isForward ? min(remaining, room) : max(remaining, room)
      guard share != 0 else { continue }
      distribution.shares[index] = share
      distribution.lastMember = index
      remaining -= share
    }
    distribution.rest += remaining
    distribution.balance(to: total)
    return distribution
  }
}

extension NestedScrollCoordinator.Distribution {
  /// The sum of all shares in the order of the chain, then of the rest.
  public var sum: Double { shares.reduce(0, +) + rest }

  /// Moves what rounding took or gave to the part that came last, until the sum is the total to the last bit.
  ///
  /// A subtraction in floating point may lose half a unit in the last place; the last part is the one with room for
  /// it, since all parts before it are whole.
  fileprivate mutating func balance(to total: Double) {
    for _ in 0..<4 {
      let difference = total - sum
      guard difference != 0 else { return }
      if rest != 0 || lastMember == nil {
        rest += difference
      } else if let last = lastMember {
        shares[last] += difference
      }
    }
    // The last unit that no single part can carry goes to the rest, where addition ends.
    rest = total - shares.reduce(0, +)
  }
}
