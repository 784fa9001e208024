import Primitives

/// A rule of movement for some items, in force while it is in an animator.
open class DynamicBehavior {
  /// The items that the behaviour moves, in the order in which they were added.
  public internal(set) var items: [any DynamicItem]

  /// Called on each step of the animator, after the items have moved.
  ///
  /// It may add and remove behaviours, and it may move items: `updateItem(usingCurrentState:)` tells the animator so.
  public var action: (() -> Void)?

  /// The animator that the behaviour is in.
  public internal(set) weak var dynamicAnimator: DynamicAnimator?

  init(items: [any DynamicItem]) { self.items = items }

  /// Whether the behaviour moves an item.
  func moves(_ item: any DynamicItem) -> Bool { items.contains { $0 === item } }
}
