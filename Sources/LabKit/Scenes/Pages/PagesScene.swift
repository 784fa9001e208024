import InputEvents
import InteractionKit
import Primitives

/// A pager under a swipe back: a navigation stack of two screens, the upper one with three pages of lists.
public final class PagesScene: Scene {
  /// The view that fills the viewport.
  public let root: View

  private let tunables: SceneTunables
  private let screen = PagesScreenView()
  private let navigation: NavigationStackView
  private let controller: PageController
  private let strategy: any PagesStrategy

  /// How far from the left edge a swipe back begins where it is bound to the edge, in points.
  static let edgeWidth = 20.0

  init(_ context: SceneContext) {
    tunables = context.tunables
    let previous = PreviousScreenView()
    navigation = NavigationStackView(lower: previous, upper: screen, environment: context.engine.window.environment)
    root = navigation
    controller = PageController(pager: screen.pages.view, segments: screen.segments)
    strategy = PagesStrategies.make(context.strategy)
    let views = PagesViews(navigation: navigation, controller: controller, pages: screen.pages)
    strategy.attach(to: views)
    previous.didPressOpen = { [weak self] in self?.navigation.push() }
    navigation.popShouldBegin = { [weak self] pan in self?.popMayBegin(pan) ?? false }
    viewportDidChange(to: context.engine.window.bounds.size)
  }

  /// Rightwards on the first page from anywhere; with `pop.edgeOnly` from the left edge, on any page.
  private func popMayBegin(_ pan: PanGestureRecognizer) -> Bool {
    if tunables.isOn("pop.edgeOnly") {
      return pan.location(in: nil).x - pan.translation(in: nil).x <= Self.edgeWidth
    }
    return controller.page == 0 && !controller.isTransitioning
  }

  /// Takes `select-segment`, `push` and `scroll-to-top`.
  public func perform(_ command: String, with argument: CommandArgument?) {
    switch (command, argument) {
    case ("select-segment", .number(let number)) where number.isFinite && abs(number) < 1000:
      controller.select(Int(number))
    case ("push", _): navigation.push()
    case ("scroll-to-top", _): (root.root as? Window)?.scrollToTop()
    default: break
    }
  }

  /// Takes new values.
  public func tune(_ changes: [TuneChange]) { for change in changes { tunables.set(change) } }

  /// Lays out for a new size; the page stays.
  public func viewportDidChange(to size: Size) {
    navigation.frame = Rect(origin: .zero, size: size)
    navigation.layoutSubviews()
    screen.layoutSubviews()
    controller.follow()
  }

  /// The page, the segment, and the way of the swipe back.
  public func namedValues() -> [NamedValue] {
    [
      NamedValue("page.index", Double(controller.page)),
      NamedValue("segment.index", Double(screen.segments.selectedIndex)),
      NamedValue("pops", Double(navigation.popCount)),
      NamedValue("pop.progress", navigation.progress),
    ]
  }
}

extension PagesScene {
  /// The scene as the registry lists it.
  static let descriptor = SceneDescriptor(
    catalogue: Catalogue.Scene(
      entry: Catalogue.Entry(
        id: "pages", title: "Pages",
        about: "A pager under a swipe back: no bounce at the ends, and the first page leads back."),
      strategies: PagesStrategies.all.map(\.entry),
      tunables: [
        Catalogue.Tunable(
          id: "pop.edgeOnly", title: "Swipe back", unit: "", range: 0...1, initial: 0,
          choices: ["on the first page", "from the left edge"])
      ],
      values: [
        Catalogue.Value(name: "page.index", unit: "", meaning: "the page that shows, from 0"),
        Catalogue.Value(name: "segment.index", unit: "", meaning: "the segment that is selected, from 0"),
        Catalogue.Value(name: "pops", unit: "", meaning: "how often the upper screen was taken away"),
        Catalogue.Value(
          name: "pop.progress", unit: "", meaning: "how much of the upper screen is away: 0 none, 1 all of it"),
      ],
      commands: [
        Catalogue.Command(id: "select-segment", about: "Turns to a page, counted from 0.", argument: .number),
        Catalogue.Command(id: "push", about: "Brings the upper screen back.", argument: .none),
        Catalogue.Command(id: "scroll-to-top", about: "Brings the shown list to its top.", argument: .none),
      ]),
    make: { PagesScene($0) })
}
