import InteractionKit

/// Nothing is done: a touch has one winner, and the deeper pan is asked first.
///
/// Technique: a pan on the sheet, a list in the sheet, no delegate. Its fault: on the list only the list ever moves. A
/// pull with the list at its top stretches the list instead of moving the sheet, and at the medium detent the list scrolls
/// in the small part that shows; the sheet can be had by its header alone.
final class SheetExclusiveStrategy: SheetStrategy {
  static let entry = Catalogue.Entry(
    id: "exclusive", title: "Exclusive",
    about: "No simultaneous recognition: on the list only the list ever moves, and a pull at its top only stretches it."
  )

  /// Leaves everything as it is.
  func attach(to views: SheetViews) {}
}
