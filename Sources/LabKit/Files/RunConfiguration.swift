import InputEvents
import Primitives

/// What a run starts from: together with its inputs it is everything that the run depends on.
public struct RunConfiguration: Sendable, Hashable {
  /// The id of the scene.
  public var scene: String
  /// The id of the strategy by which the scene resolves its conflict.
  public var strategy: String
  /// The id of the physics preset.
  public var preset: String
  /// The size of the viewport, in points.
  public var viewport: Size
  /// The seed of everything random.
  public var seed: UInt64
  /// Tunables that differ from their defaults, in the order in which they are set.
  public var tune: [TuneChange]

  /// Makes a configuration; what is left out is as a case that says nothing has it.
  public init(
    scene: String, strategy: String = "coordinated", preset: String = "ios",
    viewport: Size = Size(width: 390, height: 844), seed: UInt64 = 1, tune: [TuneChange] = []
  ) {
    self.scene = scene
    self.strategy = strategy
    self.preset = preset
    self.viewport = viewport
    self.seed = seed
    self.tune = tune
  }
}
