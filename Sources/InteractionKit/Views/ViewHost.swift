/// Who owns a tree of views and must hear of changes that it did not make.
///
/// Only the root of a tree has one.
public protocol ViewHost: AnyObject {
  /// A view, with everything below it, has left the tree.
  func viewWasRemoved(_ view: View)
  /// Something changed that shows only in a new frame.
  func viewNeedsAnotherFrame(_ view: View)
}

extension ViewHost {
  /// Does nothing by default.
  public func viewWasRemoved(_ view: View) {}
  /// Does nothing by default.
  public func viewNeedsAnotherFrame(_ view: View) {}
}
