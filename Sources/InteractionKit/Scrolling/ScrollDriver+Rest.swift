import MotionCore
import Primitives

/// How what moves comes to rest, and what a finger stops.
extension ScrollDriver {
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

  /// Ends at rest: exactly at a limit, at the place that code named, at a device pixel, or where a finger left it.
  func comeToRest(at rest: Timestamp? = nil) {
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
