import Drawing
import InputEvents
import InteractionKit
import Primitives

/// A profile page: header, sticky menu bar, and a pager of four lists.
///
/// `main` holds all of it and pins where the menu meets the bar; from there on the list that is shown scrolls.
public final class ProfileScene: Scene {
  /// The view that fills the viewport.
  public let root = View(name: "profile")

  private let tunables: SceneTunables
  private let header = ProfileHeaderView(name: "header")
  private let bar = NavigationBarView()
  private let menu = MenuBarView(titles: ["Posts", "Activity", "Pinned", "Drafts"])
  private let main = ScrollView(name: "main")
  private let pages: ListPager
  private let strategy: any ProfileStrategy
  private static let menuHeight = 44.0
  private static let rowHeight = 72.0

  init(_ context: SceneContext) {
    tunables = context.tunables
    pages = ListPager((0..<4).map { ListView(name: "list\($0)", rowHeight: Self.rowHeight) })
    strategy = ProfileStrategies.make(context.strategy)
    build()
    strategy.attach(
      to: ProfileViews(
        main: main, pages: pages, header: header, menu: menu, bar: bar,
        tunables: tunables, environment: context.engine.window.environment))
    layOut(in: context.engine.window.bounds.size)
  }

  private func build() {
    root.backgroundColor = PhoneTheme.background
    main.alwaysBounceVertical = true
    main.delegate = self
    pages.delegate = self
    for (index, list) in pages.lists.enumerated() {
      list.drawRow = { row, rect, canvas in PostRow.draw(row, series: index, in: rect, &canvas) }
      list.drawPlaceholder = { rect, canvas in Self.drawNothingHere(in: rect, &canvas) }
    }
    main.addSubview(header)
    main.addSubview(pages.view)
    main.addSubview(menu)
    main.showsIndicators = false
    root.addSubview(main)
    root.addSubview(bar)
    menu.didSelect = { [weak self] index in self?.select(index) }
  }

  private static func drawNothingHere(in rect: Rect, _ canvas: inout Canvas) {
    let center = Point(x: rect.midX, y: min(rect.midY, 220) - 24)
    canvas.stroke(
      Rect(x: center.x - 28, y: center.y - 22, width: 56, height: 44), radius: 10, width: 2.5, PhoneTheme.placeholder)
    for line in 0..<2 {
      canvas.fill(
        Rect(x: center.x - 16, y: center.y - 8 + Double(line) * 11, width: line == 0 ? 32 : 20, height: 3),
        radius: 1.5, PhoneTheme.placeholder)
    }
    var title = PhoneTheme.headline()
    title.alignment = .center
    canvas.text("No drafts", in: Rect(x: rect.minX, y: center.y + 38, width: rect.width, height: 22), title)
    var note = PhoneTheme.footnote()
    note.alignment = .center
    canvas.text(
      "What you begin to write waits here.", in: Rect(x: rect.minX, y: center.y + 62, width: rect.width, height: 18),
      note)
  }

  /// Where `main` pins: the header's height less the bar's.
  private var pin: Double { max(0, tunables["header.height"] - tunables["bar.height"]) }

  private func layOut(in size: Size) {
    let headerHeight = tunables["header.height"]
    let barHeight = min(tunables["bar.height"], headerHeight)
    let listHeight = max(1, size.height - barHeight - Self.menuHeight)
    root.frame = Rect(origin: .zero, size: size)
    main.frame = root.frame
    main.contentSize = Size(width: size.width, height: headerHeight + Self.menuHeight + listHeight)
    header.frame = Rect(x: 0, y: 0, width: size.width, height: headerHeight)
    menu.frame = Rect(x: 0, y: headerHeight, width: size.width, height: Self.menuHeight)
    bar.frame = Rect(x: 0, y: 0, width: size.width, height: barHeight)
    pages.layOut(in: Rect(x: 0, y: headerHeight + Self.menuHeight, width: size.width, height: listHeight))
    for (index, list) in pages.lists.enumerated() {
      list.rowCount = tunables.count("list\(index).rows")
      list.contentSize = Size(width: size.width, height: Double(list.rowCount) * Self.rowHeight)
    }
    strategy.didLayOut()
    showProgress()
  }

  private func showProgress() {
    let offset = strategy.headerOffset ?? main.contentOffset.y
    header.stretch = max(0, -offset)
    // The bar covers the header before the header's name passes below it; its title follows.
    let fadeStart = pin * 0.2
    bar.progress = pin > 0 ? min(max((offset - fadeStart) / (pin - fadeStart), 0), 1) : 1
    menu.position = pages.position
  }
}

/// The scene hears its scroll views first and passes everything on to the strategy.
extension ProfileScene: ForwardingScrollViewDelegate {
  /// Keeps bar and menu in step, and hidden lists where `lists.onReopen` wants them.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {
    if scrollView === main { alignHiddenLists() }
    pages.didScroll(scrollView)
    strategy.scrollViewDidScroll(scrollView)
    showProgress()
  }

  /// The strategy.
  public var nextDelegate: any ScrollViewDelegate { strategy }

  /// What hidden lists do when the header comes back: nothing, go to their tops, or follow the shown one.
  private func alignHiddenLists() {
    let choice = tunables.count("lists.onReopen")
    guard choice > 0, main.contentOffset.y < pin else { return }
    let shown = pages.shownList
    for list in pages.lists where list !== shown {
      let wanted = choice == 1 ? list.minimumOffset.y : list.clamped(shown.contentOffset).y
      if list.contentOffset.y != wanted { list.contentOffset = Point(x: 0, y: wanted) }
    }
  }
}

extension ProfileScene {
  private func select(_ tab: Int) { pages.select(tab, in: main) }

  /// Takes `select-tab` and `scroll-to-top`.
  public func perform(_ command: String, with argument: CommandArgument?) {
    switch (command, argument) {
    case ("select-tab", .number(let number)) where number.isFinite && abs(number) < 1000: select(Int(number))
    case ("scroll-to-top", _): (root.root as? Window)?.scrollToTop()
    default: break
    }
  }

  /// Takes new values.
  ///
  /// A pinned header stays pinned; otherwise the content under the top edge stays where it is.
  public func tune(_ changes: [TuneChange]) {
    let wasPinned = main.contentOffset.y >= pin && pin > 0
    let changed = changes.filter { tunables.set($0) }
    guard !changed.isEmpty else { return }
    layOut(in: root.frame.size)
    if wasPinned { main.adjustOffset(to: pin, .vertical) }
  }

  /// Lays out for a new size; a pinned header stays pinned.
  public func viewportDidChange(to size: Size) { layOut(in: size) }

  /// The shown page and the position of each list.
  public func namedValues() -> [NamedValue] {
    [NamedValue("page.index", Double(pages.view.page(.horizontal)))]
  }

  /// A stroke along the page shares its way between `main` and the list under the finger, or the shown one where it
  /// began elsewhere.
  public func meteredViews(_ axis: Axis, touched: [ScrollView]) -> [ScrollView] {
    pages.meteredViews(axis, touched: touched, in: main)
  }
}
