/// Everything that can be chosen by id: what `list` prints, and what files and options are checked against.
public struct Catalogue: Sendable, Hashable {
  /// Something with an id: a strategy, a preset, an overlay.
  public struct Entry: Sendable, Hashable {
    /// The stable id, in kebab case.
    public var id: String
    /// The name for people.
    public var title: String
    /// One sentence on what it is.
    public var about: String

    /// Makes an entry.
    public init(id: String, title: String, about: String) {
      self.id = id
      self.title = title
      self.about = about
    }
  }

  /// A number that can be set.
  public struct Tunable: Sendable, Hashable {
    /// The id by which it is set, such as `header.height`.
    public var id: String
    /// The name for people.
    public var title: String
    /// The unit; empty for a plain number.
    public var unit: String
    /// The values that it may take.
    public var range: ClosedRange<Double>
    /// The value that it has when nothing sets it.
    public var initial: Double
    /// The names of the values 0, 1, 2, … where the number is a choice; empty where it is a quantity.
    public var choices: [String]
    /// Where the initial value comes from; empty where it is the scene's own.
    public var source: String
    /// Whether it counts something, so that only whole numbers mean anything.
    public var isCount: Bool

    /// The choices of a switch: 0 is no and 1 is yes.
    public static let noOrYes = ["no", "yes"]

    /// Makes a tunable.
    public init(
      id: String, title: String, unit: String, range: ClosedRange<Double>, initial: Double, choices: [String] = [],
      source: String = "", isCount: Bool = false
    ) {
      self.id = id
      self.title = title
      self.unit = unit
      self.isCount = isCount
      self.range = range
      self.initial = initial
      self.choices = choices
      self.source = source
    }
  }

  /// A value that a scene publishes in every frame.
  public struct Value: Sendable, Hashable {
    /// The name, such as `main.offset.y`.
    public var name: String
    /// The unit; empty for a plain number or a word.
    public var unit: String
    /// What it says.
    public var meaning: String

    /// Makes a value.
    public init(name: String, unit: String, meaning: String) {
      self.name = name
      self.unit = unit
      self.meaning = meaning
    }
  }

  /// A command that a scene understands.
  public struct Command: Sendable, Hashable {
    /// What stands after `with`.
    public enum Argument: Sendable, Hashable {
      /// Nothing.
      case none
      /// A number.
      case number
      /// One of these words, or any text where the list is empty.
      case text([String])
    }

    /// The id, such as `select-tab`.
    public var id: String
    /// What it does.
    public var about: String
    /// The argument that it takes.
    public var argument: Argument

    /// Makes a command.
    public init(id: String, about: String, argument: Argument) {
      self.id = id
      self.about = about
      self.argument = argument
    }
  }

  /// A scene with what belongs to it.
  public struct Scene: Sendable, Hashable {
    /// Its id, title and conflict.
    public var entry: Entry
    /// How it can resolve its conflict.
    public var strategies: [Entry]
    /// The numbers that it lets one set.
    public var tunables: [Tunable]
    /// The values that it describes itself; see `publishedValues` for all that it publishes.
    public var values: [Value]
    /// The commands that it understands.
    public var commands: [Command]

    /// Makes a scene.
    public init(
      entry: Entry, strategies: [Entry], tunables: [Tunable] = [], values: [Value] = [], commands: [Command] = []
    ) {
      self.entry = entry
      self.strategies = strategies
      self.tunables = tunables
      self.values = values
      self.commands = commands
    }
  }

  /// The scenes.
  public var scenes: [Scene]
  /// The physics presets.
  public var presets: [Entry]
  /// The overlays.
  public var overlays: [Entry]
  /// The keys of the window: the key's name stands for the id.
  public var keys: [Entry]
  /// The physics constants that can be set in every scene.
  public var physics: [Tunable]

  /// Makes a catalogue.
  public init(
    scenes: [Scene] = [], presets: [Entry] = [], overlays: [Entry] = [], keys: [Entry] = [], physics: [Tunable] = []
  ) {
    self.scenes = scenes
    self.presets = presets
    self.overlays = overlays
    self.keys = keys
    self.physics = physics
  }

  /// The scene with an id, if there is one.
  public func scene(_ id: String) -> Scene? { scenes.first { $0.entry.id == id } }
}
