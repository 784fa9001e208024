import MotionCore
import Primitives

/// How a chain with a sheet is let go: the sheet goes to a place at which it rests, and the scroll view in it goes its
/// own way.
extension ScrollDriver {
  /// A chain that goes on by itself, with what it does.
  struct Part {
    var driver: ScrollDriver
    var plan: Plan
  }

  /// The sheet among the members.
  var sheet: SheetView? { axis == .vertical ? members.first as? SheetView : nil }

  /// Moves a sheet to where it rests, with the velocity that it has.
  func land(on position: SheetPosition) { go(to: .position(position)) }

  /// What follows when a chain with a sheet is let go.
  ///
  /// The velocity goes to the member that would move next; the other one is let go at rest. The inertia of the scroll
  /// view is its own, with a hard start as long as the sheet could go on there; the leftover of a sheet that opens fully
  /// goes into it only where the sheet says so.
  func plan(lettingGoOf sheet: SheetView, velocity: Double, isCancelled: Bool, at moment: Timestamp) -> Plan {
    let shown = velocity * chain.slope(atTotal: chain.total(displayed: position, band: band), band: band)
    let moving = chain.state(at: position, isForward: velocity > 0).moving
    // Where nothing moves on, the chain has come to a hard end: at its start that is the sheet's.
    let isScrollView = moving.map { $0 > 0 } ?? (members.count > 1 && velocity > 0)
    let isSheets = !isScrollView
    let projection = environment.physics.projection(velocity: isSheets ? shown : 0)
    let height = sheet.contentOffset.y
    let goal = sheet.position(
      nearestTo: height + projection, ceiling: ceilings[0], isCancelled: isCancelled)
    var plan = Plan(
      velocity: velocity, sequence: nil, goal: .position(goal), destinations: offsets, members: members, position: goal)
    plan.destinations[0] = sheet.resolved.height(at: goal)
    guard members.count > 1 else {
      plan.sequence = sequence(for: plan.goal, velocity: shown, at: moment)
      return plan
    }
    if isSheets, sheet.prefersInertiaIntoScrollView, height + projection > sheet.resolved.largest,
      chain.members[0].limits.upperBound == sheet.resolved.largest
    {
      plan.goal = .inertia
      plan.sequence = sequence(for: .inertia, velocity: shown, at: moment)
      if let end = plan.sequence?.destination { plan.destinations = chain.state(at: end, isForward: true).offsets }
      return plan
    }
    plan.parts = parts(goal, velocities: isSheets ? (shown, 0) : (0, shown), at: moment)
    for (index, part) in plan.parts.enumerated() { plan.destinations[index] = part.plan.destinations[0] }
    return plan
  }

  /// The sheet and the scroll view in it, each alone.
  private func parts(
    _ goal: SheetPosition, velocities: (sheet: Double, scrollView: Double), at moment: Timestamp
  ) -> [Part] {
    let hasRoom = members[0].contentOffset[axis] > members[0].limits(axis).lowerBound
    let edges: [(start: ScrollGroup.Edge, end: ScrollGroup.Edge)] = [
      (self.edges.start, .outermost), (hasRoom ? .hard : .outermost, .outermost),
    ]
    let goals: [Goal] = [.position(goal), .inertia]
    return zip(members, zip(goals, zip(edges, [velocities.sheet, velocities.scrollView]))).map { member, rest in
      let driver = ScrollDriver(axis: axis, members: [member], edges: rest.1.0, environment: environment)
      var plan = Plan(
        velocity: rest.1.1, sequence: driver.sequence(for: rest.0, velocity: rest.1.1, at: moment), goal: rest.0,
        destinations: driver.offsets, members: [member])
      if let end = plan.sequence?.destination {
        plan.destinations = driver.chain.state(at: end, isForward: true).offsets
      }
      return Part(driver: driver, plan: plan)
    }
  }

  /// Lets go of all members and lets each part go on by itself.
  func comeApart(_ parts: [Part], at moment: Timestamp) {
    finish()
    for part in parts {
      part.driver.activity = .finished
      part.driver.takeMembers()
      part.driver.start(part.plan, at: moment)
    }
  }

  /// The motion of a sheet to where it rests: a spring that carries the velocity on and does not pass its end.
  func landing(at place: SheetPosition, velocity: Double, at moment: Timestamp) -> MotionSequence? {
    guard let sheet else { return nil }
    let target = coordinate(ofOffset: sheet.resolved.height(at: place))
    // At a hard start nothing goes on.
    let isStopped = chain.stretchesAtStart == nil && position <= chain.range.lowerBound
    let velocity = isStopped ? max(0, velocity) : velocity
    guard position != target || velocity != 0 else { return nil }
    var physics = environment.physics
    physics.pageSettleDampingRatio = max(1, physics.pageSettleDampingRatio)
    return physics.settle(from: position, velocity: velocity, to: target, at: moment, pixel: environment.pixel)
  }
}
