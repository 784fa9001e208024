import MotionCore
import Primitives

/// Moves a chain of scroll views along one axis: under a finger, by inertia, or to a place that code names.
///
/// A scroll view that scrolls alone is a chain of one, so that there is a single law of dragging, stretching and
/// coasting. The chain is frozen when the driver takes its members; when limits change or a delegate sets an offset, it
/// is frozen anew from where everything is, and drag or motion go on from there.
final class ScrollDriver {
  /// What a driver does with its chain.
  enum Activity {
    /// A finger stopped it, or nothing has begun yet.
    case held
    /// Fingers drag it.
    case dragging(Drag)
    /// It moves by itself.
    case moving(Motion)
    /// It has let go of its members.
    case finished
  }

  /// A motion with what it is heading for.
  final class Motion {
    let sequence: MotionSequence
    let goal: Goal
    let crossings: [Crossing]
    var passedCrossings = 0
    /// The member that was moving in the latest frame.
    var moving: Int?

    /// Makes a motion that moves a member first.
    init(sequence: MotionSequence, goal: Goal, crossings: [Crossing], moving: Int?) {
      self.sequence = sequence
      self.goal = goal
      self.crossings = crossings
      self.moving = moving
    }
  }

  /// A hand-over on the way of a motion.
  struct Crossing {
    var time: Timestamp
    var position: Double
    var from: Int
    var to: Int
  }

  /// What a motion is heading for; it is kept when limits change on the way.
  enum Goal {
    /// Wherever the velocity leads.
    case inertia
    /// A place that a delegate chose for the inertia of a view.
    case target(Double)
    /// A page of a pager.
    case page(Int)
    /// An offset that code asked for.
    case offset(Double)
    /// The start of the whole chain.
    case start
    /// A total that wheel notches ask for, as the sum of the members' offsets.
    case wheel(Double)
    /// A place at which a sheet rests.
    case position(SheetPosition)
  }

  let axis: Axis
  /// The scroll views, outermost first.
  let members: [ScrollView]
  unowned let environment: ScrollEnvironment
  private(set) var chain: ScrollChain
  /// The displayed position in the coordinate of the chain.
  private(set) var position: Double
  /// The offsets of the members at `position`.
  private(set) var shownOffsets: [Double]
  var activity = Activity.held
  let edges: (start: ScrollGroup.Edge, end: ScrollGroup.Edge)
  private let ceiling: (ScrollView) -> Double?
  /// The largest offset of each member in this gesture; nil for its own limit.
  private(set) var ceilings: [Double?]
  private var isApplying = false
  private var wasDisturbed = false

  /// Makes a driver that has not taken its members yet: see `takeMembers()`.
  init(
    axis: Axis, members: [ScrollView], edges: (start: ScrollGroup.Edge, end: ScrollGroup.Edge),
    ceiling: @escaping (ScrollView) -> Double? = { _ in nil }, environment: ScrollEnvironment
  ) {
    self.axis = axis
    self.members = members
    self.edges = edges
    self.ceiling = ceiling
    self.environment = environment
    ceilings = Self.ceilings(of: members, axis, ceiling)
    (chain, position) = Self.freeze(members, axis, edges, ceilings, stretches: [])
    shownOffsets = chain.state(at: position, isForward: true).offsets
  }

  /// The driver that moves a view from now on.
  ///
  /// A drag that already moves the view, or others of its group, is joined, unless the view is taken alone: the chain of
  /// a stroke is that of its first finger. Anything else that moves a member ends where it is; a view of its chain that is
  /// left out and stretched returns alone, once no finger is on it.
  ///
  /// - Parameters:
  ///   - isAlone: whether only this view is moved, even if it belongs to a group.
  ///   - touch: the touch that moves it: the list under it belongs to the chain.
  static func taking(
    _ view: ScrollView, _ axis: Axis, isAlone: Bool = false, under touch: Touch? = nil,
    in environment: ScrollEnvironment
  ) -> ScrollDriver {
    if !isAlone, let present = environment.drag(of: view, axis) { return present }
    let group = isAlone ? nil : view.group.flatMap { $0.axis == axis ? $0 : nil }
    var members = group?.members() ?? [view]
    // A list that shows beside the group's own, between two pages, takes its place in the chain.
    let touched = group.flatMap { touch?.innermostMember(of: $0) } ?? view
    for view in [view, touched] where !members.contains(where: { $0 === view }) {
      members = members.dropLast() + [view]
    }
    let inherited = view.driver(axis)?.velocity(of: view, at: environment.now) ?? 0
    let left = members.compactMap { $0.driver(axis) }.flatMap(\.members).filter { member in
      !members.contains { $0 === member } && !member.isWithinLimits(axis)
    }
    for member in members { member.driver(axis)?.finish() }
    let driver = ScrollDriver(
      axis: axis, members: members, edges: (group?.startEdge ?? .innermost, group?.endEdge ?? .innermost),
      ceiling: group?.ceiling ?? { _ in nil }, environment: environment)
    driver.inheritedVelocity = inherited
    driver.takeMembers()
    for member in left where member.driver(axis) == nil {
      let alone = taking(member, axis, isAlone: true, in: environment)
      if !member.isTracking { alone.settle(at: environment.now) }
    }
    return driver
  }

