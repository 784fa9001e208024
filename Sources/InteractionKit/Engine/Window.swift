import Primitives

/// The root of a view tree; it holds what the views of one engine share.
public final class Window: View {
  /// The physics, the present moment, and everything that moves.
  public let environment: ScrollEnvironment

  init(size: Size, environment: ScrollEnvironment) {
    self.environment = environment
    super.init(name: "window", frame: Rect(origin: .zero, size: size))
  }

  override func didLose(_ view: View) { environment.viewWasRemoved(view) }

  /// Brings what is shown to its top, as a tap on the status bar does.
  ///
  /// It moves the one scroll view, or the one group, that shows and has `scrollsToTop` set. As in UIKit nothing happens
  /// where there are several, since none of them can be meant; nor while a finger drags the content.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func scrollToTop() -> Bool {
    var candidates: [ScrollView] = []
    forEachScrollView { view, _ in
      guard view.scrollsToTop, view.isShown, view.isScrollable(.vertical) else { return }
      if let group = view.group, candidates.contains(where: { $0.group === group }) { return }
      candidates.append(view)
    }
    guard candidates.count == 1, candidates[0].driver(.vertical)?.pulls.isEmpty ?? true else { return false }
    candidates[0].scrollToTop()
    return true
  }
}

extension View {
  /// Whether any part of it shows in its root: nothing around it is hidden or clips all of it away.
  var isShown: Bool {
    var view = self
    var part = bounds
    while true {
      guard !view.isHidden, view.alpha > 0 else { return false }
      guard let parent = view.superview else { return !part.isEmpty }
      part = view.convert(part, to: parent)
      if parent.clipsToBounds || parent.superview == nil { part = part.intersection(parent.bounds) }
      guard !part.isEmpty else { return false }
      view = parent
    }
  }
}
