import InteractionKit

/// The pan of the sheet switches the list's pan off while the list is at its top and the finger moves down.
///
/// Technique: both pans recognise together; in the action of the sheet's pan the list's recogniser is disabled or
/// enabled by the list's place and the finger's direction. It relies on the order of callbacks within an event: the deeper
/// recogniser is asked first whether it should begin, all have their state before any action runs, and the action of the
/// sheet's pan runs before the list's `scrollViewDidScroll`, so the list is off before it has moved.
///
/// Its faults: a recogniser that is disabled within a touch is cancelled and stays out of that touch, whatever is set
/// later, so that a stroke which turns round moves the sheet only, until the finger lifts; and a stroke up moves both at
/// once.
final class SheetEnabledToggleStrategy: SheetStrategy {
  static let entry = Catalogue.Entry(
    id: "enabled-toggle", title: "Enabled toggle",
    about: "The sheet's pan switches the list's off at its top; once off, the list is dead until the finger lifts.")

  func attach(to views: SheetViews) {
    views.comments.panRecognizesSimultaneously = { [weak sheet = views.sheet] other in
      other === sheet?.panGestureRecognizer
    }
    views.sheet.panGestureRecognizer.addAction { [weak comments = views.comments] recognizer in
      guard let comments, let pan = recognizer as? PanGestureRecognizer else { return }
      switch pan.state {
      case .began, .changed:
        let isAtTop = comments.contentOffset.y <= comments.minimumOffset.y
        comments.panGestureRecognizer.isEnabled = !(isAtTop && pan.velocity(in: nil).y > 0)
      case .ended, .cancelled: comments.panGestureRecognizer.isEnabled = true
      case .possible, .failed: break
      }
    }
  }
}
