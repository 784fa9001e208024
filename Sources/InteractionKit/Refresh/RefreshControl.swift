import Drawing
import MotionCore
import Primitives

/// Refreshes a scroll view when its content is pulled down beyond the top and let go.
///
/// Set it as `refreshControl` of a scroll view. A finger arms it by pulling the content out to `threshold`; the trigger is
/// the lift of the last finger with the content still out there. Inertia, bounces, wheels and code never arm it, a pull that
/// is taken back does nothing, and one pull triggers once at most. While it refreshes, an inset of `holdingHeight` holds the
/// content below the spinner; when that ends, the content returns as from a stretch, with the velocity that it has.
///
/// One request is outstanding at a time: pulling while it refreshes, or on from before the end, starts no second one.
public final class RefreshControl: View {
  /// What it is doing.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// Nothing: the content is not pulled by a finger.
    case idle
    /// A finger has pulled the content out, not far enough yet.
    case pulling
    /// A finger has pulled the content past the threshold: letting go refreshes.
    case ready
    /// The request is outstanding.
    case refreshing
    /// The request is answered, and the content has not returned to its top yet.
    case ending
  }

  /// How far the content has to show beyond its top for a trigger, in points: 60, above 0.
  public var threshold = 60.0
  /// The height that is held open while it refreshes, in points: 60.
  public var holdingHeight = 60.0 {
    didSet { if holdingHeight != oldValue, isRefreshing { scrollView?.insetDidChange() } }
  }
  /// Whether a pull can start a refresh; one that runs goes on.
  public var isEnabled = true {
    didSet { if !isEnabled, isPulled { state = .idle } }
  }
  /// Called when a finger has triggered a refresh; answer with `endRefreshing()`, at once or later.
  public var didTrigger: () -> Void = {}
  /// Called when the state has changed.
  public var didChangeState: (State) -> Void = { _ in }
  /// The words below the spinner; empty for none.
  public var title: (State) -> String = { _ in "" }
  /// The colour of spinner and words.
  public var tint = Color(hex: 0x5B6070)

  /// What it is doing.
  public private(set) var state = State.idle {
    didSet { if state != oldValue { didChangeState(state) } }
  }
  /// Whether a request is outstanding.
  public var isRefreshing: Bool { state == .refreshing }

  private var isDragged = false
  /// The stroke was there while a refresh ran: it triggers nothing any more.
  private var isSpent = false
  /// The shortest stretch in the present stroke: a finger arms by pulling further than that.
  private var leastStretch = 0.0
  private var spinning: AnimationQueue.Animation?
  private var spinStart = Timestamp.zero

  /// Makes a control.
  public init(name: String = "refresh") {
    super.init(name: name)
    isUserInteractionEnabled = false
  }

  /// The scroll view that it belongs to.
  public var scrollView: ScrollView? { superview as? ScrollView }

  /// How far the content shows beyond the top that it has without a refresh, in points; 0 in range.
  public var stretch: Double {
    guard let scrollView else { return 0 }
    return max(0, -scrollView.contentInset.top - scrollView.contentOffset.y)
  }

  /// What it adds to the top inset, in points.
  var heldInset: Double { isRefreshing ? max(0, holdingHeight) : 0 }

  private var isPulled: Bool { state == .pulling || state == .ready }

  /// Shows that a refresh runs that code has started; nothing is triggered and the content stays where it is.
  public func beginRefreshing() {
    guard !isRefreshing else { return }
    isSpent = isDragged
    state = .refreshing
    spin()
    scrollView?.insetDidChange()
  }

  /// The request is answered: the content returns to its top.
  public func endRefreshing() {
    guard isRefreshing else { return }
    state = .ending
    spinning?.cancel()
    spinning = nil
    scrollView?.insetDidChange()
    if stretch <= 0 { state = .idle }
  }

  private func spin() {
    guard let environment = scrollView?.environment else { return }
    spinStart = environment.now
    spinning?.cancel()
    // Its value does not matter: while it runs, frames are made.
    spinning = environment.animations.run(
      HoldMotion(start: spinStart, value: 0, duration: 1e6), apply: { _ in })
  }

  /// How long it has been spinning, in seconds.
  var spinTime: Double {
    guard isRefreshing, let environment = scrollView?.environment else { return 0 }
    return max(0, environment.now - spinStart)
  }

  public override func draw(_ canvas: inout Canvas, visible: Rect) { drawSpinner(&canvas) }
}

extension RefreshControl: ScrollAttachment {
  func dragDidBegin() {
    isDragged = true
    isSpent = isRefreshing
    leastStretch = stretch
    if state == .ending { state = .idle }
    followFinger()
  }

  func contentDidMove() {
    place()
    if isDragged { followFinger() }
    if state == .ending, stretch <= 0 { state = .idle }
  }

  private func followFinger() {
    if isRefreshing { isSpent = true }
    guard isEnabled, !isSpent else { return }
    leastStretch = min(leastStretch, stretch)
    let isFarEnough = stretch >= threshold && stretch > leastStretch
    state = isFarEnough ? .ready : stretch > 0 ? .pulling : .idle
  }

  func dragDidEnd(letsGo: Bool) {
    guard isDragged else { return }
    isDragged = false
    let triggers = state == .ready && letsGo
    if isPulled { state = .idle }
    guard triggers else { return }
    state = .refreshing
    spin()
    scrollView?.insetDidChange()
    didTrigger()
  }

  func motionDidBegin() {}

  func motionDidEnd() {}

  /// Lies above the content and comes in with it; where the gap is higher than itself, in the middle of the gap.
  func place() {
    guard let scrollView else { return }
    let height = max(1, holdingHeight)
    let middle = -scrollView.contentInset.top - max(height, stretch) / 2
    frame = Rect(x: 0, y: middle - height / 2, width: scrollView.bounds.width, height: height)
  }
}
