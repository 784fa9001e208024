import Primitives

/// Something at an end of a scroll view's content that works by how the content is dragged: a refresh control, a footer
/// that loads more.
///
/// It hears of vertical drags whichever pan of a chain makes them, and knows a finger's movement from a motion's: a drag
/// begins and ends with fingers, and between the two every movement is theirs.
protocol ScrollAttachment: View {
  /// Fingers begin to drag the scroll view, alone or as a member of a chain.
  func dragDidBegin()
  /// The content has moved, by whatever means; the delegate has had its say.
  func contentDidMove()
  /// No finger drags the scroll view any more.
  ///
  /// - Parameter letsGo: whether the last finger lifted; false where the drag was taken away.
  func dragDidEnd(letsGo: Bool)
  /// A motion begins, or goes on in another way, along the vertical axis.
  func motionDidBegin()
  /// Nothing moves the scroll view any more, or something new is about to.
  func motionDidEnd()
  /// The content, the viewport or the offset has changed: takes its place.
  func place()
}

extension ScrollView {
  /// What listens to its drags.
  var attachments: [any ScrollAttachment] {
    [refreshControl as (any ScrollAttachment)?, loadMoreFooter].compactMap { $0 }
  }

  /// Room around the content as it counts at present, in points: `contentInset`, and what a running refresh holds open.
  public var adjustedContentInset: EdgeInsets {
    var insets = contentInset
    insets.top += refreshControl?.heldInset ?? 0
    return insets
  }

  /// Puts an attachment in the place of another one.
  func exchange(_ old: (any ScrollAttachment)?, for new: (any ScrollAttachment)?) {
    guard old !== new else { return }
    extent = nil
    old?.removeFromSuperview()
    if let new {
      // A refresh control shows behind the content, which comes out over it; a footer lies over the content.
      insertSubview(new, at: new is RefreshControl ? 0 : subviews.count)
      new.place()
    }
    insetDidChange()
  }

  /// The adjusted inset has changed: what lies beyond the limits now returns as from a stretch.
  ///
  /// A drag or a motion goes on from where it is within the new limits. Content that rests under a finger stays until the
  /// finger lifts, and a view that does not show is put in its place.
  func insetDidChange() {
    updatePanAxis()
    guard let environment, isShown else { return }
    for axis in Axis.allCases where driver(axis) == nil && !isWithinLimits(axis) {
      let driver = ScrollDriver.taking(self, axis, isAlone: true, in: environment)
      if !isUnderFinger { driver.settle(at: environment.now) }
    }
  }

  /// Whether a finger is on it or on a view that it moves together with.
  private var isUnderFinger: Bool { isTracking || group?.members().contains { $0.isTracking } == true }
}
