import MotionCore
import Primitives

extension ScrollDriver {
  /// Whether it moves by itself.
  var isMoving: Bool {
    if case .moving = activity { return true }
    return false
  }

  /// The motion by which it moves; nil where it does not move by itself.
  var motion: MotionSequence? {
    if case .moving(let motion) = activity { return motion.sequence }
    return nil
  }

  /// Where the motion brings a member; nil without a motion.
  func destination(of view: ScrollView) -> Double? {
    guard let motion, let index = members.firstIndex(where: { $0 === view }) else { return nil }
    return chain.state(at: motion.destination, isForward: motion.destination >= position).offsets[index]
  }

  /// Whether it moves by itself and is not on its way back from a stretch.
  var isCoasting: Bool {
    guard case .moving(let motion) = activity else { return false }
    return motion.sequence.phase(at: environment.now) != .bouncing
  }

  /// Whether a finger holds it without dragging.
  var isHeld: Bool {
    if case .held = activity { return true }
    return false
  }

  /// The velocity of the motion, in points per second; 0 without one.
  func velocity(at moment: Timestamp) -> Double {
    if case .moving(let motion) = activity { return motion.sequence.velocity(at: moment) }
    return 0
  }

  /// The velocity of a member in the motion, in points per second; 0 where another member moves.
  func velocity(of view: ScrollView, at moment: Timestamp) -> Double {
    guard let movingMember, members[movingMember] === view else { return 0 }
    return velocity(at: moment)
  }

  /// What a member is doing.
  func phase(of view: ScrollView) -> ScrollPhase {
    switch activity {
    case .finished: return .idle
    case .held: return .tracking
    case .dragging: return .dragging
    case .moving(let motion):
      guard let moving = motion.moving, members[moving] === view else { return .idle }
      let velocity = Vector(motion.sequence.velocity(at: environment.now), along: axis)
      if case .offset = motion.goal { return .animating(velocity: velocity) }
      switch motion.sequence.phase(at: environment.now) {
      case .decelerating: return .decelerating(velocity: velocity)
      case .bouncing: return .bouncing(velocity: velocity)
      case .animating: return .animating(velocity: velocity)
      }
    }
  }

  /// Starts what a release leads to.
  func start(_ plan: Plan, at moment: Timestamp) {
    if let position = plan.position { sheet?.wasReleased(to: position) }
    guard plan.parts.isEmpty else {
      comeApart(plan.parts, at: moment)
      return
    }
    guard let sequence = plan.sequence else {
      comeToRest()
      return
    }
    run(sequence, goal: plan.goal)
  }

  func run(_ sequence: MotionSequence, goal: Goal) {
    let isForward = sequence.velocity(at: sequence.start) >= 0
    let moving = chain.moving(at: position, isForward: isForward)
    let previous = movingMember
    activity = .moving(
      Motion(sequence: sequence, goal: goal, crossings: crossings(of: sequence), moving: moving))
    if let moving, moving != previous, goal.isInertia {
      members[moving].delegate?.scrollViewWillBeginDecelerating(members[moving])
    }
    tellAttachments { $0.motionDidBegin() }
  }

  /// When the motion brings a member to an offset on its way towards the end; nil where it does not.
  func moment(when view: ScrollView, reaches offset: Double) -> Timestamp? {
    guard case .moving(let motion) = activity, let index = members.firstIndex(where: { $0 === view }),
      let place = chain.position(at: offset, ofMember: index),
      let moment = motion.sequence.firstCrossing(of: place, after: motion.sequence.start),
      motion.sequence.velocity(at: moment) > 0
    else { return nil }
    return moment
  }

  private var movingMember: Int? {
    if case .moving(let motion) = activity { return motion.moving }
    return nil
  }

  /// The hand-overs that lie on the way of a motion, in the order of time.
  private func crossings(of sequence: MotionSequence) -> [Crossing] {
    var boundaries = chain.legs.map(\.start)
    if let last = chain.legs.last { boundaries.append(last.end) }
    var found: [Crossing] = []
    for boundary in boundaries {
      // Where the motion ends nothing is handed over.
      guard let time = sequence.firstCrossing(of: boundary, after: sequence.start), time < sequence.end else {
        continue
      }
      let isForward = sequence.velocity(at: time) > 0
      guard let from = chain.member(at: boundary, isForward: !isForward),
        let to = chain.member(at: boundary, isForward: isForward), from != to
      else { continue }
      found.append(Crossing(time: time, position: boundary, from: from, to: to))
    }
    return found.sorted { $0.time < $1.time }
  }

