import Primitives

extension ScrollView {
  /// Moves the content to an offset.
  ///
  /// - Parameters:
  ///   - offset: the offset, in points; it may lie beyond the limits where it is not animated.
  ///   - animated: whether the content moves there in `scroll.animationDuration` seconds, with
  ///     `scrollViewDidEndScrollingAnimation` at the end. Without distance nothing happens, except that a motion ends
  ///     there, as in UIKit, where setting the present offset is the way to stop one.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    guard offset.isFinite else { return }
    if animated, let environment {
      for axis in Axis.allCases where offset[axis] != contentOffset[axis] || driver(axis)?.isMoving == true {
        ScrollDriver.taking(self, axis, isAlone: true, in: environment).animate(to: clamped(offset[axis], axis))
      }
      return
    }
    var current = contentOffset
    for axis in Axis.allCases where offset[axis] != current[axis] {
      current[axis] = offset[axis]
    }
    guard current != contentOffset else {
      for axis in Axis.allCases { driver(axis)?.offsetWasKept() }
      return
    }
    let before = contentOffset
    bounds.origin = current
    for axis in Axis.allCases where before[axis] != current[axis] {
      driver(axis)?.offsetWasSet(of: self)
    }
  }

  /// Moves the content by as little as shows a rectangle; not at all where it shows already.
  ///
  /// - Parameters:
  ///   - rect: a part of the content; one that is larger than the viewport is shown from its top left.
  ///   - animated: whether the content moves there.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    var offset = contentOffset
    for axis in Axis.allCases {
      let start = rect.origin[axis]
      let length = rect.size[axis]
      let viewport = bounds.size[axis]
      if start < offset[axis] || length > viewport {
        offset[axis] = start
      } else if start + length > offset[axis] + viewport {
        offset[axis] = start + length - viewport
      }
    }
    let target = clamped(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Ends a drag or inertia along an axis where the content is; a stretch still returns.
  ///
  /// It is for changes after which the content must not go on, such as another page over it. The finger that dragged
  /// does nothing more until it lifts.
  public func endScrolling(_ axis: Axis) {
    guard let environment, let driver = driver(axis) else { return }
    driver.dropPulls()
    if driver.isCoasting {
      driver.hold(at: environment.now)
      driver.settle(at: environment.now)
    }
  }

  /// Moves it, and the views it moves together with, to their tops.
  public func scrollToTop() {
    guard let environment else {
      contentOffset.y = limits(.vertical).lowerBound
      return
    }
    ScrollDriver.taking(self, .vertical, in: environment).animateToStart()
  }

  /// The page that shows along an axis, from 0; the nearest one between pages.
  public func page(_ axis: Axis) -> Int { page(at: contentOffset[axis], axis) }

  /// The page that will show along an axis once nothing moves the view: the present one unless a motion leads elsewhere.
  public func upcomingPage(_ axis: Axis) -> Int {
    page(at: driver(axis)?.destination(of: self) ?? contentOffset[axis], axis)
  }

  private func page(at offset: Double, _ axis: Axis) -> Int {
    let length = bounds.size[axis]
    return length > 0 ? Int((offset / length).rounded()) : 0
  }
}
