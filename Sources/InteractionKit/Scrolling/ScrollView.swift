import Drawing
import Primitives

/// A view that shows a part of content that is larger than itself.
///
/// The offset of the content is the origin of `bounds`, as in UIKit. What a finger or inertia does to it is the work of
/// a `ScrollDriver`, alone or together with other views of its `group`.
open class ScrollView: View, ScrollingView, GestureRecognizerDelegate, ContentTouchGate {
  /// The size of the content, in points.
  public var contentSize: Size = .zero {
    didSet { if contentSize != oldValue { updatePanAxis() } }
  }
  /// Room around the content, in points; it widens the limits.
  public var contentInset: EdgeInsets = .zero {
    didSet { if contentInset != oldValue { updatePanAxis() } }
  }
  /// Refreshes the content when it is pulled beyond its top; nil for none.
  public var refreshControl: RefreshControl? {
    didSet { exchange(oldValue, for: refreshControl) }
  }
  /// Loads more content near its end; nil for none.
  public var loadMoreFooter: LoadMoreFooter? {
    didSet { exchange(oldValue, for: loadMoreFooter) }
  }
  /// Whether a finger may scroll; code always may.
  public var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether the content may be pulled beyond its limits.
  public var bounces = true {
    didSet { updatePanAxis() }
  }
  /// Whether content that fits may be pulled sideways.
  public var alwaysBounceHorizontal = false {
    didSet { updatePanAxis() }
  }
  /// Whether content that fits may be pulled up and down.
  public var alwaysBounceVertical = false {
    didSet { updatePanAxis() }
  }
  /// Whether it rests at multiples of its own length only.
  public var isPagingEnabled = false
  /// Whether a drag that begins along one axis keeps to it.
  public var isDirectionalLockEnabled = false
  /// Whether indicators show while it moves.
  public var showsIndicators = true
  /// Whether `scrollToTop()` of the window moves it.
  public var scrollsToTop = true
  /// Whether touches wait a moment before they reach the content, in case they become a drag.
  public var delaysContentTouches = true
  /// Whether a drag may take a touch from the content that has it.
  public var canCancelContentTouches = true
  /// The views that it moves together with; nil where it scrolls alone.
  public weak var group: ScrollGroup? {
    didSet { panGestureRecognizer.companions = group }
  }
  /// Told what happens.
  public weak var delegate: (any ScrollViewDelegate)?
  /// Asked before its pan begins, with the recogniser; nil or true lets it begin.
  public var panShouldBegin: ((PanGestureRecognizer) -> Bool)?
  /// Asked whether its pan goes on beside another recogniser; nil or false leaves the decision to the other.
  public var panRecognizesSimultaneously: ((GestureRecognizer) -> Bool)?

  /// The recogniser of the drag.
  public let panGestureRecognizer = PanGestureRecognizer()

  /// Its limits and axes as long as nothing changes them; nil where they have to be found anew each time.
  final var extent: Extent?
  /// What moves it along each axis at present.
  final var horizontalDriver: ScrollDriver?
  final var verticalDriver: ScrollDriver?
  /// The axes of the drag in progress; nil without one.
  var dragAxes: [Axis]?
  /// The engine's shared state in the drag in progress; nil without one.
  weak var dragEnvironment: ScrollEnvironment?
  /// Whether a finger is on it.
  public internal(set) var isTracking = false
  /// How much the indicators show, 0 … 1.
  var indicatorOpacity = 0.0
  /// The fading of the indicators, while it runs.
  var indicatorFade: AnimationQueue.Animation?
  private var callbackDepth = 0
  private var missedCallback = false

  /// Makes a scroll view without content.
  public override init(name: String, frame: Rect = .zero) {
    super.init(name: name, frame: frame)
    clipsToBounds = true
    panGestureRecognizer.name = "\(name).pan"
    panGestureRecognizer.owner = self
    panGestureRecognizer.allowsScroll = true
    panGestureRecognizer.addAction { recognizer in
      guard let view = recognizer.owner as? ScrollView else { return }
      view.handlePan(view.panGestureRecognizer)
    }
    addGestureRecognizer(panGestureRecognizer)
    updatePanAxis()
  }

  deinit { panGestureRecognizer.owner = nil }

  /// The part of the content that shows; its origin is the offset, its size the viewport.
  open override var bounds: Rect {
    didSet {
      if bounds.origin != oldValue.origin { notifyDidScroll() }
    }
  }

  override func boundsSizeDidChange(from old: Size) { viewportDidChange(from: old) }

  /// The offset of the content: the origin of `bounds`.
  ///
  /// Set in a drag it re-bases the drag; set from inside the callback of a motion it moves the motion; set from outside
  /// it ends the motion.
  public var contentOffset: Point {
    get { storedBounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// What it is doing.
  public var phase: ScrollPhase {
    var phase: ScrollPhase = isTracking ? .tracking : .idle
    if let driver = horizontalDriver { phase = phase.combined(with: driver.phase(of: self)) }
    if let driver = verticalDriver { phase = phase.combined(with: driver.phase(of: self)) }
    return phase
  }

  /// Whether a finger drags it.
  public var isDragging: Bool { dragAxes != nil }

  /// Whether it moves without a finger, after a drag.
  public var isDecelerating: Bool {
    switch phase {
    case .decelerating, .bouncing: true
    case .idle, .tracking, .dragging, .animating: false
    }
  }

  /// Whether anything moves it without a finger.
  public var isAnimating: Bool { horizontalDriver?.isMoving == true || verticalDriver?.isMoving == true }

  /// The engine's shared state; nil outside a window.
  public var environment: ScrollEnvironment? { (root as? Window)?.environment }

  /// Itself.
  open override var asScrollingView: (any ScrollingView)? { self }

  func driver(_ axis: Axis) -> ScrollDriver? { axis == .horizontal ? horizontalDriver : verticalDriver }

  func setDriver(_ driver: ScrollDriver?, _ axis: Axis) {
    if axis == .horizontal { horizontalDriver = driver } else { verticalDriver = driver }
  }

  /// Calls the delegate for a changed offset.
  ///
  /// A delegate that changes it again is called once more, not endlessly.
  private func notifyDidScroll() {
    guard callbackDepth == 0 else {
      missedCallback = true
      return
    }
    callbackDepth += 1
    missedCallback = false
    didScroll()
    delegate?.scrollViewDidScroll(self)
    if missedCallback {
      missedCallback = false
      delegate?.scrollViewDidScroll(self)
    }
    callbackDepth -= 1
    for attachment in attachments { attachment.contentDidMove() }
  }

  /// Refuses a drag of what does not scroll, and whatever `panShouldBegin` refuses.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizer === panGestureRecognizer else { return true }
    guard !scrollableAxes.isEmpty else { return false }
    return panShouldBegin?(panGestureRecognizer) ?? true
  }

  /// Lets the pans of one group go on side by side, and whatever `panRecognizesSimultaneously` allows.
  open func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    guard recognizer === panGestureRecognizer else { return false }
    if let group, let view = other.view as? ScrollView, view.panGestureRecognizer === other, view.group === group {
      return true
    }
    return panRecognizesSimultaneously?(other) ?? false
  }

  /// No by default.
  open func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { false }

  /// No by default.
  open func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { false }

  /// Yes by default.
  open func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { true }

  /// Draws the scroll indicators.
  open override func drawOver(_ canvas: inout Canvas, visible: Rect) { drawIndicators(&canvas) }

  /// The offset changed: for subclasses that lay out by it.
  open func didScroll() {}
}
