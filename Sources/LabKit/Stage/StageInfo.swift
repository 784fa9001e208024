import InputEvents

/// What the stage says about itself: which run it shows, and how its frames reach the screen.
public struct StageInfo: Sendable, Hashable {
  /// The scene that runs; nil where none is named.
  public var scene: Catalogue.Entry?
  /// The strategies of the scene, in order.
  public var strategies: [Catalogue.Entry]
  /// The id of the strategy that runs.
  public var strategy: String
  /// The preset that runs; nil where none is named.
  public var preset: Catalogue.Entry?
  /// Whether constants of the preset were changed since.
  public var isTuned = false
  /// A line about a special state, such as a replay; empty where there is none.
  public var notice: String
  /// Which renderer draws, in words.
  public var renderer: String
  /// Pixels of the display for a point.
  public var scale: Double
  /// Frames a second that are wanted; 0 where nothing paces them.
  public var hertz: Double
  /// Where input comes from, in words; empty where there is none.
  public var input = ""
  /// What the latest frame shows of fingers that are resampled; nil where they are not.
  public var resampling: TouchResampler.State?
  /// What is measured of the frames.
  public var frames = FrameStatistics()

  /// Describes a stage.
  public init(
    scene: Catalogue.Entry? = nil, strategies: [Catalogue.Entry] = [], strategy: String = "",
    preset: Catalogue.Entry? = nil, notice: String = "", renderer: String = "off-screen", scale: Double = 1,
    hertz: Double = 0
  ) {
    self.scene = scene
    self.strategies = strategies
    self.strategy = strategy
    self.preset = preset
    self.notice = notice
    self.renderer = renderer
    self.scale = scale
    self.hertz = hertz
  }

  /// Describes a stage on which a configuration runs.
  public init(_ configuration: RunConfiguration, catalogue: Catalogue) {
    let scene = catalogue.scene(configuration.scene)
    self.init(
      scene: scene?.entry, strategies: scene?.strategies ?? [], strategy: configuration.strategy,
      preset: catalogue.presets.first { $0.id == configuration.preset })
  }

  /// Takes over what another run said about the display: renderer, scale, rate and measured times.
  public mutating func keepDisplay(of other: StageInfo) {
    renderer = other.renderer
    scale = other.scale
    hertz = other.hertz
    input = other.input
    resampling = other.resampling
    frames = other.frames
    notice = other.notice
  }

  /// The strategy that runs; nil where its id is not among the scene's.
  public var strategyEntry: Catalogue.Entry? { strategies.first { $0.id == strategy } }

  /// The preset's name, with a word where its constants were changed.
  public var presetTitle: String? { preset.map { isTuned ? "\($0.title), tuned" : $0.title } }

  /// Scene, strategy and preset in one line.
  public var caption: String {
    [scene?.title, strategyEntry?.title, presetTitle].compactMap { $0 }.joined(separator: " · ")
  }
}
