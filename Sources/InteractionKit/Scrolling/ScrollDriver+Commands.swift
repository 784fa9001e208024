import MotionCore
import Primitives

/// Where code and wheels send the members.
extension ScrollDriver {
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
}
