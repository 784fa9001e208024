import MotionCore
import Primitives

/// How a chain is read from where its members are.
extension ScrollDriver {
  /// What is less beyond a limit, in points, is the rounding of sums and no stretch.
  static let leastStretch = 1e-9

  /// Reads the chain from where the members are.
  ///
  /// The chain has room for one stretched member; any other is brought back into its limits.
  ///
  /// - Parameters:
  ///   - stretchable: a member that may be stretched at either end, beside those that the edges name.
  ///   - stretches: for each member, the stretch whose band it keeps as long as it is stretched; none for bands by the
  ///     present stretches.
  static func freeze(
    _ members: [ScrollView], _ axis: Axis, _ edges: (start: ScrollGroup.Edge, end: ScrollGroup.Edge),
    _ ceilings: [Double?], mayStretch stretchable: Int?, stretches: [Double]
  ) -> (ScrollChain, Double) {
    var stretchesAtStart = edges.start.index(count: members.count)
    var stretchesAtEnd = edges.end.index(count: members.count)
    if let index = stretchesAtStart, !members[index].bounces { stretchesAtStart = nil }
    if let index = stretchesAtEnd, !members[index].bounces { stretchesAtEnd = nil }
    var stretchedEnd: ChainEnd?
    var position = 0.0
    for (index, member) in members.enumerated().reversed() {
      let beyond = member.contentOffset[axis] - member.clamped(member.contentOffset[axis], axis)
      guard beyond != 0 else { continue }
      // In a chain only the member at its end may be stretched there, what was caught in a stretch, and a sheet; any other
      // has its limits.
      let mayStretch =
        members.count == 1 || index == stretchable || (beyond > 0 && member is SheetView)
        || index == (beyond < 0 ? edges.start : edges.end).index(count: members.count)
      if stretchedEnd == nil, mayStretch, abs(beyond) > Self.leastStretch {
        stretchedEnd = beyond < 0 ? .start : .end
        position = beyond
        if beyond < 0 { stretchesAtStart = index } else { stretchesAtEnd = index }
      } else {
        member.setOffset(member.clamped(member.contentOffset[axis], axis), axis)
      }
    }
    let chain = ScrollChain(
      members: members.indices.map { index in
        ScrollChain.Member(
          offset: members[index].contentOffset[axis], limits: members[index].limits(axis, below: ceilings[index]),
          viewport: members[index].bounds.size[axis], bandOf: index < stretches.count ? stretches[index] : nil)
      },
      stretchesAtStart: stretchesAtStart, stretchesAtEnd: stretchesAtEnd, isStretched: stretchedEnd)
    switch stretchedEnd {
    case .start: return (chain, chain.range.lowerBound + position)
    case .end: return (chain, chain.range.upperBound + position)
    case nil: return (chain, 0)
    }
  }

  func keptStretch(_ view: ScrollView, _ frozen: ScrollChain.Member) -> Double {
    let beyond = view.contentOffset[axis] - view.clamped(view.contentOffset[axis], axis)
    let band = band(view.bounds.size[axis]).reaching(frozen.stretch)
    return band.law == .linear || abs(beyond) < band.dimension ? frozen.stretch : beyond
  }

  /// The ceilings, but none that is below where its member is already.
  static func ceilings(
    of members: [ScrollView], _ axis: Axis, _ ceiling: (ScrollView) -> Double?
  ) -> [Double?] {
    members.map { member in ceiling(member).map { max($0, member.contentOffset[axis]) } }
  }
}
