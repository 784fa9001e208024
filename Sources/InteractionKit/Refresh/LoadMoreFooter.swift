import Drawing
import MotionCore
import Primitives

/// Loads more content when a scroll view comes near its end.
///
/// Set it as `loadMoreFooter` of a scroll view. A finger's stroke arms it; the approach triggers it: a movement towards the
/// end, under the finger or in the inertia of that stroke, that comes or is within `distance` of the end. Bounces from the
/// top, wheels and code never do. A stroke triggers once, and again only after a finger was out of the distance, so that a
/// list whose content is short does not load for ever. One request is outstanding at a time.
///
/// It takes no room of the content: while it loads it is a pill that floats over the end of the viewport, and where there is
/// nothing more, three dots on the content's last line with words below, which a stretch brings into sight.
public final class LoadMoreFooter: View {
  /// What it is doing.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// It waits for an approach.
    case idle
    /// The request is outstanding.
    case loading
    /// There is nothing more to load.
    case finished
  }

  /// How near the end the viewport has to come, in points: 200, 0 or more.
  public var distance = 200.0
  /// Whether an approach can start a request; one that runs goes on.
  public var isEnabled = true
  /// Whether there is more to load; false shows the mark of the end.
  public var hasMore = true {
    didSet { if hasMore != oldValue, state != .loading { becomeIdle() } }
  }
  /// Called when an approach has triggered a request; answer with `endLoading()` when the content is there.
  public var didTrigger: () -> Void = {}
  /// The words beside the spinner.
  public var loadingTitle = "Loading more"
  /// The words that mark the end.
  public var endTitle = "That is all"
  /// The colour of spinner and words.
  public var tint = Color(hex: 0x5B6070)
  /// The colour behind them.
  public var surface = Color.white

  /// What it is doing.
  public private(set) var state = State.idle

  private var isDragged = false
  private var isArmed = false
  private var lastOffset = 0.0
  /// The moment at which the running motion comes near the end.
  private var approach: TimerQueue.Timer?
  private var fade: AnimationQueue.Animation?
  private var loadStart = Timestamp.zero
  /// How long the pill takes to come and go, in seconds.
  private static let fadeDuration = 0.2

  /// Makes a footer.
  public init(name: String = "footer") {
    super.init(name: name)
    isUserInteractionEnabled = false
    alpha = 0
  }

  /// The scroll view that it belongs to.
  public var scrollView: ScrollView? { superview as? ScrollView }

  /// The request is answered, and the content has grown if it could: waits for the next approach.
  public func endLoading() {
    guard state == .loading else { return }
    becomeIdle()
  }

  /// How far the end of the content lies below the viewport, in points.
  private var remaining: Double {
    guard let scrollView else { return .infinity }
    return scrollView.maximumOffset.y - scrollView.contentOffset.y
  }

  private func becomeIdle() {
    state = hasMore ? .idle : .finished
    appear(false)
    place()
  }

  private func load() {
    isArmed = false
    approach?.cancel()
    state = .loading
    loadStart = scrollView?.environment?.now ?? .zero
    place()
    appear(true)
    didTrigger()
  }

  /// Lets the pill come or go; what marks the end goes by the offset instead.
  private func appear(_ appears: Bool) {
    fade?.cancel()
    fade = nil
    let opacity = appears ? 1.0 : 0
    guard let environment = scrollView?.environment, state != .finished, alpha != opacity else {
      alpha = opacity
      return
    }
    let motion = EasedMotion(start: environment.now, from: alpha, to: opacity, duration: Self.fadeDuration)
    fade = environment.animations.run(motion) { [weak self] in self?.alpha = $0 }
  }

  public override func draw(_ canvas: inout Canvas, visible: Rect) {
    let style = TextStyle(.medium, size: 13, color: tint, alignment: .center)
    if state == .finished {
      drawEnd(style, &canvas)
    } else {
      drawPill(style, &canvas)
    }
  }

  /// How much of the mark of the end lies on the content's last line, in points.
  private static let dotsHeight = 7.0

  private func drawEnd(_ style: TextStyle, _ canvas: inout Canvas) {
    let line = bounds.minY + Self.dotsHeight - 1
    canvas.fill(Rect(x: bounds.midX - 24, y: line - 2, width: 48, height: 4), surface)
    for dot in -1...1 {
      canvas.fillCircle(center: Point(x: bounds.midX + Double(dot) * 12, y: line - 0.5), radius: 1.75, tint)
    }
    canvas.text(
      endTitle, in: Rect(x: bounds.minX, y: line + 9, width: bounds.width, height: bounds.maxY - line - 9), style)
  }

  private func drawPill(_ style: TextStyle, _ canvas: inout Canvas) {
    canvas.shadow(bounds.offset(by: Vector(x: 0, y: 2)), radius: bounds.height / 2, blur: 10, .black.opacity(0.16))
    canvas.fill(bounds, radius: bounds.height / 2, surface)
    canvas.stroke(bounds, radius: bounds.height / 2, width: 1, .black.opacity(0.06))
    let spinner = ActivitySpinner(radius: 8, color: tint)
    let time = (scrollView?.environment?.now ?? loadStart) - loadStart
    spinner.draw(at: Point(x: bounds.minX + 21, y: bounds.midY), turned: max(0, time), &canvas)
    canvas.text(
      loadingTitle, in: Rect(x: bounds.minX + 34, y: bounds.minY, width: bounds.width - 46, height: bounds.height),
      style)
  }
}

extension LoadMoreFooter: ScrollAttachment {
  func dragDidBegin() {
    isDragged = true
    isArmed = true
    lastOffset = scrollView?.contentOffset.y ?? 0
  }

  func contentDidMove() {
    guard let scrollView else { return }
    let offset = scrollView.contentOffset.y
    let approaches = offset > lastOffset && offset > scrollView.minimumOffset.y
    lastOffset = offset
    place()
    guard remaining <= distance else {
      if isDragged { isArmed = true }
      return
    }
    if approaches, mayLoad { load() }
  }

  func dragDidEnd(letsGo: Bool) {
    isDragged = false
    if !letsGo { isArmed = false }
  }

  /// Asks for the very moment of the approach, so that it does not depend on when frames are made.
  func motionDidBegin() {
    approach?.cancel()
    guard let scrollView, let environment = scrollView.environment, mayLoad else { return }
    let place = max(scrollView.minimumOffset.y, scrollView.maximumOffset.y - distance)
    guard scrollView.contentOffset.y < place || remaining <= 0,
      let moment = scrollView.verticalDriver?.moment(when: scrollView, reaches: place)
    else { return }
    approach = environment.timers.schedule(at: moment) { [weak self] in
      if let self, self.mayLoad { self.load() }
    }
  }

  private var mayLoad: Bool { isArmed && isEnabled && state == .idle }

  func motionDidEnd() {
    isArmed = isDragged
    approach?.cancel()
  }

  /// Lies below the content's end where that shows, otherwise over the end of the viewport.
  func place() {
    guard let scrollView else { return }
    let size = Size(width: min(160, max(1, scrollView.bounds.width - 16)), height: 36)
    let gap = 8.0
    let below = scrollView.contentSize.height + gap
    let floating = scrollView.bounds.maxY - size.height - gap
    frame = Rect(
      x: scrollView.bounds.midX - size.width / 2, y: min(below, max(floating, scrollView.bounds.minY)),
      width: size.width, height: size.height)
    guard state == .finished else { return }
    frame.origin.y = scrollView.contentSize.height - Self.dotsHeight
    alpha = scrollView.contentSize.height > 0 ? 1 : 0
  }
}
