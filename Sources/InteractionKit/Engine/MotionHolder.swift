/// A view that moves by itself in its own way and that a finger may stop, as it stops a scroll view.
public protocol MotionHolder: AnyObject {
  /// A touch came down on it or on a view in it: what moves stops where it is.
  ///
  /// - Returns: whether anything moved; then the touch's tap does nothing else.
  func holdMotion() -> Bool
  /// All touches are gone: what a touch held, and no recogniser has taken over, goes on to a rest.
  func releaseMotion()
}
