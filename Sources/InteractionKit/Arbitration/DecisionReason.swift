import Primitives

/// Why the arbiter decided as it did, with the name of the other party where there is one.
///
/// Lengths are in points, times in seconds.
public enum DecisionReason: Sendable, Hashable {
  /// The touches moved at least the slop.
  case moved(Double, slop: Double)
  /// The touches went on moving.
  case movedOn
  /// A pan of the same chain of scroll views has begun: the touches of this one move the content as well.
  case joins(String)
  /// The finger stayed down long enough.
  case held(Double)
  /// So many taps were made.
  case tapped(Int)
  /// The last finger was lifted.
  case lifted

  /// The touches were lifted before they had moved enough.
  case movedTooLittle(Double, needed: Double)
  /// The touch strayed.
  case movedTooFar(Double, allowed: Double)
  /// The finger was lifted before its time.
  case liftedTooSoon(Double, needed: Double)
  /// The finger stayed down too long.
  case heldTooLong(Double)
  /// More touches came than the gesture has.
  case tooManyTouches(Int, allowed: Int)
  /// Fewer touches came than the gesture has.
  case tooFewTouches(Int, needed: Int)
  /// The next of several taps did not come.
  case nextTapMissing(after: Double)
  /// The touch came down too far from the edge.
  case awayFromEdge(Double, width: Double)
  /// The stroke does not lead inwards from the edge.
  case notInwards
  /// The stroke goes another way than the gesture does.
  case otherDirection
  /// The touches are gone.
  case touchesEnded

  /// The stroke runs along the other axis.
  case stroke(Axis)
  /// The stroke is near the diagonal, where the deeper of two orthogonal pans has it.
  case nearDiagonal(deeper: String, tolerance: Double)
  /// A pan along the other axis has the stroke already.
  case otherAxisTaken(by: String)

  /// Another must fail first.
  case waits(for: String)
  /// Another that had to fail first was recognised.
  case requirementRecognized(String)
  /// The touches were lifted while another had still to fail.
  case liftedWhileWaiting(for: String)
  /// Another was recognised and excludes it.
  case prevented(by: String)
  /// Another is active at the same time, by the permission given.
  case beside(String, Permission)
  /// The delegate said no.
  case refusedByDelegate
  /// A view said no: its own, or one under the finger that judges outer gestures.
  case refusedByView(String)
  /// The scroll view may not take the touch away from its content.
  case contentKeepsTouch(String)

  /// It is switched off.
  case disabled
  /// Its view left the tree.
  case viewRemoved(String)
  /// It was detached from its view.
  case detached(from: String)
  /// The system took the touches away, in the words of whoever said so.
  case system(String)
  /// The touch stopped a motion, and does nothing else.
  case stoppedMotion
  /// The recogniser or its delegate does not want the touch.
  case notReceived
  /// The state was set by code.
  case setByCode
  /// The requirement would close a circle with another.
  case circle(with: String)
  /// The transition is not a legal one.
  case illegalTransition(GestureRecognizer.State, GestureRecognizer.State)

  /// Who allowed two recognisers to be active at a time.
  public enum Permission: Sendable, Hashable {
    /// The recogniser's own delegate.
    case delegate
    /// The other's delegate.
    case otherDelegate
    /// The other cannot prevent it.
    case cannotPrevent
    /// It cannot be prevented by the other.
    case cannotBePrevented
  }
}
