import InteractionKit

/// Both pans are allowed to recognise together, and nothing says whose turn it is.
///
/// Technique: `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` answers yes for the pan of the sheet. Its fault:
/// both move at once, so the content goes twice the finger's way, and a list that flings goes on while the sheet
/// settles.
final class SheetSimultaneousStrategy: SheetStrategy {
  static let entry = Catalogue.Entry(
    id: "simultaneous", title: "Simultaneous",
    about: "Both pans recognise at once: sheet and list both follow, and the content runs twice as far as the finger.")

  func attach(to views: SheetViews) {
    views.comments.panRecognizesSimultaneously = { [weak sheet = views.sheet] other in
      other === sheet?.panGestureRecognizer
    }
  }
}
