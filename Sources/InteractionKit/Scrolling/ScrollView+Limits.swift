import Primitives

extension ScrollView {
  /// The limits of the offset at rest along an axis: from minus the leading inset to where the end of the content, with
  /// its inset, meets the end of the viewport; both the same where the content fits.
  public func limits(_ axis: Axis) -> ClosedRange<Double> {
    if let extent { return axis == .horizontal ? extent.horizontal : extent.vertical }
    return presentLimits(axis)
  }

  /// What follows from content, insets, viewport and the rules of bouncing: frames and drags ask for it many times.
  struct Extent {
    /// The limits sideways.
    var horizontal: ClosedRange<Double>
    /// The limits up and down.
    var vertical: ClosedRange<Double>
    /// The axes along which a finger can move it.
    var axes: [Axis]
  }

  /// Reads the extent anew, after something has changed that it follows from.
  ///
  /// With a refresh control there is none: what a refresh holds open comes and goes by itself.
  private func readExtent() {
    extent = nil
    guard refreshControl == nil else { return }
    extent = Extent(
      horizontal: presentLimits(.horizontal), vertical: presentLimits(.vertical), axes: presentScrollableAxes)
  }

  private func presentLimits(_ axis: Axis) -> ClosedRange<Double> {
    let inset = adjustedContentInset
    // Not `-inset`: without an inset that would be −0.
    let minimum = 0 - inset.leading(axis)
    let maximum = contentSize[axis] + inset.trailing(axis) - bounds.size[axis]
    return minimum...max(minimum, maximum)
  }

  /// The smallest offsets at rest.
  public final var minimumOffset: Point {
    Point(x: limits(.horizontal).lowerBound, y: limits(.vertical).lowerBound)
  }

  /// The largest offsets at rest.
  public final var maximumOffset: Point {
    Point(x: limits(.horizontal).upperBound, y: limits(.vertical).upperBound)
  }

  /// The nearest offset within the limits.
  public func clamped(_ offset: Point) -> Point {
    Point(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
  }

  func clamped(_ offset: Double, _ axis: Axis) -> Double {
    let limits = limits(axis)
    return min(max(offset, limits.lowerBound), limits.upperBound)
  }

  /// Whether the offset lies within the limits at rest.
  public func isWithinLimits(_ axis: Axis) -> Bool { limits(axis).contains(contentOffset[axis]) }

  /// Whether the content stands at an edge at which it does not bounce.
  public func isAtHardEdge(_ axis: Axis, towardsEnd: Bool) -> Bool {
    let limits = limits(axis)
    return !bounces && contentOffset[axis] == (towardsEnd ? limits.upperBound : limits.lowerBound)
  }

  /// The offset as the finger made it: a stretch counts with the finger's way.
  public func unbandedOffset(_ axis: Axis) -> Double {
    let shown = contentOffset[axis]
    let within = clamped(shown, axis)
    guard shown != within, let environment else { return shown }
    let stretch = driver(axis)?.bandStretch(of: self) ?? shown - within
    let band = environment.physics.rubberBand(dimension: bounds.size[axis]).reaching(stretch)
    return within + band.overshoot(displayed: shown - within)
  }

  /// Whether a finger can move it along an axis: the content is larger than the viewport, or may be pulled all the same.
  public func isScrollable(_ axis: Axis) -> Bool {
    let limits = limits(axis)
    if limits.lowerBound < limits.upperBound { return true }
    return bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// The axes along which a finger can move it.
  public var scrollableAxes: [Axis] { extent?.axes ?? presentScrollableAxes }

  private var presentScrollableAxes: [Axis] {
    switch (isScrollable(.horizontal), isScrollable(.vertical)) {
    case (true, true): Axis.allCases
    case (true, false): Self.onlyHorizontal
    case (false, true): Self.onlyVertical
    case (false, false): []
    }
  }

  private static let onlyHorizontal = [Axis.horizontal]
  private static let onlyVertical = [Axis.vertical]

  /// Puts the content elsewhere along an axis because the layout changed: unlike `contentOffset`, it lets a drag or a
  /// motion go on from the new place.
  ///
  /// - Parameters:
  ///   - offset: the offset, in points; brought into the limits.
  ///   - axis: the axis.
  public func adjustOffset(to offset: Double, _ axis: Axis) {
    if offset.isFinite { setOffset(clamped(offset, axis), axis) }
  }

  /// Binds the pan to the one axis that scrolls; with both it is free.
  ///
  /// Whoever moves it looks at the limits anew.
  func updatePanAxis() {
    readExtent()
    environment?.limitsChanged = true
    for attachment in attachments { attachment.place() }
    let axes = scrollableAxes
    panGestureRecognizer.allowedAxis = axes.count == 1 ? axes[0] : nil
  }

  /// The viewport has a new size: a pager keeps its page.
  func viewportDidChange(from old: Size) {
    updatePanAxis()
    guard isPagingEnabled else { return }
    var offset = contentOffset
    for axis in Axis.allCases where old[axis] > 0 && bounds.size[axis] != old[axis] {
      offset[axis] = offset[axis] / old[axis] * bounds.size[axis]
    }
    bounds.origin = offset
  }
}
