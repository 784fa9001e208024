import Primitives

extension SheetView {
  /// Resolves the detents for the viewport and places the card.
  ///
  /// - Parameter mapping: whether the sheet keeps its place between the detents.
  func layOut(mapping: Bool) {
    let size = bounds.size
    let old = resolved
    resolved = ResolvedDetents(
      detents,
      in: SheetDetent.Context(viewport: size, maximumDetentValue: max(0, size.height - topMargin)))
    let offset = contentOffset.y
    contentSize = Size(width: size.width, height: size.height + resolved.largest)
    // The card goes on below the viewport, so that a stretch shows no gap under it.
    card.frame = Rect(x: 0, y: size.height, width: size.width, height: resolved.largest + size.height)
    contentView.frame = Rect(x: 0, y: 0, width: size.width, height: resolved.largest)
    updateLimits()
    if mapping, !old.entries.isEmpty {
      let isThere = offset == old.height(at: position)
      adjustOffset(to: isThere ? resolved.height(at: position) : old.mapped(offset, to: resolved), .vertical)
      ceiling = ceiling.map { old.mapped($0, to: resolved) }
    }
    updateDimming()
    keepEndInReach()
  }

  /// A sheet that cannot be dismissed has its smallest detent as its lower limit.
  func updateLimits() {
    let isHeld = isModalInPresentation && isPresented
    scrollGroup.startEdge = isHeld ? .outermost : .hard
    contentInset.top = isHeld ? -resolved.smallest : 0
  }

  /// Darkens what lies behind in step with the height.
  ///
  /// Nothing is dimmed up to the largest undimmed detent; from there it darkens until the next detent.
  func updateDimming() {
    let start = largestUndimmedDetentIdentifier.map { resolved.height(at: .detent($0)) } ?? 0
    let next = resolved.entries.first { $0.height > start }?.height
    guard let next else {
      dimmingView.alpha = 0
      return
    }
    dimmingView.alpha = min(max((contentOffset.y - start) / (next - start), 0), 1)
  }

  /// Lets the end of the tracked scroll view be reached where strokes on it do not grow the sheet.
  ///
  /// The part of it that lies below the viewport counts as an inset. A stroke that moves both finds its limits as they
  /// were when it began.
  func keepEndInReach() {
    guard let view = trackedScrollView else { return }
    if let driver = view.driver(.vertical), driver.members.contains(where: { $0 === self }) { return }
    let shown = max(contentOffset.y, resolved.smallest)
    let hidden = prefersScrollingExpandsWhenScrolledToEdge ? 0 : max(0, resolved.largest - shown)
    if view.contentInset.bottom != hidden { view.contentInset.bottom = hidden }
  }
}
