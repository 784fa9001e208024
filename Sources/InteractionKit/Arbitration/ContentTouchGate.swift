/// A view that scrolls its content, and so may want the touches that come down on it.
///
/// It holds a touch back from the content for a moment (`GestureSettings.contentTouchDelay`) to see whether it becomes
/// a stroke, and afterwards may or may not take it away again. A scroll view adopts this.
public protocol ContentTouchGate: View {
  /// The recogniser for whose sake touches are held back and taken away.
  var panGestureRecognizer: PanGestureRecognizer { get }
  /// Whether touches are held back from the content at first.
  var delaysContentTouches: Bool { get }
  /// Whether touches that the content has received may still become a scroll.
  var canCancelContentTouches: Bool { get }
  /// Whether content receives touches at all.
  func touchesShouldBegin(_ touches: [Touch], in view: View) -> Bool
  /// Whether the touches that a view in the content has received may still become a scroll.
  func touchesShouldCancel(in view: View) -> Bool
}

extension ContentTouchGate {
  /// Yes by default.
  public func touchesShouldBegin(_ touches: [Touch], in view: View) -> Bool { true }
  /// By default yes, except for controls, which keep what they have, as in UIKit.
  public func touchesShouldCancel(in view: View) -> Bool {
    var inner: View? = view
    while let current = inner, current !== self {
      if current is Control { return false }
      inner = current.superview
    }
    return true
  }
}
