import Primitives

/// Reads what the scroll views of a tree do.
///
/// The list is kept from frame to frame and written over, so that a frame makes nothing anew: names, phases and axes, which
/// hardly ever change, are looked at and left.
struct ScrollViewReader {
  private var inspections: [ScrollViewInspection] = []
  private var count = 0
  private var now = Timestamp.zero
  /// The part of the root's coordinates that shows.
  private var visible = Rect.zero

  /// Reads every view of a window that scrolls, outermost first.
  ///
  /// - Parameter now: the moment of the velocities.
  mutating func read(_ window: View, at now: Timestamp) -> [ScrollViewInspection] {
    self.now = now
    visible = Rect(origin: .zero, size: window.bounds.size)
    count = 0
    if let view = window.asScrollingView { note(view, depth: 0, frame: window.bounds) }
    for subview in window.children { visit(subview, translation: .zero, scale: 1, depth: 1) }
    if count < inspections.count { inspections.removeLast(inspections.count - count) }
    return inspections
  }

  /// Visits a view and those in it, with the place of its superview's coordinates in the root's.
  ///
  /// Places are added up on the way down: asking each view for its own costs a way up for every one.
  private mutating func visit(_ view: View, translation: Vector, scale outer: Double, depth: Int) {
    let place = view.storedFrame
    let shown = Rect(
      x: translation.x + place.minX * outer, y: translation.y + place.minY * outer, width: place.width * outer,
      height: place.height * outer)
    if let view = view.asScrollingView { note(view, depth: depth, frame: shown) }
    guard !view.children.isEmpty else { return }
    let factor = outer * view.storedScale
    let origin = view.storedBounds.origin
    let inner = Vector(x: shown.minX - origin.x * factor, y: shown.minY - origin.y * factor)
    for subview in view.children { visit(subview, translation: inner, scale: factor, depth: depth + 1) }
  }

  private mutating func note(_ view: any ScrollingView, depth: Int, frame: Rect) {
    if count == inspections.count { inspections.append(.nothing) }
    inspections[count].write(view, depth: depth, frame: frame, isVisible: frame.intersects(visible), at: now)
    count += 1
  }
}

extension ScrollViewInspection {
  /// What every inspection is before it is written.
  fileprivate static let nothing = ScrollViewInspection(
    name: "", frame: .zero, depth: 0, isVisible: false, offset: .zero, velocity: .zero, fingerVelocity: .zero,
    minimum: .zero, maximum: .zero, contentSize: .zero, phase: "", axes: [])

  /// Writes what a view does over what another one, or the same, did before.
  fileprivate mutating func write(
    _ view: any ScrollingView, depth: Int, frame: Rect, isVisible: Bool, at now: Timestamp
  ) {
    let present = view.phase
    self.frame = frame
    self.depth = depth
    self.isVisible = isVisible
    offset = view.storedBounds.origin
    velocity = present.velocity
    fingerVelocity = view.isDragging ? -view.panGestureRecognizer.velocity(at: now) : .zero
    minimum = view.minimumOffset
    maximum = view.maximumOffset
    contentSize = view.contentSize
    frameInSuperview = view.storedFrame
    let (viewName, viewAxes) = (view.name, view.scrollableAxes)
    if name != viewName { name = viewName }
    if phase != present.name { phase = present.name }
    if axes != viewAxes { axes = viewAxes }
  }
}
