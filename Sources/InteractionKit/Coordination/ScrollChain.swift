import MotionCore
import Primitives

/// A chain of scroll views along one axis as it was when a gesture or a motion began, outermost first.
///
/// The chain has one coordinate, the total: 0 is the state in which it was frozen, positive leads towards the end. As
/// long as the total lies within `range`, the views share it out among themselves; beyond, the rest stretches the one
/// view that may stretch at that end, or is lost where the edge is hard.
public struct ScrollChain: Sendable, Hashable {
  /// One scroll view in the chain.
  public struct Member: Sendable, Hashable {
    /// The offset in the frozen state, within the limits.
    public var offset: Double
    /// The limits of the offset at rest.
    public var limits: ClosedRange<Double>
    /// The length of the viewport, in points: the dimension of the rubber band.
    public var viewport: Double
    /// The stretch that the view's rubber band is made to show, in points: that of the frozen state, or of an earlier one
    /// whose band it keeps; 0 within the limits.
    public var stretch: Double

    /// Makes a member; an offset beyond the limits is brought to the nearer one, and what it was beyond is its stretch.
    ///
    /// - Parameter kept: the stretch whose band is kept as long as the view is stretched; nil for that of the offset.
    public init(offset: Double, limits: ClosedRange<Double>, viewport: Double, bandOf kept: Double? = nil) {
      self.offset = min(max(offset, limits.lowerBound), limits.upperBound)
      self.limits = limits
      self.viewport = viewport
      let beyond = offset - self.offset
      stretch = beyond == 0 ? 0 : kept ?? beyond
    }
  }

  /// The views, outermost first.
  public let members: [Member]
  /// The index of the view that stretches at the start; nil where that edge is hard.
  public var stretchesAtStart: Int?
  /// The index of the view that stretches at the end; nil where that edge is hard.
  public var stretchesAtEnd: Int?
  /// The range in which nothing is stretched, in the coordinate of the chain.
  public let range: ClosedRange<Double>
  /// The stretches on which one member moves each, in growing order.
  ///
  /// Stretches without length are left out.
  public let legs: [Leg]

  /// Makes a chain.
  ///
  /// - Parameters:
  ///   - members: the views, outermost first.
  ///   - stretchesAtStart: the view that stretches at the start; nil for a hard edge.
  ///   - stretchesAtEnd: the view that stretches at the end; nil for a hard edge.
  ///   - isStretched: the end beyond which the chain is stretched already, if it is: there is no room left before that
  ///     end, whatever the other members' offsets say.
  public init(
    members: [Member], stretchesAtStart: Int?, stretchesAtEnd: Int?, isStretched: ChainEnd? = nil
  ) {
    self.members = members
    self.stretchesAtStart = stretchesAtStart
    self.stretchesAtEnd = stretchesAtEnd
    var before = 0.0
    var after = 0.0
    for member in members {
      before += member.offset - member.limits.lowerBound
      after += member.limits.upperBound - member.offset
    }
    let range = (isStretched == .start ? 0 : -before)...(isStretched == .end ? 0 : after)
    self.range = range
    legs = Self.legs(of: members, range: range)
  }
}

/// One of the two ends of a chain.
public enum ChainEnd: Sendable, Hashable {
  /// Towards smaller offsets: the top or the left.
  case start
  /// Towards larger offsets: the bottom or the right.
  case end
}
