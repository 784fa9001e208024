import InteractionKit
import Primitives

/// Turns the pages of a pager and keeps a segmented control in step with it, both ways.
///
/// It is the pager's delegate. While it turns a page itself it takes the pager out of the fingers' reach, and gives it
/// back when the pager says that it has arrived, as page controllers do.
final class PageController {
  let pager: ScrollView
  let segments: SegmentedControl
  /// Called whenever the pager has scrolled.
  var didScroll: () -> Void = {}

  init(pager: ScrollView, segments: SegmentedControl) {
    self.pager = pager
    self.segments = segments
    pager.delegate = self
    segments.isThumbDriven = true
    segments.onSelect { [weak self] index in self?.select(index) }
  }

  /// The page that shows; the nearest one between pages.
  var page: Int { max(0, pager.page(.horizontal)) }

  /// Whether the pager is between pages.
  var isTransitioning: Bool {
    let width = pager.bounds.width
    guard width > 0 else { return false }
    let place = pager.contentOffset.x / width
    return place != place.rounded()
  }

  /// Turns to a page, animated.
  func select(_ index: Int) {
    guard segments.titles.indices.contains(index) else { return }
    let target = Point(x: Double(index) * pager.bounds.width, y: 0)
    guard pager.contentOffset != target || pager.isAnimating else { return }
    pager.isScrollEnabled = false
    pager.setContentOffset(target, animated: true)
    // Nothing to do, so nothing will end.
    if !pager.isAnimating { pager.isScrollEnabled = true }
  }

  /// Shows the pager's place in the segmented control.
  func follow() {
    let width = pager.bounds.width
    guard width > 0 else { return }
    segments.thumbPosition = min(max(pager.contentOffset.x / width, 0), Double(segments.titles.count - 1))
    segments.select(page)
  }
}

extension PageController: ScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    follow()
    didScroll()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { pager.isScrollEnabled = true }
}
