import InputEvents
import InteractionKit
import Primitives

/// Scroll views in scroll views, each with a little room: a stroke and a fling pass through all of them.
///
/// `level1` is the outermost. Each level holds a strip with its name and, below it, the next level, which is as much
/// higher than its superview's viewport as that has room: scrolled to its end a level shows the end of the next one.
public final class StackScene: Scene {
  /// The view that fills the viewport.
  public let root = View(name: "stack")

  /// How far each level can scroll, in points.
  static let room = 200.0

  private let tunables: SceneTunables
  private var levels: [StackLevelView] = []
  private let status = StatusBarView()
  private let gauges = StackGaugesView(name: "gauges")
  private let group: ScrollGroup
  private let members: Members

  /// The levels as the group asks for them.
  private final class Members {
    var views: [ScrollView] = []
  }

  init(_ context: SceneContext) {
    tunables = context.tunables
    let members = Members()
    self.members = members
    group = ScrollGroup(axis: .vertical) { members.views }
    root.backgroundColor = PhoneTheme.grouped
    gauges.isUserInteractionEnabled = false
    build()
    root.addSubview(gauges)
    root.addSubview(status)
    viewportDidChange(to: context.engine.window.bounds.size)
  }

  /// Nests as many levels as the tunable says.
  private func build() {
    levels.first?.removeFromSuperview()
    let depth = tunables.count("stack.depth")
    levels = (1...depth).map { StackLevelView(number: $0, of: depth) }
    members.views = levels
    var outer = root
    for level in levels {
      level.group = group
      outer.insertSubview(level, at: 0)
      outer = level
    }
    levels.first?.alwaysBounceVertical = true
    gauges.levels = levels
  }

  /// Takes another depth: the levels are made anew, at their tops.
  public func tune(_ changes: [TuneChange]) {
    guard changes.filter({ tunables.set($0) }).contains(where: { $0.id == "stack.depth" }) else { return }
    if tunables.count("stack.depth") != levels.count { build() }
    viewportDidChange(to: root.frame.size)
  }

  /// Lays out for a new size.
  ///
  /// All strips together take less than half of the height, so that the middle of the viewport is in the innermost level
  /// while all are at their tops.
  public func viewportDidChange(to size: Size) {
    root.frame = Rect(origin: .zero, size: size)
    let top = min(56, size.height * 0.08)
    let strip = min(44, ((size.height * 0.48 - top) / Double(levels.count)).rounded(.down))
    let margin = min(8, (size.width * 0.15 / Double(levels.count) * 4).rounded(.down) / 4)
    var frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    for level in levels {
      level.stripTop = level === levels.first ? top : 0
      level.strip = strip
      level.frame = frame
      level.contentSize = Size(width: frame.width, height: frame.height + Self.room)
      let above = level.stripTop + strip
      frame = Rect(
        x: margin, y: above, width: frame.width - 2 * margin, height: frame.height + Self.room - above)
    }
    status.frame = Rect(x: 0, y: 0, width: size.width, height: 54)
    let height = min(104, size.height / 5)
    gauges.frame = Rect(
      x: 16, y: size.height - height - min(24, size.height * 0.03), width: size.width - 32, height: height)
  }

  /// Takes `scroll-to-top`.
  public func perform(_ command: String, with argument: CommandArgument?) {
    if command == "scroll-to-top" { (root.root as? Window)?.scrollToTop() }
  }

  /// How many levels there are.
  public func namedValues() -> [NamedValue] { [NamedValue("stack.depth", Double(levels.count))] }

  /// A stroke shares its way among all levels, wherever it began.
  public func meteredViews(_ axis: Axis, touched: [ScrollView]) -> [ScrollView] {
    axis == .vertical ? levels : touched
  }
}

extension StackScene {
  /// The scene as the registry lists it.
  static let descriptor = SceneDescriptor(
    catalogue: Catalogue.Scene(
      entry: Catalogue.Entry(
        id: "stack", title: "Stack",
        about: "Many scroll views, each in the last and each with a little room: one stroke passes through all of them."
      ),
      strategies: [
        Catalogue.Entry(
          id: "coordinated", title: "Coordinated",
          about: "One chain of all levels: a drag and a fling pass from view to view without a step.")
      ],
      tunables: [
        Catalogue.Tunable(
          id: "stack.depth", title: "Scroll views in each other", unit: "", range: 2...32, initial: 8,
          isCount: true)
      ],
      values: [
        Catalogue.Value(name: "stack.depth", unit: "", meaning: "how many levels there are")
      ],
      commands: [
        Catalogue.Command(id: "scroll-to-top", about: "Brings all levels to their tops.", argument: .none)
      ]),
    make: { StackScene($0) })
}
