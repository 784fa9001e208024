/// The menu of scenes: what is chosen in it, and how keys and pointers move through it.
///
/// A value without a window: `SceneMenuLayout` says where its parts lie.
public struct SceneMenu: Sendable {
  /// A scene with the way it is run.
  public struct Choice: Sendable, Hashable {
    /// The id of the scene.
    public var scene: String
    /// The id of the strategy.
    public var strategy: String
    /// The id of the preset.
    public var preset: String

    /// Makes a choice.
    public init(scene: String, strategy: String, preset: String) {
      self.scene = scene
      self.strategy = strategy
      self.preset = preset
    }
  }

  /// A list that the arrow keys move in.
  public enum Section: Sendable, Hashable, CaseIterable {
    /// The scenes.
    case scenes
    /// The strategies of the chosen scene.
    case strategies
    /// The physics.
    case presets
  }

  /// What is left to do after a key or a press.
  public enum Outcome: Sendable, Hashable {
    /// Nothing: the menu stays.
    case stays
    /// The choice takes effect, and the menu stays.
    case chooses
    /// The choice takes effect, and the menu closes.
    case choosesAndCloses
    /// The menu closes without a choice.
    case closes
  }

  /// The scenes, in order.
  public let scenes: [Catalogue.Scene]
  /// The presets, in order.
  public let presets: [Catalogue.Entry]
  /// What is marked.
  public private(set) var choice: Choice
  /// The list in which the arrow keys move.
  public private(set) var section: Section
  /// What runs at present.
  public let running: Choice

  /// Opens the menu on what runs.
  public init(_ running: Choice, catalogue: Catalogue, section: Section = .scenes) {
    self.section = section
    scenes = catalogue.scenes
    presets = catalogue.presets
    choice = running
    self.running = running
  }

  /// The marked scene; nil where its id is not among the scenes.
  public var scene: Catalogue.Scene? { scenes.first { $0.entry.id == choice.scene } }

  /// The ids in a list.
  public func ids(_ section: Section) -> [String] {
    switch section {
    case .scenes: scenes.map(\.entry.id)
    case .strategies: scene?.strategies.map(\.id) ?? []
    case .presets: presets.map(\.id)
    }
  }

  /// The marked id of a list.
  public func marked(_ section: Section) -> String {
    switch section {
    case .scenes: choice.scene
    case .strategies: choice.strategy
    case .presets: choice.preset
    }
  }

  /// Takes a key: up and down within a list, left and right to another one, return takes the choice, escape leaves.
  public mutating func press(_ key: String) -> Outcome {
    switch key {
    case "up": step(-1)
    case "down": step(1)
    case "left", "shift+tab": turn(-1)
    case "right", "tab": turn(1)
    case "return", "space": return .choosesAndCloses
    case "escape", "l": return .closes
    default: break
    }
    return .stays
  }

  /// Marks an id of a list, as a press on it does; the choice takes effect at once.
  public mutating func press(_ section: Section, _ id: String) -> Outcome {
    self.section = section
    mark(section, id)
    return .chooses
  }

  /// Marks the next or the one before, round the ends.
  private mutating func step(_ distance: Int) {
    let ids = ids(section)
    guard let index = ids.firstIndex(of: marked(section)) else { return }
    mark(section, ids[(index + distance + ids.count) % ids.count])
  }

  private mutating func turn(_ distance: Int) {
    let all = Section.allCases
    guard let index = all.firstIndex(of: section) else { return }
    section = all[(index + distance + all.count) % all.count]
  }

  private mutating func mark(_ section: Section, _ id: String) {
    switch section {
    case .scenes:
      guard id != choice.scene else { return }
      choice.scene = id
      // Another scene begins as it does from the command line; the one that runs keeps its strategy.
      choice.strategy = id == running.scene ? running.strategy : scene.map(LiveRun.standardStrategy) ?? ""
    case .strategies: choice.strategy = id
    case .presets: choice.preset = id
    }
  }
}
