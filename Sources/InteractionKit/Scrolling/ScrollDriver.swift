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
  /// The member that was stretched when the chain was taken, wherever it is in the chain; nil for none.
  private let initiallyStretched: Int?
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
    initiallyStretched = members.firstIndex { $0.isStretched(axis) }
    (chain, position) = Self.freeze(members, axis, edges, ceilings, mayStretch: initiallyStretched, stretches: [])
    shownOffsets = chain.state(at: position, isForward: true).offsets
  }

  /// Moves its members from now on.
  func takeMembers() {
    for member in members { member.setDriver(self, axis) }
    environment.add(self)
  }

  /// The velocity of the motion that this driver took over, in points per second.
  var inheritedVelocity = 0.0

  /// The rubber band of this engine's physics.
  func band(_ viewport: Double) -> RubberBand { environment.physics.rubberBand(dimension: viewport) }

  /// Freezes the chain anew from where the members are.
  ///
  /// - Parameter keepsBands: whether what is stretched keeps its rubber band, as under a finger that goes on; a band that
  ///   cannot show the present stretch is not kept.
  func refreeze(keepingBands keepsBands: Bool = false) {
    let stretches = keepsBands ? zip(members, chain.members).map(keptStretch) : []
    (chain, position) = Self.freeze(
      members, axis, edges, ceilings, mayStretch: initiallyStretched, stretches: stretches)
    shownOffsets = chain.state(at: position, isForward: true).offsets
  }

  /// The stretch that the rubber band of a member was made to show; nil where nobody holds or drags it.
  func bandStretch(of view: ScrollView) -> Double? {
    if isMoving { return nil }
    return members.firstIndex { $0 === view }.map { chain.members[$0].stretch }
  }

  /// Reads the ceilings anew, after the layout has changed.
  func refreshCeilings() { ceilings = Self.ceilings(of: members, axis, ceiling) }

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
