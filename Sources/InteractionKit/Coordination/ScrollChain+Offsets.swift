import MotionCore
import Primitives

extension ScrollChain {
  /// What a displayed position of the chain means for its members.
  public struct State: Sendable, Hashable {
    /// The offset of each member; one of them may lie beyond its limits.
    public var offsets: [Double]
    /// The member that the next bit of movement in the direction of `lastMember`'s share moves; nil without members.
    public var moving: Int?
    /// Whether a member is stretched.
    public var isStretched: Bool
  }

  /// The offsets for a displayed position: within `range` it is the total, beyond it is the end of the range plus what
  /// the stretched view shows.
  ///
  /// - Parameters:
  ///   - position: points in the coordinate of the chain.
  ///   - isForward: the direction of the movement; it decides which member moves next at a boundary.
  public func state(at position: Double, isForward: Bool) -> State {
    let within = min(max(position, range.lowerBound), range.upperBound)
    let distribution = NestedScrollCoordinator.distribute(within, across: self)
    let end = end(at: within)
    var offsets = members.indices.map { index in
      let reachesLimit = distribution.reachesLimit[index] ? (within > 0 ? ChainEnd.end : .start) : nil
      return offset(of: members[index], share: distribution.shares[index], limit: end ?? reachesLimit)
    }
    let beyond = position - within
    let stretched = beyond < 0 ? stretchesAtStart : beyond > 0 ? stretchesAtEnd : nil
    if let stretched { offsets[stretched] += beyond }
    return State(
      offsets: offsets, moving: stretched ?? member(at: within, isForward: isForward), isStretched: stretched != nil)
  }

  /// The member that moves next at a displayed position; see `State.moving`.
  func moving(at position: Double, isForward: Bool) -> Int? {
    let within = min(max(position, range.lowerBound), range.upperBound)
    let stretched = position < within ? stretchesAtStart : position > within ? stretchesAtEnd : nil
    return stretched ?? member(at: within, isForward: isForward)
  }

  /// The end of the chain that a position within `range` has reached, where there was a way to it.
  private func end(at position: Double) -> ChainEnd? {
    if position == range.upperBound, position > 0 { return .end }
    if position == range.lowerBound, position < 0 { return .start }
    return nil
  }

  /// The offset after a share.
  ///
  /// A limit that was reached is met to the last bit, also by the last member at an end of the chain, whose share the
  /// roundings of all others went into.
  private func offset(of member: Member, share: Double, limit: ChainEnd?) -> Double {
    switch limit {
    case .end: member.limits.upperBound
    case .start: member.limits.lowerBound
    case nil: member.offset + share
    }
  }

  /// The member that moves when the chain moves on from `position` in a direction; at an end, the one that stretches.
  public func member(at position: Double, isForward: Bool) -> Int? {
    for leg in legs
    where isForward ? position < leg.end && position >= leg.start : position > leg.start && position <= leg.end {
      return leg.member
    }
    return isForward ? stretchesAtEnd : stretchesAtStart
  }

  /// A stretch of the chain's coordinate on which one member moves.
  public struct Leg: Sendable, Hashable {
    /// The member that moves.
    public var member: Int
    /// The smaller end.
    public var start: Double
    /// The larger end.
    public var end: Double
  }

  static func legs(of members: [Member], range: ClosedRange<Double>) -> [Leg] {
    var backward: [Leg] = []
    var position = 0.0
    if range.lowerBound < 0 {
      for index in members.indices.reversed() {
        let room = members[index].offset - members[index].limits.lowerBound
        guard room > 0 else { continue }
        backward.append(Leg(member: index, start: position - room, end: position))
        position -= room
      }
    }
    var forward: [Leg] = []
    position = 0
    if range.upperBound > 0 {
      for index in members.indices {
        let room = members[index].limits.upperBound - members[index].offset
        guard room > 0 else { continue }
        forward.append(Leg(member: index, start: position, end: position + room))
        position += room
      }
    }
    return backward.reversed() + forward
  }

  /// The position, in the coordinate of the chain, at which a member has an offset; nil where it never has it.
  ///
  /// Where the member has no room but stretches at the end of the chain, its end is the chain's.
  public func position(at offset: Double, ofMember index: Int) -> Double? {
    for leg in legs where leg.member == index {
      let way = offset - members[index].offset
      let position = leg.start >= 0 ? leg.start + way : leg.end + way
      if position >= leg.start, position <= leg.end { return position }
    }
    return stretchesAtEnd == index && offset >= members[index].limits.upperBound ? range.upperBound : nil
  }

  /// The displayed position of a total: the same within `range`, through the rubber band beyond it.
  public func displayed(total: Double, band: (Double) -> RubberBand) -> Double {
    let within = min(max(total, range.lowerBound), range.upperBound)
    let beyond = total - within
    guard beyond != 0, let member = beyond < 0 ? stretchesAtStart : stretchesAtEnd else { return within }
    return within + self.band(of: member, band).displayed(beyond)
  }

  /// The total that shows as a displayed position: the exact inverse of `displayed(total:band:)`.
  public func total(displayed: Double, band: (Double) -> RubberBand) -> Double {
    let within = min(max(displayed, range.lowerBound), range.upperBound)
    let beyond = displayed - within
    guard beyond != 0, let member = beyond < 0 ? stretchesAtStart : stretchesAtEnd else { return within }
    return within + self.band(of: member, band).overshoot(displayed: beyond)
  }

  /// How much the displayed position changes with the total: 1 within `range`, the band's slope beyond, 0 past a hard
  /// edge.
  public func slope(atTotal total: Double, band: (Double) -> RubberBand) -> Double {
    let within = min(max(total, range.lowerBound), range.upperBound)
    let beyond = total - within
    guard beyond != 0 else { return 1 }
    guard let member = beyond < 0 ? stretchesAtStart : stretchesAtEnd else { return 0 }
    return self.band(of: member, band).slope(at: beyond)
  }

  /// The band of a member: where it was stretched by a fling further than a finger could, one that reaches so far.
  private func band(of member: Int, _ band: (Double) -> RubberBand) -> RubberBand {
    band(members[member].viewport).reaching(members[member].stretch)
  }
}
