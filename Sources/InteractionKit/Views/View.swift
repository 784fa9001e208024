import Drawing
import Primitives

/// A rectangle in a tree that draws itself, holds other views and has gesture recognisers.
///
/// `frame` is where it lies in its superview, `bounds` is the part of its own coordinate system that shows there; a
/// scroll view scrolls by moving `bounds.origin`. Later subviews lie over earlier ones. Single-threaded.
open class View {
  /// The stable id by which scenes, logs and cases name the view, such as `list0`.
  public final var name: String {
    get { storedName }
    set { storedName = newValue }
  }

  /// The place in the superview's coordinates, in points, after `scale`.
  ///
  /// Setting it moves the centre and resizes `bounds`; the origin of `bounds` stays.
  open var frame: Rect {
    get { storedFrame }
    set {
      storedFrame = newValue
      resizeBounds(to: Size(width: newValue.width / storedScale, height: newValue.height / storedScale))
    }
  }

  /// The part of the view's own coordinate system that shows, in points.
  ///
  /// Setting its size resizes `frame` about the centre; setting its origin moves the content only.
  open var bounds: Rect {
    get { storedBounds }
    set {
      if newValue.size != storedBounds.size { resizeFrame(to: newValue.size) }
      storedBounds.origin = newValue.origin
      resizeBounds(to: newValue.size)
    }
  }

  /// The uniform scale about the centre: above 0, 1 by default.
  ///
  /// Setting it keeps `bounds` and the centre of `frame`.
  public var scale: Double {
    get { storedScale }
    set {
      precondition(newValue > 0 && newValue.isFinite, "A view's scale is a finite number above 0.")
      storedScale = newValue
      resizeFrame(to: storedBounds.size)
    }
  }

  /// Whether the view and everything in it can be touched.
  public var isUserInteractionEnabled = true
  /// How it shows.
  final var appearance = Appearance()

  /// The view that holds this one.
  ///
  /// It is read at every step through the tree, which a weak reference makes slow: a view that goes away takes leave of
  /// its subviews instead.
  final unowned(unsafe) var parent: View?
  /// The views in this one, the lowest first.
  final var children: [View] = []
  /// The recognisers that see the touches in this view, first attached first.
  final var recognizers: [GestureRecognizer] = []
  /// Who hears of removals and of the need for another frame; set on the root only.
  public weak var host: (any ViewHost)?

  /// The arbiter that routes touches into this tree; set on the root only.
  weak var arbiter: GestureArbiter?
  var needsLayout = true
  var hasDescendantInNeedOfLayout = true
  private final var storedName: String
  private(set) final var storedFrame: Rect
  private(set) final var storedBounds: Rect
  private(set) final var storedScale = 1.0

  /// Makes a view with a name and a place in its superview.
  public init(name: String = "", frame: Rect = .zero) {
    storedName = name
    storedFrame = frame
    storedBounds = Rect(origin: .zero, size: frame.size)
  }

  /// The view as one that scrolls; nil where it does not.
  open var asScrollingView: (any ScrollingView)? { nil }

  deinit {
    for subview in children { subview.parent = nil }
    for recognizer in recognizers { recognizer.attachedView = nil }
  }

  /// Whether this view takes touches of its outer views' recognisers under its own judgement.
  ///
  /// Where true, `gestureRecognizerShouldBegin(_:)` is asked also for recognisers of enclosing views while the finger
  /// is on this view. Controls answer true.
  open var judgesOuterGestures: Bool { false }

  /// Whether a recogniser may leave `possible`; asked at that moment, before the recogniser's delegate.
  open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// Whether a point in own coordinates lies in the view; the right and bottom edges do not count.
  open func point(inside point: Point) -> Bool { storedBounds.contains(point) }

  /// The deepest view that a touch at a point in own coordinates goes to, or nil outside.
  ///
  /// Later subviews lie over earlier ones; what is hidden, nearly transparent or not interactive is passed over with
  /// everything in it. Subviews that reach out of their superview are not hit there.
  open func hitTest(_ point: Point) -> View? {
    guard !isHidden, alpha >= View.smallestTouchableAlpha, isUserInteractionEnabled, self.point(inside: point) else {
      return nil
    }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.pointFromSuperview(point)) { return hit }
    }
    return self
  }

  /// Places the subviews; called before a frame is drawn when `setNeedsLayout()` was.
  open func layoutSubviews() {}

  /// Draws the view's own content under its subviews, in `bounds` coordinates.
  ///
  /// `visible` is the part of `bounds` that shows.
  open func draw(_ canvas: inout Canvas, visible: Rect) {}

  /// Draws what lies over the subviews, such as scroll indicators, in `bounds` coordinates.
  ///
  /// `visible` is the part of `bounds` that shows.
  open func drawOver(_ canvas: inout Canvas, visible: Rect) {}

  /// Touches came down on the view; by default the superview is told.
  open func touchesBegan(_ touches: [Touch]) { superview?.touchesBegan(touches) }
  /// Touches of the view moved; by default the superview is told.
  open func touchesMoved(_ touches: [Touch]) { superview?.touchesMoved(touches) }
  /// Touches of the view were lifted; by default the superview is told.
  open func touchesEnded(_ touches: [Touch]) { superview?.touchesEnded(touches) }
  /// Touches of the view were taken away: a recogniser took them over, or the system did.
  ///
  /// By default the superview is told.
  open func touchesCancelled(_ touches: [Touch]) { superview?.touchesCancelled(touches) }

  /// The opacity below which a view is passed over by touches: 0.01, as UIKit is observed to do.
  public static let smallestTouchableAlpha = 0.01

  private func resizeBounds(to size: Size) {
    guard size != storedBounds.size else { return }
    let old = storedBounds.size
    storedBounds.size = size
    setNeedsLayout()
    boundsSizeDidChange(from: old)
  }

  /// The size of `bounds` changed, by whatever property: for subclasses that depend on it at once, not at the next layout.
  func boundsSizeDidChange(from old: Size) {}

  /// A view of this tree, with everything below it, has left it: for roots that know what works on it.
  func didLose(_ view: View) {}

  private func resizeFrame(to size: Size) {
    let center = storedFrame.center
    let width = size.width * storedScale
    let height = size.height * storedScale
    storedFrame = Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