  /// Moves its members from now on.
  func takeMembers() {
    for member in members { member.setDriver(self, axis) }
    environment.add(self)
  }

  /// The velocity of the motion that this driver took over, in points per second.
  private(set) var inheritedVelocity = 0.0

  /// The rubber band of this engine's physics.
  func band(_ viewport: Double) -> RubberBand { environment.physics.rubberBand(dimension: viewport) }

  /// What is less beyond a limit, in points, is the rounding of sums and no stretch.
  private static let leastStretch = 1e-9

  /// Reads the chain from where the members are.
  ///
  /// The chain has room for one stretched member; any other is brought back into its limits.
  ///
  /// - Parameter stretches: for each member, the stretch whose band it keeps as long as it is stretched; none for bands by
  ///   the present stretches.
  private static func freeze(
    _ members: [ScrollView], _ axis: Axis, _ edges: (start: ScrollGroup.Edge, end: ScrollGroup.Edge),
    _ ceilings: [Double?], stretches: [Double]
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
      // In a chain only the member at its end may be stretched there, and a sheet that is caught in a stretch of its own;
      // any other has its limits.
      let mayStretch =
        members.count == 1 || index == (beyond < 0 ? edges.start : edges.end).index(count: members.count)
        || (beyond > 0 && member is SheetView)
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

  /// Freezes the chain anew from where the members are.
  ///
  /// - Parameter keepsBands: whether what is stretched keeps its rubber band, as under a finger that goes on; a band that
  ///   cannot show the present stretch is not kept.
  func refreeze(keepingBands keepsBands: Bool = false) {
    let stretches = keepsBands ? zip(members, chain.members).map(keptStretch) : []
    (chain, position) = Self.freeze(members, axis, edges, ceilings, stretches: stretches)
    shownOffsets = chain.state(at: position, isForward: true).offsets
  }

  private func keptStretch(_ view: ScrollView, _ frozen: ScrollChain.Member) -> Double {
    let beyond = view.contentOffset[axis] - view.clamped(view.contentOffset[axis], axis)
    let band = band(view.bounds.size[axis]).reaching(frozen.stretch)
    return band.law == .linear || abs(beyond) < band.dimension ? frozen.stretch : beyond
  }

  /// The stretch that the rubber band of a member was made to show; nil where nobody holds or drags it.
  func bandStretch(of view: ScrollView) -> Double? {
    if isMoving { return nil }
    return members.firstIndex { $0 === view }.map { chain.members[$0].stretch }
  }

  /// Reads the ceilings anew, after the layout has changed.
  func refreshCeilings() { ceilings = Self.ceilings(of: members, axis, ceiling) }

  /// The ceilings, but none that is below where its member is already.
  private static func ceilings(
    of members: [ScrollView], _ axis: Axis, _ ceiling: (ScrollView) -> Double?
  ) -> [Double?] {
    members.map { member in ceiling(member).map { max($0, member.contentOffset[axis]) } }
  }

  /// Moves the members to a displayed position and notes what delegates did with it.
  func apply(_ newPosition: Double, isForward: Bool) -> ScrollChain.State {
    let state = chain.state(at: newPosition, isForward: isForward)
    position = newPosition
    shownOffsets = state.offsets
    isApplying = true
    wasDisturbed = false
    // Delegates hear of the members in the order in which they move.
    for step in members.indices {
      let index = isForward ? step : members.count - 1 - step
      guard members[index].contentOffset[axis] != state.offsets[index] else { continue }
      members[index].setOffset(state.offsets[index], axis)
      members[index].showIndicators()
    }
    isApplying = false
    return state
  }

  /// Whether a delegate set an offset while the members were moved.
  ///
  /// Asking forgets it.
  func takeDisturbance() -> Bool {
    defer { wasDisturbed = false }
    return wasDisturbed
  }

  /// Code set the offset of a member.
  func offsetWasSet(of view: ScrollView) {
    if isApplying {
      wasDisturbed = true
      return
    }
    switch activity {
    case .dragging: rebaseDrag()
    case .moving: finish()
    case .held: refreeze()
    case .finished: break
    }
  }

  /// Code set the offset that a member has already: a motion ends there, unless it was set from inside that motion.
  func offsetWasKept() {
    if isMoving, !isApplying { finish() }
  }

  /// Lets go of all members where they are.
  ///
  /// - Parameter rest: when they came to rest; nil for now.
  func finish(at rest: Timestamp? = nil) {
    let previous = activity
    activity = .finished
    for member in members where member.driver(axis) === self {
      member.setDriver(nil, axis)
      member.fadeIndicators(from: rest)
    }
    environment.remove(self)
    if case .dragging = previous { tellAttachments { $0.dragDidEnd(letsGo: false) } }
    tellAttachments { $0.motionDidEnd() }
    if case .moving(let motion) = previous { announceEnd(of: motion) }
  }

  /// Tells delegates that a motion is over.
  func announceEnd(of motion: Motion) {
    switch motion.goal {
    case .inertia, .target, .page, .position:
      if let moving = motion.moving { members[moving].driverDidEndDecelerating() }
    case .offset, .start:
      for member in members { member.delegate?.scrollViewDidEndScrollingAnimation(member) }
    case .wheel: break
    }
  }
}
