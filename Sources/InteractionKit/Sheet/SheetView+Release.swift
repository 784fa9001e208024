import Primitives

extension SheetView {
  /// The position nearest to where a release would carry the sheet; halfway between two, the higher one.
  ///
  /// - Parameters:
  ///   - projected: the height at which the sheet would come to rest by itself, in points.
  ///   - ceiling: the largest height that the stroke may lead to; nil for any. A detent below it is always found, or
  ///     else the smallest one.
  ///   - isCancelled: whether the stroke was taken away: then it dismisses nothing that is presented.
  func position(nearestTo projected: Double, ceiling: Double?, isCancelled: Bool) -> SheetPosition {
    var candidates: [(position: SheetPosition, height: Double)] = []
    for entry in resolved.entries where ceiling.map({ entry.height <= $0 }) ?? true {
      candidates.append((.detent(entry.identifier), entry.height))
    }
    if candidates.isEmpty, let first = resolved.entries.first {
      candidates.append((.detent(first.identifier), first.height))
    }
    var best: (position: SheetPosition, distance: Double)?
    for candidate in candidates.reversed() {
      let distance = abs(candidate.height - projected)
      if distance < best?.distance ?? .infinity { best = (candidate.position, distance) }
    }
    let isFarther = best.map { abs(projected) < $0.distance } ?? true
    if isFarther || projected < 0, !isPresented || (!isCancelled && mayBeDismissed) { return .dismissed }
    return best?.position ?? .dismissed
  }

  /// The views that a gesture which begins now moves: the sheet alone, or with the scroll view that a finger is on.
  var chainMembers: [ScrollView] {
    guard let view = trackedScrollView, isFingerOnScrollView else { return [self] }
    return [self, view]
  }

  /// Whether a finger that the sheet follows is on the tracked scroll view.
  private var isFingerOnScrollView: Bool {
    guard let view = trackedScrollView, view.isScrollEnabled else { return false }
    return panGestureRecognizer.touches.contains { $0.view?.isDescendant(of: view) ?? false }
  }

  /// The largest height in a gesture that begins now; only a stroke on the tracked scroll view is bound to one.
  func ceiling(of view: ScrollView) -> Double? { view === self && isFingerOnScrollView ? ceiling : nil }

  /// Joins a scroll view into the sheet's chain, and lets go of another.
  func track(instead former: ScrollView?) {
    if former !== trackedScrollView {
      former?.group = nil
      former?.contentInset.bottom = 0
    }
    trackedScrollView?.group = scrollGroup
    keepEndInReach()
  }
}

extension SheetView: MotionHolder {
  /// A touch comes down: what a stroke of it may do is fixed now.
  ///
  /// The engine has stopped the sheet's motion already, as that of any scroll view.
  public func holdMotion() -> Bool {
    let limits = trackedScrollView?.limits(.vertical)
    let scrolls = limits.map { $0.lowerBound < $0.upperBound } ?? false
    ceiling = prefersScrollingExpandsWhenScrolledToEdge || !scrolls ? nil : contentOffset.y
    // A scroll view whose content fits travels with the sheet, also beyond the largest detent.
    scrollGroup.endEdge = scrolls ? .innermost : .outermost
    return false
  }

  /// Nothing was held here.
  public func releaseMotion() {}
}
