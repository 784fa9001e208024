import Primitives

/// How the window is opened.
public struct RunOptions: Sendable, Hashable {
  /// How frames reach the screen.
  public enum Renderer: String, Sendable, Hashable, CaseIterable {
    /// By what is there.
    case auto
    /// By the processor.
    case software
    /// By the graphics card.
    case opengl
  }

  /// Where trackpad input comes from.
  public enum Input: String, Sendable, Hashable, CaseIterable {
    /// From the display server where it tells more, else from SDL.
    case auto
    /// From SDL alone.
    case sdl
  }

  /// Whether something is done.
  public enum Switch: String, Sendable, Hashable, CaseIterable {
    /// It is done.
    case on
    /// It is not done.
    case off
  }

  /// The scene, where one is asked for.
  public var scene: String?
  /// The strategy, where one is asked for.
  public var strategy: String?
  /// The preset, where one is asked for.
  public var preset: String?
  /// The strategies and presets that stand side by side; empty for one alone.
  public var compare: [String]
  /// The overlays that are shown at the start.
  public var overlays: [String]
  /// The file to which a trace is written.
  public var trace: String?
  /// The trace or case that is replayed.
  public var replay: String?
  /// Seconds of the run for a second of the clock.
  public var speed: Double
  /// Pixels for a point; nil for what the display says.
  public var scale: Double?
  /// The size of the window in points; nil for the lab's own.
  public var size: Size?
  /// Frames a second; nil for what the display does.
  public var hertz: Double?
  /// How frames reach the screen.
  public var renderer: Renderer
  /// Where trackpad input comes from.
  public var input: Input
  /// Whether fingers get the place that they have at the moment of a frame.
  ///
  /// They are not if left out: a frame answers what a finger reports sooner than the resampled place is known, and what
  /// is recorded is what the screen said.
  public var resamplesTouches: Bool
  /// Seconds after which the window closes by itself.
  public var exitAfter: Double?

  /// The command, for the table of commands.
  public static let specification = CommandSpecification(
    "run", "open the lab in a window; this is what happens without a command",
    options: [
      OptionSpecification("scene", .text("ID"), "the scene to start with: scroll-lab list scenes"),
      OptionSpecification("strategy", .text("ID"), "how the scene resolves its conflict: scroll-lab list strategies"),
      OptionSpecification("preset", .text("ID"), "the physics; ios if left out: scroll-lab list presets"),
      OptionSpecification("compare", .list("ID"), "two to four strategies or presets side by side"),
      OptionSpecification("overlay", .list("ID"), "the overlays to show: scroll-lab list overlays"),
      OptionSpecification("trace", .text("OUT.jsonl"), "record everything that the run depends on"),
      OptionSpecification("replay", .text("IN.jsonl"), "play a trace or a case in the window"),
      OptionSpecification("speed", .number("X", 0.01...100), "slow motion below 1, time lapse above"),
      OptionSpecification("scale", .number("X", 0.25...8), "pixels for a point; what the display says if left out"),
      OptionSpecification("size", .size, "the size of the window in points, such as 1180x920"),
      OptionSpecification("hz", .number("N", 1...1000), "frames a second; what the display does if left out"),
      OptionSpecification("renderer", .choice(Renderer.allCases.map(\.rawValue)), "how frames reach the screen"),
      OptionSpecification("input", .choice(Input.allCases.map(\.rawValue)), "where trackpad input comes from"),
      OptionSpecification(
        "resample", .choice(Switch.allCases.map(\.rawValue)), "fingers at even steps, 5 ms late; off if left out"),
      OptionSpecification("exit-after", .number("SECONDS", 0...86400), "close the window by itself"),
    ])

  /// Takes the options from a command line, and checks the ids in them.
  ///
  /// - Throws: `UsageError` that lists the ids there are, or names what does not go together.
  public init(_ parsed: ParsedCommand, catalogue: Catalogue) throws {
    scene = parsed.text("scene")
    strategy = parsed.text("strategy")
    preset = parsed.text("preset")
    compare = parsed.list("compare")
    overlays = parsed.list("overlay")
    trace = parsed.text("trace")
    replay = parsed.text("replay")
    speed = parsed.number("speed") ?? 1
    scale = parsed.number("scale")
    size = parsed.size("size")
    hertz = parsed.number("hz")
    renderer = parsed.text("renderer").flatMap(Renderer.init) ?? .auto
    input = parsed.text("input").flatMap(Input.init) ?? .auto
    resamplesTouches = parsed.text("resample") == Switch.on.rawValue
    exitAfter = parsed.number("exit-after")
    let check = IdentifierCheck(catalogue: catalogue, command: parsed.name)
    try check.scene(scene)
    if strategy != nil, scene == nil, replay == nil {
      throw UsageError("--strategy needs a --scene that it belongs to", command: parsed.name)
    }
    if let scene, replay != nil {
      throw UsageError(
        "--scene \(scene) does not go with --replay: the file says which scene it plays", command: parsed.name)
    }
    if let trace, let replay, TextFile.areSame(trace, replay) {
      throw UsageError("--trace would write over what --replay plays: \(trace)", command: parsed.name)
    }
    if let scene { try check.strategy(strategy, of: scene) }
    try check.preset(preset)
    for overlay in overlays { try check.overlay(overlay) }
  }
}
