import Primitives

/// Something that a dynamic animator moves: a view, or an invisible item whose movement an action passes on.
public protocol DynamicItem: AnyObject {
  /// The place of the item, in points; the animator sets it on each step while it moves the item.
  var center: Point { get set }
}
