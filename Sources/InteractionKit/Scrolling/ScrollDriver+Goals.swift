import MotionCore
import Primitives

/// The motions that lead to goals.
extension ScrollDriver {
  /// The motion that leads from here to a goal; nil where there is nothing to do.
  func sequence(for goal: Goal, velocity: Double, at moment: Timestamp) -> MotionSequence? {
    let physics = environment.physics
    let pixel = environment.pixel
    switch goal {
    case .inertia, .target:
      var target: Double?
      if case .target(let offset) = goal { target = coordinate(ofOffset: offset) }
      guard velocity != 0 || !chain.range.contains(position) else { return nil }
      var request = InertiaRequest(
        start: moment, value: position, velocity: velocity, range: chain.range,
        bouncesAtStart: chain.stretchesAtStart != nil, bouncesAtEnd: chain.stretchesAtEnd != nil, pixel: pixel,
        target: target)
      let sequence = physics.inertia(request)
      guard let origin = pixelOrigin(at: sequence.destination), origin != 0 else { return sequence }
      request.pixelOrigin = origin
      return physics.inertia(request)
    case .page(let page):
      let member = members[0]
      let offset = member.clamped(
        member.limits(axis).lowerBound + Double(page) * member.bounds.size[axis], axis)
      let request = InertiaRequest(
        start: moment, value: position, velocity: velocity, range: chain.range,
        bouncesAtStart: chain.stretchesAtStart != nil, bouncesAtEnd: chain.stretchesAtEnd != nil, pixel: pixel)
      return physics.turn(request, to: coordinate(ofOffset: offset))
    case .offset(let offset): return travelling(to: coordinate(ofOffset: offset), velocity: velocity, at: moment)
    case .start: return travelling(to: chain.range.lowerBound, velocity: velocity, at: moment)
    case .position(let place): return landing(at: place, velocity: velocity, at: moment)
    case .wheel(let sum):
      let target = min(max(sum - frozenSum, chain.range.lowerBound), chain.range.upperBound)
      return settling(to: target, velocity: velocity, at: moment)?.kept(
        within: min(chain.range.lowerBound, position)...max(chain.range.upperBound, position))
    }
  }

  /// A coordinate near 0 at which the member that rests at `destination` is on a device pixel; nil where none moves there.
  private func pixelOrigin(at destination: Double) -> Double? {
    guard chain.range.contains(destination) else { return nil }
    let isForward = destination >= position
    let state = chain.state(at: destination, isForward: isForward)
    guard let moving = chain.member(at: destination, isForward: !isForward) ?? state.moving else { return nil }
    let pixels = (state.offsets[moving] - destination) / environment.pixel
    let fraction = pixels - pixels.rounded()
    return abs(fraction) < 1e-9 ? nil : -fraction * environment.pixel
  }

  func settling(to target: Double, velocity: Double, at moment: Timestamp) -> MotionSequence? {
    guard position != target || velocity != 0 else { return nil }
    return environment.physics.settle(
      from: position, velocity: velocity, to: target, at: moment, pixel: environment.pixel)
  }

  /// An animated move: eased from rest, and without a jump in velocity from a motion.
  private func travelling(to target: Double, velocity: Double, at moment: Timestamp) -> MotionSequence? {
    guard velocity == 0 else { return settling(to: target, velocity: velocity, at: moment) }
    guard position != target else { return nil }
    return environment.physics.animation(from: position, to: target, at: moment)
  }

  /// The coordinate of the chain at which its only member has an offset.
  func coordinate(ofOffset offset: Double) -> Double { offset - chain.members[0].offset }

  /// The sum of the members' offsets in the frozen state.
  var frozenSum: Double { chain.members.reduce(0.0) { sum, member in sum + member.offset } }

  /// A goal after a change of the viewport: a pager goes on to the same page.
  func scaled(_ goal: Goal) -> Goal {
    let (old, new) = (chain.members[0].viewport, members[0].bounds.size[axis])
    guard members.count == 1, members[0].isPagingEnabled, old > 0, new != old else { return goal }
    switch goal {
    case .offset(let offset): return .offset(offset / old * new)
    case .target(let offset): return .target(offset / old * new)
    case .inertia, .page, .start, .wheel, .position: return goal
    }
  }
}

extension ScrollDriver.Goal {
  /// Whether a release leads to it: delegates are told that the view decelerates.
  var isInertia: Bool {
    switch self {
    case .inertia, .target, .page, .position: true
    case .offset, .start, .wheel: false
    }
  }
}
