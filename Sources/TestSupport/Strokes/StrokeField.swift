import InputEvents
import Primitives

/// What a scene offers to random strokes beside its viewport.
public struct StrokeField: Sendable {
  /// A command of the scene that a stroke may give.
  public struct Command: Sendable {
    /// The command's id.
    public var id: String
    /// Its argument, if it takes one.
    public var argument: CommandArgument?

    /// Makes a command.
    public init(_ id: String, _ argument: CommandArgument? = nil) {
      self.id = id
      self.argument = argument
    }
  }

  /// A tunable that a stroke may change.
  public struct Tunable: Sendable {
    /// The tunable's id.
    public var id: String
    /// From where its new values are taken; they are whole numbers.
    public var range: ClosedRange<Int>

    /// Makes a tunable.
    public init(_ id: String, _ range: ClosedRange<Int>) {
      self.id = id
      self.range = range
    }
  }

  /// The size of the viewport at the start, in points.
  public var viewport: Size
  /// Sizes that the viewport may get, in points.
  public var sizes: [Size]
  /// Places on which strokes begin more often than elsewhere, such as tabs; as parts of the viewport, 0 … 1.
  public var hotSpots: [Point]
  /// Commands that may be given.
  public var commands: [Command]
  /// Tunables that may be changed.
  public var tunables: [Tunable]

  /// Makes a field.
  public init(
    viewport: Size = Size(width: 390, height: 844), sizes: [Size] = [], hotSpots: [Point] = [],
    commands: [Command] = [], tunables: [Tunable] = []
  ) {
    self.viewport = viewport
    self.sizes = sizes
    self.hotSpots = hotSpots
    self.commands = commands
    self.tunables = tunables
  }
}
