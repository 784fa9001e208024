import MotionCore
import Primitives

extension ScrollDriver {
  /// What a release would do.
  struct Plan {
    /// The velocity of the content, in points per second.
    var velocity: Double
    /// The motion that follows; nil where everything stays.
    var sequence: MotionSequence?
    /// What the motion is heading for.
    var goal: Goal
    /// Where each member will rest.
    var destinations: [Double]
    /// The members, in the order of `destinations`.
    var members: [ScrollView]
    /// Where a sheet in the chain will rest; nil without one.
    var position: SheetPosition?
    /// The chains into which this one comes apart, with what each of them does.
    var parts: [Part] = []

    /// Whether anything moves after the release.
    var moves: Bool { sequence != nil || parts.contains { $0.plan.moves } }

    /// Where a member will rest; nil where it is none.
    func destination(of view: ScrollView) -> Double? {
      members.firstIndex { $0 === view }.map { destinations[$0] }
    }
  }

  /// Whether a pan takes part in the drag.
  func isDragged(by pan: PanGestureRecognizer) -> Bool {
    if case .dragging(let drag) = activity { return drag.index(of: pan) != nil }
    return false
  }

  /// The pans that drag; none without a drag.
  var pulls: [Pull] {
    if case .dragging(let drag) = activity { return drag.pulls }
    return []
  }

  /// A pan begins to drag; content stays where it is until the finger moves on.
  func join(_ pan: PanGestureRecognizer, of view: ScrollView) {
    let pull = Pull(pan: pan, translation: pan.stroke[axis])
    if case .dragging(let drag) = activity {
      drag.add(pull)
      return
    }
    activity = .dragging(
      Drag(
        pull, anchor: pan.translationAtBegin[axis], total: chain.total(displayed: position, band: band),
        page: view.page(axis)))
    tellAttachments { $0.dragDidBegin() }
    drag(pan)
  }

  /// Lets the pans of other members that follow more fingers than one that drags begin as well, since all fingers on a
  /// chain drive it.
  func letFollow(_ pan: PanGestureRecognizer) {
    for member in members where member.panGestureRecognizer.numberOfTouches > pan.numberOfTouches {
      member.panGestureRecognizer.join(pan)
    }
  }

  /// The finger moved.
  ///
  /// The mean of all fingers that drag moves the content, whichever pans follow them.
  ///
  /// - Returns: whether the pan takes part in the drag.
  @discardableResult
  func drag(_ pan: PanGestureRecognizer) -> Bool {
    guard case .dragging(let drag) = activity, let index = drag.index(of: pan) else { return false }
    if drag.move(index, to: pan.stroke[axis]) { follow(drag, at: environment.now) }
    return true
  }

  /// Moves the members to where the fingers have dragged the chain.
  private func follow(_ drag: Drag, at moment: Timestamp) {
    let total = drag.presentTotal
    let before = chain.member(at: position, isForward: total >= drag.total)
    let next = chain.displayed(total: total, band: band)
    guard next != position else { return }
    let isForward = next > position
    let state = apply(next, isForward: isForward)
    noteHandOff(from: before, to: state.moving, at: moment)
    if takeDisturbance() { rebaseDrag() }
  }

  private func noteHandOff(from: Int?, to: Int?, at moment: Timestamp) {
    guard let from, let to, from != to else { return }
    environment.handOffs.record(
      HandOff(
        time: moment, from: members[from].name, to: members[to].name, isInertia: false, velocityBefore: 0,
        velocityAfter: 0))
  }

  /// Goes on with the drag from where everything is now.
  func rebaseDrag() {
    guard case .dragging(let drag) = activity else { return }
    refreeze(keepingBands: true)
    drag.rebase(to: chain.total(displayed: position, band: band), axis)
  }

  /// What would follow if a pan let go now.
  ///
  /// - Parameters:
  ///   - pan: the pan that lets go.
  ///   - fingerVelocity: its velocity along the axis, in points per second.
  func plan(releasing pan: PanGestureRecognizer, fingerVelocity: Double, at moment: Timestamp) -> Plan {
    guard case .dragging(let drag) = activity else {
      return Plan(velocity: 0, sequence: nil, goal: .inertia, destinations: offsets, members: members)
    }
    return plan(velocity: -fingerVelocity, page: drag.page, isCancelled: pan.state == .cancelled, at: moment)
  }

  /// What follows when the content is let go with a velocity.
  func plan(velocity: Double, page: Int, isCancelled: Bool = false, at moment: Timestamp) -> Plan {
    let physics = environment.physics
    let isFling = velocity.isFinite && abs(velocity) >= physics.flingMinimumVelocity
    let content = isFling ? velocity : 0
    if let sheet { return plan(lettingGoOf: sheet, velocity: content, isCancelled: isCancelled, at: moment) }
    var plan = Plan(
      velocity: content, sequence: nil, goal: .inertia, destinations: offsets, members: members)
    if members.count == 1, members[0].isPagingEnabled, members[0].bounds.size[axis] > 0 {
      plan.goal = .page(targetPage(from: page, velocity: content))
    }
    let shown = content * chain.slope(atTotal: chain.total(displayed: position, band: band), band: band)
    plan.sequence = sequence(for: plan.goal, velocity: shown, at: moment)
    if let sequence = plan.sequence {
      plan.destinations = chain.state(at: sequence.destination, isForward: sequence.destination >= position).offsets
    }
    return plan
  }

  /// The page on which a pager rests: the next one in the direction of a flick, otherwise the nearest; never more than
  /// one from where the drag began, and half a page leads forward.
  private func targetPage(from start: Int, velocity: Double) -> Int {
    let member = members[0]
    let length = member.bounds.size[axis]
    let limits = member.limits(axis)
    let fraction = (member.contentOffset[axis] - limits.lowerBound) / length
    let isFlick = abs(velocity) >= environment.physics.pageFlickVelocity
    let page =
      isFlick
      ? (velocity > 0 ? fraction.rounded(.down) + 1 : fraction.rounded(.up) - 1) : (fraction + 0.5).rounded(.down)
    let last = ((limits.upperBound - limits.lowerBound) / length).rounded(.up)
    let near = min(max(page, Double(start) - 1), Double(start) + 1)
    return Int(min(max(near, 0), last))
  }

  /// A pan lets go; the last one releases the content.
  ///
  /// - Parameter isCancelled: whether the drag was taken away from the finger.
  func leave(_ pan: PanGestureRecognizer, plan: Plan, target: Double?, isCancelled: Bool, at moment: Timestamp) {
    guard case .dragging(let drag) = activity else { return }
    if drag.pulls.contains(where: { $0.pan !== pan }) {
      drag.remove(pan)
      rebaseDrag()
      return
    }
    var plan = plan
    if let target, members.count == 1 {
      plan.goal = .target(target)
      plan.sequence = sequence(for: plan.goal, velocity: plan.velocity, at: moment)
    }
    tellAttachments { $0.dragDidEnd(letsGo: !isCancelled) }
    start(plan, at: moment)
  }

  /// Tells what works by the drags of the members.
  func tellAttachments(_ message: (any ScrollAttachment) -> Void) {
    guard axis == .vertical else { return }
    for member in members { for attachment in member.attachments { message(attachment) } }
  }

  /// The present offsets of the members.
  var offsets: [Double] { members.map { $0.contentOffset[axis] } }
}
