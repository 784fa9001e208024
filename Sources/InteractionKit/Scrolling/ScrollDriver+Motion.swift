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

  private func run(_ sequence: MotionSequence, goal: Goal) {
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

  /// Stops the motion where it is, at the device pixel that shows; a finger has it now.
  func hold(at moment: Timestamp) {
    guard case .moving(let motion) = activity else { return }
    activity = .held
    for member in members where member.isWithinLimits(axis) { member.setOffset(restingOffset(of: member), axis) }
    announceEnd(of: motion)
    refreeze()
  }

  /// Lets go after a hold: a stretch returns, a pager goes to a page, the rest stays.
  func settle(at moment: Timestamp) {
    guard isHeld else { return }
    start(plan(velocity: 0, page: members[0].page(axis), at: moment), at: moment)
  }

  /// Moves the only member to an offset.
  func animate(to offset: Double) { go(to: .offset(offset)) }

  /// Moves all members to their start, as one surface.
  func animateToStart() { go(to: .start) }

  /// Moves the chain by a distance, as wheel notches do: towards a target, never past the limits; a pager by one page.
  func moveByWheel(_ distance: Double) {
    if members.count == 1, members[0].isPagingEnabled, members[0].bounds.size[axis] > 0 {
      turnPage(isForward: distance > 0)
      return
    }
    var from = offsets.reduce(0.0) { sum, offset in sum + offset }
    if case .moving(let motion) = activity, case .wheel(let target) = motion.goal { from = target }
    let frozen = frozenSum
    go(to: .wheel(min(max(from + distance, frozen + chain.range.lowerBound), frozen + chain.range.upperBound)))
  }

  /// Goes on to the next page in a direction; while it turns there, nothing more happens.
  private func turnPage(isForward: Bool) {
    let member = members[0]
    let limits = member.limits(axis)
    let length = member.bounds.size[axis]
    let fraction = (member.contentOffset[axis] - limits.lowerBound) / length
    let last = ((limits.upperBound - limits.lowerBound) / length).rounded(.up)
    let page = Int(min(max(isForward ? fraction.rounded(.down) + 1 : fraction.rounded(.up) - 1, 0), last))
    if case .moving(let motion) = activity, case .page(page) = motion.goal { return }
    go(to: .page(page))
  }

  func go(to goal: Goal) {
    let moment = environment.now
    let velocity = isMoving ? velocity(at: moment) : inheritedVelocity
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

  /// Ends at rest: exactly at a limit, at the place that code named, at a device pixel, or where a finger left it.
  private func comeToRest(at rest: Timestamp? = nil) {
    for member in members { member.setOffset(restingOffset(of: member), axis) }
    finish(at: rest)
    sheet?.didComeToRest()
  }

  /// Where a member rests that has come to where it is.
  private func restingOffset(of member: ScrollView) -> Double {
    let offset = member.contentOffset[axis]
    let limits = member.limits(axis)
    for limit in [limits.lowerBound, limits.upperBound] where abs(offset - limit) < environment.pixel / 2 {
      return limit
    }
    let pixel = member.clamped((offset / environment.pixel).rounded() * environment.pixel, axis)
    let isRounding = abs(offset - pixel) < ScrollDriver.leastPart
    return isRounding || (!member.isPagingEnabled && endsAtPixel(member)) ? pixel : offset
  }

  /// What is less beside a device pixel, in points, is the rounding of sums: the offset is at the pixel.
  private static let leastPart = 1e-6

  /// Whether a member ends at a device pixel: where a motion brought it to rest, or a finger stopped one.
  ///
  /// What a finger lets go at rest stays where the finger put it, between pixels as well, and a motion leaves the
  /// members alone that it did not move last.
  private func endsAtPixel(_ member: ScrollView) -> Bool {
    switch activity {
    case .held: return true
    case .dragging, .finished: return false
    case .moving(let motion):
      guard let moving = motion.moving, members[moving] === member else { return false }
      switch motion.goal {
      case .target, .page, .offset, .position: return false
      case .inertia, .start, .wheel: return true
      }
    }
  }
}

extension MotionSequence {
  /// The velocity with which the motion arrives at a moment: where two segments meet there, that of the earlier one.
  fileprivate func velocity(endingAt moment: Timestamp) -> Double {
    let arriving = segments.first { $0.until == moment }
    return arriving?.motion.velocity(at: moment) ?? velocity(at: moment)
  }
}
