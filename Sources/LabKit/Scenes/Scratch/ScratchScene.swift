import InputEvents
import InteractionKit
import Primitives

/// A scroll view built up from nothing, step by step: a canvas with a grid, moved by a pan that sets its origin.
public final class ScratchScene: Scene {
  /// The view that fills the viewport.
  public let root = View(name: "scratch")

  private let tunables: SceneTunables
  private let strategy: String
  private let canvas: CanvasView
  private let grid = ScratchGridView(name: "grid")
  private let notes = ScratchNotesView(name: "notes")
  private let status = StatusBarView()
  private static let contentSize = Size(width: 1000, height: 1600)
  private static let canvasSize = Size(width: 300, height: 500)

  init(_ context: SceneContext) {
    tunables = context.tunables
    strategy = context.strategy
    canvas = CanvasView(
      name: "canvas", contentSize: Self.contentSize,
      rules: CanvasRules(strategy: context.strategy, tunables: context.tunables),
      environment: context.engine.window.environment)
    root.backgroundColor = PhoneTheme.grouped
    canvas.backgroundColor = PhoneTheme.background
    canvas.clipsToBounds = tunables.isOn("canvas.clips")
    canvas.cornerRadius = 14
    grid.frame = Rect(origin: .zero, size: Self.contentSize)
    canvas.addSubview(grid)
    root.addSubview(canvas)
    notes.canvas = canvas
    notes.isUserInteractionEnabled = false
    root.addSubview(notes)
    root.addSubview(status)
    viewportDidChange(to: context.engine.window.bounds.size)
  }

  /// Takes new values; a drag or a motion goes on by the new rules.
  public func tune(_ changes: [TuneChange]) {
    guard !changes.filter({ tunables.set($0) }).isEmpty else { return }
    canvas.clipsToBounds = tunables.isOn("canvas.clips")
    canvas.take(CanvasRules(strategy: strategy, tunables: tunables))
  }

  /// Puts the canvas into the middle, smaller where there is no room for all of it.
  public func viewportDidChange(to size: Size) {
    root.frame = Rect(origin: .zero, size: size)
    notes.frame = root.frame
    status.frame = Rect(x: 0, y: 0, width: size.width, height: 54)
    let width = min(Self.canvasSize.width, size.width - 20)
    let height = min(Self.canvasSize.height, max(size.height * 0.5, size.height - 120))
    let frame = Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    guard frame != canvas.frame else { return }
    canvas.frame = frame
    canvas.limitsDidChange()
  }
}

extension ScratchScene {
  private static func flag(_ id: String, _ title: String, _ initial: Double) -> Catalogue.Tunable {
    Catalogue.Tunable(
      id: id, title: title, unit: "", range: 0...1, initial: initial, choices: Catalogue.Tunable.noOrYes)
  }

  /// The scene as the registry lists it.
  static let descriptor = SceneDescriptor(
    catalogue: Catalogue.Scene(
      entry: Catalogue.Entry(
        id: "scratch", title: "From scratch",
        about: "A scroll view made of a plain view and a pan: the finger moves the origin of its bounds, step by step."),
      strategies: [
        Catalogue.Entry(
          id: "coordinated", title: "Coordinated",
          about: "All steps: limits, a rubber band, and inertia with an exact velocity."),
        Catalogue.Entry(
          id: "clamped", title: "Clamped", about: "The origin follows the finger and stops hard where the content ends."
        ),
        Catalogue.Entry(
          id: "unbounded", title: "Unbounded", about: "The origin follows the finger, also to where there is nothing."),
      ],
      tunables: [
        flag("canvas.clamps", "The origin has limits", 1),
        flag("canvas.bounces", "The limits give way", 1),
        flag("canvas.clips", "Content outside is cut off", 1),
        flag("canvas.directionalLock", "A drag keeps to its axis", 0),
        flag("canvas.paging", "Rests on whole pages", 0),
      ]),
    make: { ScratchScene($0) })
}
