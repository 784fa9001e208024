import InteractionKit
import Primitives

/// Writes down the calls that a scroll view's delegate gets; runs of `didScroll` are written once.
public final class DelegateRecorder: ScrollViewDelegate {
  /// The calls, in order.
  public private(set) var calls: [String] = []
  /// How often the view scrolled.
  public private(set) var scrollCount = 0
  /// The latest target of a release.
  public private(set) var target: Point?
  /// The latest velocity of a release.
  public private(set) var velocity: Vector?
  /// Called for every `scrollViewDidScroll`.
  public var onScroll: (ScrollView) -> Void = { _ in }
  /// Where a release is to end instead, if anywhere.
  public var wish: Point?

  /// Makes a recorder without calls.
  public init() {}

  /// Forgets all calls.
  public func clear() { calls = [] }

  /// Writes `didScroll` once a run.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {
    scrollCount += 1
    if calls.last != "didScroll" { calls.append("didScroll") }
    onScroll(scrollView)
  }
  /// Writes `willBeginDragging`.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) { calls.append("willBeginDragging") }
  /// Writes `willEndDragging`, and asks for `wish`.
  public func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Vector, target: inout Point) {
    calls.append("willEndDragging")
    self.target = target
    self.velocity = velocity
    if let wish { target = wish }
  }
  /// Writes `didEndDragging` with what follows.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    calls.append("didEndDragging(\(willDecelerate))")
  }
  /// Writes `willBeginDecelerating`.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { calls.append("willBeginDecelerating") }
  /// Writes `didEndDecelerating`.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { calls.append("didEndDecelerating") }
  /// Writes `didEndScrollingAnimation`.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    calls.append("didEndScrollingAnimation")
  }
}
