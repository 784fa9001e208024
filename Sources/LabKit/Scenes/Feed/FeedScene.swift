import Drawing
import InputEvents
import InteractionKit
import Primitives

/// A feed: a header, a sticky menu, and two lists that refresh in the middle of the screen and load more near their ends.
///
/// `main` holds all of it and pins where the menu meets the top of the screen; from there on the shown list scrolls. Each
/// list, and `main` for a refresh at the top, has a refresh control of the engine; each list has a footer that loads more.
public final class FeedScene: Scene {
  /// The view that fills the viewport.
  public let root = View(name: "feed")

  let tunables: SceneTunables
  let environment: ScrollEnvironment
  let main: ScrollView
  let pages: ListPager
  var lists: [ListView] { pages.lists }
  let strategy: any FeedStrategy
  /// Where a pull refreshes; a change waits until no refresh is on its way.
  var place = FeedRefreshPlace.middle
  var requests = FeedRequests()
  private let header = FeedHeaderView(name: "header")
  private let menu = MenuBarView(titles: ["Latest", "Following"])
  private static let menuHeight = 40.0
  private static let rowHeight = 50.0

  init(_ context: SceneContext) {
    tunables = context.tunables
    environment = context.engine.window.environment
    let strategy = FeedStrategies.make(context.strategy)
    self.strategy = strategy
    main = strategy.makeOuterView(name: "main")
    pages = ListPager((0..<2).map { strategy.makeList(name: "list\($0)", rowHeight: Self.rowHeight) })
    build()
    connectRequests()
    strategy.attach(
      to: FeedViews(
        main: main, pages: pages, header: header, place: { [weak self] in self?.place ?? .middle }))
    for index in lists.indices { setRows(of: index) }
    applyTunables()
    usePlace(tunedPlace)
    layOut(in: context.engine.window.bounds.size)
  }

  private func build() {
    root.backgroundColor = PhoneTheme.grouped
    main.backgroundColor = PhoneTheme.grouped
    main.alwaysBounceVertical = true
    main.showsIndicators = false
    main.delegate = self
    pages.delegate = self
    for (index, list) in lists.enumerated() {
      list.drawRow = { row, rect, canvas in PostRow.draw(row, series: index + 4, in: rect, &canvas) }
      list.drawPlaceholder = { rect, canvas in Self.drawNothingHere(in: rect, &canvas) }
    }
    main.addSubview(header)
    main.addSubview(pages.view)
    main.addSubview(menu)
    root.addSubview(main)
    menu.didSelect = { [weak self] index in self?.select(index) }
  }

  private static func drawNothingHere(in rect: Rect, _ canvas: inout Canvas) {
    let middle = min(rect.midY, 200)
    var title = PhoneTheme.headline()
    title.alignment = .center
    canvas.text("Nothing here yet", in: Rect(x: rect.minX, y: middle - 24, width: rect.width, height: 22), title)
    var note = PhoneTheme.footnote()
    note.alignment = .center
    canvas.text("Pull down to look again.", in: Rect(x: rect.minX, y: middle, width: rect.width, height: 18), note)
  }

  /// Where `main` pins: the height of the header.
  private var pin: Double { tunables["header.height"] }

  private func layOut(in size: Size) {
    let headerHeight = tunables["header.height"]
    let listHeight = max(1, size.height - Self.menuHeight)
    root.frame = Rect(origin: .zero, size: size)
    main.frame = root.frame
    main.contentSize = Size(width: size.width, height: headerHeight + Self.menuHeight + listHeight)
    header.frame = Rect(x: 0, y: 0, width: size.width, height: headerHeight)
    menu.frame = Rect(x: 0, y: headerHeight, width: size.width, height: Self.menuHeight)
    pages.layOut(in: Rect(x: 0, y: headerHeight + Self.menuHeight, width: size.width, height: listHeight))
    for list in lists { list.layoutSubviews() }
    showProgress()
  }

  private func showProgress() {
    menu.position = pages.position
  }
}

extension FeedScene {
  private func select(_ tab: Int) { pages.select(tab, in: main) }

  /// Takes `select-tab`.
  public func perform(_ command: String, with argument: CommandArgument?) {
    if command == "select-tab", case .number(let number) = argument, number.isFinite, abs(number) < 1000 {
      select(Int(number))
    }
  }

  /// Takes new values.
  ///
  /// A pinned header stays pinned; otherwise the content under the top edge stays where it is. Rows that were loaded stay
  /// unless their own number is set.
  public func tune(_ changes: [TuneChange]) {
    let isPinned = main.contentOffset.y >= pin
    let changed = changes.filter { tunables.set($0) }
    for (index, list) in lists.enumerated() where changes.contains(where: { $0.id == "\(list.name).rows" }) {
      setRows(of: index)
    }
    guard !changed.isEmpty else { return }
    applyTunables()
    layOut(in: root.frame.size)
    if isPinned { main.adjustOffset(to: pin, .vertical) }
  }

  /// Lays out for a new size; a pinned header stays pinned.
  public func viewportDidChange(to size: Size) { layOut(in: size) }

  /// A stroke along the page shares its way between `main` and the list under the finger, or the shown one where it
  /// began elsewhere.
  public func meteredViews(_ axis: Axis, touched: [ScrollView]) -> [ScrollView] {
    pages.meteredViews(axis, touched: touched, in: main)
  }
}

/// The scene hears its scroll views and passes everything on to the strategy.
extension FeedScene: ForwardingScrollViewDelegate {
  /// Keeps the menu in step, and lists that have gone out of sight where they are.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {
    pages.didScroll(scrollView)
    strategy.scrollViewDidScroll(scrollView)
    showProgress()
  }

  /// The strategy.
  public var nextDelegate: any ScrollViewDelegate { strategy }
}
