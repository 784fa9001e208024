extension View {
  /// The view that holds this one; nil at the root.
  public final var superview: View? { parent }

  /// The views in this one, the lowest first.
  public final var subviews: [View] { children }

  /// The recognisers that see the touches in this view, first attached first.
  public final var gestureRecognizers: [GestureRecognizer] { recognizers }

  /// The topmost view of the tree that holds this one; itself where nothing does.
  public final var root: View {
    var view = self
    while let next = view.parent { view = next }
    return view
  }

  /// How many views enclose this one.
  public final var depth: Int {
    var count = 0
    var view = self
    while let next = view.parent {
      view = next
      count += 1
    }
    return count
  }

  /// This view and those that enclose it, deepest first.
  public final var chain: [View] {
    var views = [self]
    var view = self
    while let next = view.parent {
      views.append(next)
      view = next
    }
    return views
  }

  /// Whether this view is `other` or lies somewhere in it.
  public final func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.parent
    }
    return false
  }

  /// Puts a view on top of the subviews; it leaves its former superview.
  public final func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts a view among the subviews, 0 being the lowest place; it leaves its former superview.
  ///
  /// The place counts after the view has left a former superview; beyond the end it is the top.
  public final func insertSubview(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be put into itself or into one of its own subviews.")
    if view.superview === self {
      children = children.without(view)
    } else {
      view.removeFromSuperview()
    }
    let place = min(max(0, index), children.count)
    children = children[..<place] + [view] + children[place...]
    view.parent = self
    root.arbiter?.treeDidChange()
    setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Takes the view out of its superview.
  ///
  /// Touches in it are cancelled and its recognisers stay out of the touches that are down.
  public final func removeFromSuperview() {
    guard let parent = superview else { return }
    let root = self.root
    parent.children = parent.children.without(self)
    self.parent = nil
    parent.setNeedsLayout()
    root.arbiter?.treeDidChange()
    root.arbiter?.viewWasRemoved(self, from: parent)
    root.didLose(self)
    root.host?.viewWasRemoved(self)
  }

  /// Attaches a recogniser as the last one; it leaves its former view.
  ///
  /// A touch that is already down is not seen by it.
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers = recognizers + [recognizer]
    recognizer.attachedView = self
    root.arbiter?.treeDidChange()
  }

  /// Detaches a recogniser; in the middle of a gesture it is cancelled.
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.arbiter?.recognizerWasRemoved(recognizer, from: self)
    recognizers = recognizers.without(recognizer)
    root.arbiter?.treeDidChange()
    recognizer.formerViewName = name
    recognizer.attachedView = nil
  }

  /// Asks for a call of `layoutSubviews()` before the next frame is drawn.
  public final func setNeedsLayout() {
    needsLayout = true
    var ancestor = parent
    var top: View = self
    while let view = ancestor {
      top = view
      view.hasDescendantInNeedOfLayout = true
      ancestor = view.parent
    }
    top.host?.viewNeedsAnotherFrame(self)
  }

  /// Asks for another frame, without a new layout.
  public final func setNeedsDisplay() { root.host?.viewNeedsAnotherFrame(self) }

  /// Lays out this view and those below it that asked for it, from the outside in.
  public final func layoutIfNeeded() {
    // A layout may ask for another one above it; two rounds settle all that a layout causes below itself.
    for _ in 0..<2 where needsLayout || hasDescendantInNeedOfLayout { layoutOnce() }
  }

  private func layoutOnce() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    hasDescendantInNeedOfLayout = false
    for subview in children where subview.needsLayout || subview.hasDescendantInNeedOfLayout { subview.layoutOnce() }
  }
}
