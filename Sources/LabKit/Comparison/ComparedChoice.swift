/// One of the runs that stand side by side: the same scene with a strategy and a preset of its own.
public struct ComparedChoice: Sendable, Hashable {
  /// What the run starts from.
  public var configuration: RunConfiguration
  /// The ids that tell it from the others: of its strategy, of its preset, or both with a plus sign between.
  public var id: String
  /// The same for people.
  public var title: String

  /// Makes a choice.
  public init(configuration: RunConfiguration, id: String, title: String) {
    self.configuration = configuration
    self.id = id
    self.title = title
  }

  /// Names runs by what they differ in: their strategies where all have one preset, else their presets where all have
  /// one strategy, else both.
  public static func naming(_ configurations: [RunConfiguration], catalogue: Catalogue) -> [ComparedChoice] {
    let hasOnePreset = Set(configurations.map(\.preset)).count == 1
    let hasOneStrategy = Set(configurations.map(\.strategy)).count == 1
    return configurations.map { configuration in
      let strategies = catalogue.scene(configuration.scene)?.strategies ?? []
      let strategy = strategies.first { $0.id == configuration.strategy }?.title ?? configuration.strategy
      let preset = catalogue.presets.first { $0.id == configuration.preset }?.title ?? configuration.preset
      if hasOnePreset {
        return ComparedChoice(configuration: configuration, id: configuration.strategy, title: strategy)
      }
      if hasOneStrategy {
        return ComparedChoice(configuration: configuration, id: configuration.preset, title: preset)
      }
      return ComparedChoice(
        configuration: configuration, id: "\(configuration.strategy)+\(configuration.preset)",
        title: "\(strategy) · \(preset)")
    }
  }
}
