import Primitives

/// The first line of a trace: what the run started from.
public struct TraceHeader: Sendable, Hashable {
  /// The name of the format.
  public static let format = "scroll-lab-trace"
  /// The version that is written, and the newest that is read.
  public static let version = 1

  /// The id of the scene.
  public var scene: String
  /// The id of the strategy.
  public var strategy: String
  /// The id of the physics preset.
  public var preset: String
  /// The size of the viewport, in points.
  public var viewport: Size
  /// The seed of everything random.
  public var seed: UInt64
  /// Tunables that differ from their defaults, in the order in which they were set.
  public var tune: [TuneChange]
  /// The program that wrote the trace, with its version.
  public var app: String

  /// Makes a header.
  public init(
    scene: String, strategy: String, preset: String, viewport: Size, seed: UInt64, tune: [TuneChange], app: String
  ) {
    self.scene = scene
    self.strategy = strategy
    self.preset = preset
    self.viewport = viewport
    self.seed = seed
    self.tune = tune
    self.app = app
  }
}
