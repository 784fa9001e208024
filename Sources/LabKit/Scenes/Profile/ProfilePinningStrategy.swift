import InteractionKit
import Primitives

/// Both pans recognise together, so both views move; whichever it is not the turn of is set back in the scroll callback.
///
/// The outer view's callback comes first in every event, the list's second. Setting an offset in a drag re-bases that
/// drag, so one finger carries across the boundary. Its faults: what is left of the movement that reaches the boundary is
/// lost; a view that is set back loses its inertia, so a fling stops at the boundary; and a list that was
/// scrolled under a closed header is thrown to its top when the header has been opened over another list.
final class ProfilePinningStrategy: ProfileStrategy {
  static let entry = Catalogue.Entry(
    id: "pinning", title: "Pinning",
    about: "Drag up: one drag crosses. Fling up from the top: inertia stops dead where the menu sticks.")

  /// Whose turn it is.
  private enum Turn {
    case outer
    case list
  }

  private var views: ProfileViews?
  private var turn = Turn.outer

  func attach(to views: ProfileViews) {
    self.views = views
    for list in views.lists {
      list.panRecognizesSimultaneously = { [weak main = views.main] other in other === main?.panGestureRecognizer }
    }
  }

  /// Sets back what fingers have set in motion; a wheel and code move each view alone.
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard let views, scrollView.isDragging || scrollView.isDecelerating else { return }
    if scrollView === views.main {
      outerDidScroll(views.main, views.shownList, pin: views.pin)
    } else if scrollView === views.shownList {
      listDidScroll(views.shownList, views.main, pin: views.pin)
    }
  }

  private func outerDidScroll(_ outer: ScrollView, _ list: ScrollView, pin: Double) {
    if turn == .list, list.contentOffset.y > 0 {
      outer.contentOffset.y = pin
    } else if outer.contentOffset.y >= pin {
      outer.contentOffset.y = pin
    } else {
      turn = .outer
      list.contentOffset.y = 0
    }
  }

  private func listDidScroll(_ list: ScrollView, _ outer: ScrollView, pin: Double) {
    switch turn {
    case .outer:
      list.contentOffset.y = 0
      // The turn passes on only now: in this event the list was judged by where the outer view had been.
      takeTurns()
    case .list:
      if list.contentOffset.y < 0 { list.contentOffset.y = 0 }
      outer.contentOffset.y = pin
    }
  }

  /// Gives the turn to whom the place of the outer view gives it, as after a movement that was made by code.
  func takeTurns() {
    guard let views else { return }
    turn = views.main.contentOffset.y >= views.pin ? .list : .outer
  }
}
