import Primitives

/// Told what a scroll view does, in UIKit's words and order.
///
/// A flick calls: `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each movement, `scrollViewWillEndDragging`,
/// `scrollViewDidEndDragging` (will decelerate), `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` for each
/// frame, `scrollViewDidEndDecelerating`. A release at rest within the limits ends after `scrollViewDidEndDragging`.
public protocol ScrollViewDelegate: AnyObject {
  /// The offset changed, for whatever reason. Setting it again from here calls this at most once more.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// A drag begins; before the first `scrollViewDidScroll` of that drag.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// The finger lifts with a velocity of the content in points per second; `target` is where the view will rest and may
  /// be set to another place within the limits.
  func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Vector, target: inout Point)
  /// The drag is over.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
  /// Inertia, or the way back from a stretch, begins.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Inertia has ended, by itself or by a finger.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// An animated change of the offset has arrived.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Vector, target: inout Point) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