  /// Moves on to a moment.
  func advance(to moment: Timestamp) {
    guard passCrossings(upTo: moment), case .moving(let motion) = activity else { return }
    let velocity = motion.sequence.velocity(at: moment)
    let target = motion.sequence.value(at: moment)
    let isForward = velocity != 0 ? velocity > 0 : target >= position
    let before = motion.moving
    if moment < motion.sequence.end {
      motion.moving = chain.moving(at: target, isForward: isForward) ?? before
    }
    announceHandOver(from: before, to: motion.moving, goal: motion.goal)
    _ = apply(target, isForward: isForward)
    if takeDisturbance() {
      carryOn(velocity: velocity, at: moment)
      return
    }
    if case .moving(let present) = activity, moment >= present.sequence.end { comeToRest(at: present.sequence.end) }
  }

  /// Hands over at each boundary up to a moment: the view that moved arrives at its limit and hears that it has, before
  /// the next one hears anything.
  ///
  /// - Returns: false where a delegate changed the course.
  private func passCrossings(upTo moment: Timestamp) -> Bool {
    while case .moving(let motion) = activity, motion.passedCrossings < motion.crossings.count {
      let crossing = motion.crossings[motion.passedCrossings]
      guard crossing.time <= moment else { break }
      motion.passedCrossings += 1
      let before = motion.moving
      motion.moving = crossing.to
      let velocity = motion.sequence.velocity(endingAt: crossing.time)
      environment.handOffs.record(
        HandOff(
          time: crossing.time, from: members[crossing.from].name, to: members[crossing.to].name, isInertia: true,
          velocityBefore: velocity, velocityAfter: motion.sequence.velocity(at: crossing.time)))
      _ = apply(crossing.position, isForward: velocity > 0)
      announceHandOver(from: before, to: crossing.to, goal: motion.goal)
      if takeDisturbance() {
        carryOn(velocity: motion.sequence.velocity(at: moment), at: moment)
        return false
      }
    }
    return true
  }

  private func announceHandOver(from: Int?, to: Int?, goal: Goal) {
    guard from != to, goal.isInertia else { return }
    if let from { members[from].delegate?.scrollViewDidEndDecelerating(members[from]) }
    if let to { members[to].delegate?.scrollViewWillBeginDecelerating(members[to]) }
  }

  /// Freezes the chain anew and goes on with a velocity.
  private func carryOn(velocity: Double, at moment: Timestamp) {
    guard case .moving(let motion) = activity else { return }
    let goal = scaled(motion.goal)
    refreeze()
    if sheet != nil, case .inertia = goal {
      // What was to go on in the scroll view may have to end at a detent now.
      start(plan(velocity: velocity, page: 0, at: moment), at: moment)
      return
    }
    if let sequence = sequence(for: goal, velocity: velocity, at: moment) {
      run(sequence, goal: goal)
    } else {
      comeToRest()
    }
  }

  /// Limits or the viewport may have changed.
  func geometryDidChange(at moment: Timestamp) {
    guard chainIsOutdated else { return }
    refreshCeilings()
    switch activity {
    case .held: refreeze()
    case .dragging: rebaseDrag()
    case .moving: carryOn(velocity: velocity(at: moment), at: moment)
    case .finished: break
    }
  }

  private var chainIsOutdated: Bool {
    for (index, member) in members.enumerated() {
      let bounds = member.storedBounds
      if bounds.origin[axis] != shownOffsets[index] || bounds.size[axis] != chain.members[index].viewport {
        return true
      }
      if member.limits(axis, below: ceilings[index]) != chain.members[index].limits { return true }
    }
    return false
  }

}

extension MotionSequence {
  /// The velocity with which the motion arrives at a moment: where two segments meet there, that of the earlier one.
  fileprivate func velocity(endingAt moment: Timestamp) -> Double {
    let arriving = segments.first { $0.until == moment }
    return arriving?.motion.velocity(at: moment) ?? velocity(at: moment)
  }
}
