import Drawing
import Primitives

/// A surface that a finger draws up from the bottom of the viewport, with heights at which it rests.
///
/// It is a scroll view as large as the viewport whose content is a card below it: the offset is the height of the card
/// that shows, 0 where it is dismissed. So it drags, stretches and stops as any scroll view does, and it takes its place
/// in a chain: with a `trackedScrollView` a stroke on that view moves `[sheet, view]`, towards the end the sheet first,
/// towards the start the view first, exactly and reversibly. A release leads to a detent, chosen by where the release
/// velocity would carry the sheet; what the scroll view does after a release never moves the sheet.
open class SheetView: ScrollView {
  /// The heights at which it rests; at least one.
  public var detents: [SheetDetent] = [.medium(), .large()] {
    didSet { layOut(mapping: true) }
  }
  /// The least distance between the top of the viewport and that of the card, in points.
  public var topMargin = 54.0 {
    didSet { if topMargin != oldValue { layOut(mapping: true) } }
  }
  /// The largest detent that leaves what lies behind it undimmed and in reach; nil where every detent dims it.
  public var largestUndimmedDetentIdentifier: SheetDetent.Identifier? {
    didSet { updateDimming() }
  }
  /// Whether a grabber shows at the top of the card.
  public var prefersGrabberVisible = false {
    didSet { card.showsGrabber = prefersGrabberVisible }
  }
  /// Whether a stroke on the tracked scroll view grows the sheet before it scrolls the view.
  ///
  /// Where false a stroke scrolls the view at the detent at which the sheet stands; a header drags the sheet all the same.
  public var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet { keepEndInReach() }
  }
  /// Whether what is left of a flick that opens the sheet fully goes on in the tracked scroll view.
  public var prefersInertiaIntoScrollView = false
  /// Whether the user cannot dismiss it: it then resists being drawn below its smallest detent.
  public var isModalInPresentation = false {
    didSet { updateLimits() }
  }
  /// How much of the viewport's bottom takes a drag that presents the sheet, in points; 0 for none.
  public var presentationEdge = 0.0
  /// The radius of the card's upper corners, in points.
  public var preferredCornerRadius: Double {
    get { card.cornerRadius }
    set { card.cornerRadius = newValue }
  }
  /// The scroll view in the card that shares strokes with the sheet; nil where the two know nothing of one another.
  public weak var trackedScrollView: ScrollView? {
    didSet { track(instead: oldValue) }
  }
  /// Told what becomes of the sheet.
  public weak var sheetDelegate: (any SheetViewDelegate)?

  /// The view to put what the sheet shows into; as high as the largest detent.
  public let contentView = View(name: "sheet.content")
  /// The view that darkens what lies behind; a `SheetContainerView` puts it in place.
  public let dimmingView = View(name: "dimming")

  /// Where it rests, or is on its way to.
  public internal(set) var position = SheetPosition.dismissed
  /// Whether it has been presented and has not left since.
  public internal(set) var isPresented = false

  let card = SheetCardView(name: "card")
  let scrollGroup = ScrollGroup(axis: .vertical, startEdge: .hard, endEdge: .innermost) { [] }
  var resolved: ResolvedDetents
  /// The largest height that a stroke on the tracked scroll view may give the sheet; nil for that of its largest detent.
  ///
  /// It is fixed when the touch comes down.
  var ceiling: Double?
  var animatesChanges = false
  private var chosen: SheetDetent.Identifier?

  /// Makes a sheet that is dismissed.
  public override init(name: String, frame: Rect = .zero) {
    resolved = ResolvedDetents([], in: SheetDetent.Context(viewport: .zero, maximumDetentValue: 0))
    super.init(name: name, frame: frame)
    showsIndicators = false
    scrollsToTop = false
    card.addSubview(contentView)
    addSubview(card)
    scrollGroup.members = { [weak self] in self?.chainMembers ?? [] }
    scrollGroup.ceiling = { [weak self] view in self?.ceiling(of: view) }
    group = scrollGroup
    dimmingView.backgroundColor = Color(white: 0, alpha: 0.4)
    let tap = TapGestureRecognizer(name: "dimming.tap")
    tap.addAction { [weak self] recognizer in
      if recognizer.state == .ended { self?.dimmingWasTapped() }
    }
    dimmingView.addGestureRecognizer(tap)
    layOut(mapping: false)
  }

  /// The detent at which it rests or to which it is on its way; nil where it is dismissed and none has been chosen for its
  /// next presentation.
  ///
  /// Setting it moves a presented sheet there, animated within `animateChanges(_:)`; an identifier that no detent has is
  /// ignored.
  public var selectedDetentIdentifier: SheetDetent.Identifier? {
    get {
      if case .detent(let identifier) = position { return identifier }
      return chosen
    }
    set {
      guard newValue.map({ id in detents.contains { $0.identifier == id } }) ?? true else { return }
      chosen = newValue
      if let newValue, isPresented { go(to: .detent(newValue), animated: animatesChanges) }
    }
  }

  /// The distance between the top of the viewport and that of the card, in points; the viewport's height where it is
  /// dismissed.
  public var top: Double { bounds.height - contentOffset.y }

  /// The height of a detent in the present viewport, in points; nil for one that is not there.
  public func height(of identifier: SheetDetent.Identifier) -> Double? {
    resolved.entries.first { $0.identifier == identifier }?.height
  }

  override func boundsSizeDidChange(from old: Size) {
    super.boundsSizeDidChange(from: old)
    layOut(mapping: true)
  }

  /// The card, or the bottom edge where that takes a drag to present the sheet; anything else lies behind it.
  open override func hitTest(_ point: Point) -> View? {
    guard let hit = super.hitTest(point) else { return nil }
    guard hit === self else { return hit }
    let takesEdge = contentOffset.y <= 0 && point.y >= bounds.maxY - presentationEdge
    return takesEdge ? self : nil
  }

  /// Casts the card's shadow.
  open override func draw(_ canvas: inout Canvas, visible: Rect) {
    guard contentOffset.y > 0 else { return }
    canvas.shadow(card.frame, radius: card.cornerRadius, blur: 28, Color(white: 0, alpha: 0.22))
  }

  /// Brings what depends on the height in step.
  open override func didScroll() {
    updateDimming()
    keepEndInReach()
    stopHiddenScrollView()
  }

  /// What has left the viewport does not move.
  private func stopHiddenScrollView() {
    guard let view = trackedScrollView, view.isAnimating, !view.isShown else { return }
    if view.driver(.vertical)?.members.contains(where: { $0 === self }) != true { view.endScrolling(.vertical) }
  }
}
