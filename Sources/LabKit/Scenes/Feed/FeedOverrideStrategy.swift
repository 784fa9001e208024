import InteractionKit
import Primitives

/// The question whether a pan may begin is overridden, in the outer view and in the lists, to answer by position.
///
/// The outer view's pan begins while the header is open, the list's once it is closed or where the list has way to its top;
/// a pull with everything at the top goes to whichever of the two refreshes. Each view ends hard at the boundary.
///
/// Its fault: the question is asked once, when the stroke is recognised, and who answers yes has the touch until it lifts. The
/// right answer at the boundary comes too late, so the drag dies there as with `switching`, and inertia stops.
final class FeedOverrideStrategy: FeedStrategy {
  static let entry = Catalogue.Entry(
    id: "override", title: "Override",
    about: "Answers by position whose pan begins: asked once a touch, so look for the drag that still dies.")

  /// An outer view that asks by position whether its pan may begin.
  private final class OuterView: ScrollView {
    var answer: (PanGestureRecognizer) -> Bool = { _ in true }

    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
      guard super.gestureRecognizerShouldBegin(recognizer) else { return false }
      return recognizer === panGestureRecognizer ? answer(panGestureRecognizer) : true
    }
  }

  /// A list that asks by position whether its pan may begin.
  private final class InnerList: ListView {
    var answer: (PanGestureRecognizer) -> Bool = { _ in true }

    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
      guard super.gestureRecognizerShouldBegin(recognizer) else { return false }
      return recognizer === panGestureRecognizer ? answer(panGestureRecognizer) : true
    }
  }

  private var views: FeedViews?

  func makeOuterView(name: String) -> ScrollView { OuterView(name: name) }
  func makeList(name: String, rowHeight: Double) -> ListView { InnerList(name: name, rowHeight: rowHeight) }

  func attach(to views: FeedViews) {
    self.views = views
    (views.main as? OuterView)?.answer = { [weak self] pan in
      guard let self else { return true }
      // On the header there is no list to ask.
      return self.isOnHeader(pan) || !self.goesToList(pan)
    }
    for case let list as InnerList in views.lists {
      list.answer = { [weak self] pan in self?.goesToList(pan) ?? true }
    }
  }

  private func isOnHeader(_ pan: PanGestureRecognizer) -> Bool {
    guard let views else { return false }
    let start = pan.location(in: views.main).y - pan.translation(in: views.main).y
    return start < views.header.bounds.maxY
  }

  /// Whether a stroke belongs to the list, by the positions at which it is recognised.
  private func goesToList(_ pan: PanGestureRecognizer) -> Bool {
    guard let views else { return false }
    let isTowardsEnd = pan.translation(in: nil).y < 0
    switch (FeedPosition(of: views.main), FeedPosition(of: views.shownList)) {
    case (.end, .top): return isTowardsEnd
    case (.end, _): return true
    case (.top, .top): return !isTowardsEnd && views.place() == .middle
    case (_, .top): return false
    case (_, .between), (_, .end): return !isTowardsEnd
    }
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard let views else { return }
    let offset = scrollView.contentOffset.y
    if scrollView === views.main {
      if offset > views.pin { scrollView.contentOffset.y = views.pin }
      if offset < 0, views.place() == .middle { scrollView.contentOffset.y = 0 }
    } else if scrollView === views.shownList, offset < 0 {
      // The list may be pulled where it refreshes: with the header open.
      let mayStretch = views.place() == .middle && views.main.contentOffset.y <= 0
      if !mayStretch { scrollView.contentOffset.y = 0 }
    }
  }
}
