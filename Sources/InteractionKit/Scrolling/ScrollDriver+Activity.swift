import MotionCore
import Primitives

extension ScrollDriver {
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
}
