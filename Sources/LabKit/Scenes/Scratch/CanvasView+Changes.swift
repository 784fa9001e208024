import InteractionKit
import MotionCore
import Primitives

/// What changes while a finger drags or the content moves: the view gets another size, or a step is switched.
extension CanvasView {
  /// Takes other rules: what goes on goes on from where it is.
  func take(_ rules: CanvasRules) {
    guard rules != self.rules else { return }
    self.rules = rules
    limitsDidChange()
  }

  /// The size of the view or its rules have changed: drag and motions go on from where they are within the new limits,
  /// what rests is brought into them.
  func limitsDidChange() {
    switch activity {
    case .dragging(let drag):
      startDrag(anchor: panGestureRecognizer.translation(in: nil), axes: drag.axes, page: drag.page)
    case .moving(let motions):
      for motion in motions {
        let velocity = motion.sequence.velocity(at: now)
        move([motion.axis], target: motion.target) { axis in
          if rules.pages, motion.target == nil {
            return inertia.turn(
              at: now, axis, from: bounds.origin[axis], velocity: velocity, to: restingPlace(of: motion))
          }
          guard motion.sequence.phase(at: now) == .animating else {
            return inertia.coast(at: now, axis, from: bounds.origin[axis], velocity: velocity)
          }
          return physics.settle(
            from: bounds.origin[axis], velocity: velocity, to: restingPlace(of: motion), at: now, pixel: pixel)
        }
      }
    case .held: break
    case .resting: bounds.origin = limits.clamped(bounds.origin)
    }
  }

  /// Where a motion to a page or a target ends under the present limits.
  private func restingPlace(of motion: CanvasMotion) -> Double {
    guard rules.pages, motion.target == nil, motion.length > 0 else {
      return limits.clamped(motion.sequence.destination, motion.axis)
    }
    return limits.clamped(motion.sequence.destination / motion.length * bounds.size[motion.axis], motion.axis)
  }
}
