import InputEvents
import InteractionKit
import Primitives

/// A picture with controls, and over it a sheet with a list of comments that is drawn up and down.
public final class SheetScene: Scene {
  /// The view that fills the viewport.
  public let root: View

  private let tunables: SceneTunables
  private let page = PhotoPageView()
  private let content = SheetContentView()
  private let sheet = SheetView(name: "sheet")
  private let strategy: any SheetStrategy
  private var dismissals = 0

  init(_ context: SceneContext) {
    tunables = context.tunables
    root = SheetContainerView(name: "photo.comments", background: page, sheet: sheet)
    strategy = SheetStrategies.make(context.strategy)
    sheet.detents = [
      .custom(identifier: .medium) { $0.viewport.height - Self.mediumTop(in: $0.viewport) },
      .custom(identifier: .large) { $0.viewport.height - Self.largeTop(in: $0.viewport) },
    ]
    sheet.topMargin = 0
    sheet.prefersGrabberVisible = true
    sheet.presentationEdge = PhotoPageView.handleHeight
    sheet.sheetDelegate = self
    sheet.contentView.addSubview(content)
    page.button.onPress { [weak self] in self?.toggle() }
    strategy.attach(to: SheetViews(sheet: sheet, comments: content.comments))
    viewportDidChange(to: context.engine.window.bounds.size)
    apply()
    sheet.present(animated: false)
    showState()
  }

  /// Where the top of the sheet is at the large detent: 120, or a quarter of a low viewport.
  private static func largeTop(in viewport: Size) -> Double { min(120, viewport.height / 4) }

  /// Where the top of the sheet is at the medium detent: 480, but a low viewport still shows 200 points of the sheet.
  private static func mediumTop(in viewport: Size) -> Double {
    min(480, max(viewport.height - 200, largeTop(in: viewport) + 40))
  }

  private func apply() {
    content.comments.rowCount = tunables.count("comments.rows")
    page.commentCount = content.comments.rowCount
    sheet.prefersScrollingExpandsWhenScrolledToEdge = tunables.isOn("sheet.scrollingExpands")
    sheet.prefersInertiaIntoScrollView = tunables.isOn("sheet.inertiaIntoList")
    sheet.isModalInPresentation = !tunables.isOn("sheet.dismissible")
    let undimmed: [SheetDetent.Identifier?] = [nil, .medium, .large]
    sheet.largestUndimmedDetentIdentifier = undimmed[min(max(tunables.count("sheet.undimmed"), 0), 2)]
  }

  private func toggle() {
    if sheet.position == .dismissed { present() } else { sheet.dismiss(animated: true) }
    showState()
  }

  private func present() {
    sheet.selectedDetentIdentifier = nil
    sheet.present(animated: true)
  }

  private func select(_ identifier: SheetDetent.Identifier) {
    guard sheet.height(of: identifier) != nil else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
    sheet.present(animated: true)
  }

  private func showState() {
    page.button.title = sheet.position == .dismissed ? "Show comments" : "Hide comments"
  }

  /// Takes `present`, `dismiss`, `select-detent` and `scroll-to-top`.
  public func perform(_ command: String, with argument: CommandArgument?) {
    switch (command, argument) {
    case ("present", _): present()
    case ("dismiss", _): sheet.dismiss(animated: true)
    case ("select-detent", .text(let id)): select(SheetDetent.Identifier(rawValue: id))
    case ("scroll-to-top", _): (root.root as? Window)?.scrollToTop()
    default: break
    }
    showState()
  }

  /// Takes new values.
  public func tune(_ changes: [TuneChange]) {
    for change in changes { tunables.set(change) }
    apply()
  }

  /// Lays out for a new size; the sheet stays at its detent.
  public func viewportDidChange(to size: Size) {
    root.frame = Rect(origin: .zero, size: size)
    // A stretch lifts the sheet by less than the height of the viewport.
    content.overhang = size.height
    content.frame = sheet.contentView.bounds
    content.layoutSubviews()
  }

  /// A stroke shares its way between the sheet and the list where any of its fingers is on the list.
  public func meteredViews(_ axis: Axis, touched: [ScrollView]) -> [ScrollView] {
    let comments = content.comments
    let isShared = sheet.trackedScrollView != nil && !comments.panGestureRecognizer.touches.isEmpty
    return axis == .vertical && isShared && touched.contains { $0 === sheet } ? [sheet, comments] : touched
  }

  /// Where the sheet is.
  public func namedValues() -> [NamedValue] {
    [
      NamedValue("sheet.top", sheet.top), NamedValue("sheet.detent", sheet.position.name),
      NamedValue("dismissals", Double(dismissals)),
    ]
  }
}

extension SheetScene: SheetViewDelegate {
  /// The button says what it does next.
  public func sheetDidChangeSelectedDetent(_ sheet: SheetView) { showState() }

  /// Counts.
  public func sheetDidDismiss(_ sheet: SheetView) {
    dismissals += 1
    showState()
  }
}
