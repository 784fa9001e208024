import InteractionKit
import MotionCore
import Primitives

/// A motion of the canvas along one axis.
struct CanvasMotion {
  /// The axis.
  let axis: Axis
  /// Where it is at every moment.
  let sequence: MotionSequence
  /// The engine's handle, to stop it.
  let animation: AnimationQueue.Animation
  /// The length of the view when it began, in points: a page is as long.
  let length: Double
  /// Where the notches of a wheel want the origin; nil for a motion of another cause.
  let target: Double?
}
