import InteractionKit
import Primitives

/// Hears scroll views and passes on to another delegate what it does not take for itself.
///
/// A scene is one: its strategy hears of every scroll view.
public protocol ForwardingScrollViewDelegate: ScrollViewDelegate {
  /// Who hears of it next.
  var nextDelegate: any ScrollViewDelegate { get }
}

extension ForwardingScrollViewDelegate {
  /// Passes it on.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    nextDelegate.scrollViewWillBeginDragging(scrollView)
  }

  /// Passes it on; the other may choose another target.
  public func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Vector, target: inout Point) {
    nextDelegate.scrollViewWillEndDragging(scrollView, velocity: velocity, target: &target)
  }

  /// Passes it on.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    nextDelegate.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
  }

  /// Passes it on.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    nextDelegate.scrollViewWillBeginDecelerating(scrollView)
  }

  /// Passes it on.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    nextDelegate.scrollViewDidEndDecelerating(scrollView)
  }

  /// Passes it on.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    nextDelegate.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
