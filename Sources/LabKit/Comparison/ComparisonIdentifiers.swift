/// Reads what stands after `--compare`: ids of strategies or presets, each of which makes a run.
///
/// One id is compared with the run's own strategy and preset; of several each makes a run of its own. Where an id is that
/// of a strategy and of a preset, `strategy:ID` and `preset:ID` say which is meant.
public struct ComparisonIdentifiers: Sendable {
  /// The most runs that have room side by side.
  public static let mostPhones = 4

  private let catalogue: Catalogue
  private let command: String

  /// Makes a reader for a command.
  public init(catalogue: Catalogue, command: String) {
    self.catalogue = catalogue
    self.command = command
  }

  /// The runs that some ids stand for.
  ///
  /// - Parameters:
  ///   - ids: the ids, at least one.
  ///   - base: the run that they vary.
  ///   - limit: the most runs; nil for any number.
  /// - Throws: `UsageError` for an id that is unknown, ambiguous or named twice, for one that changes nothing, and for
  ///   too many.
  public func choices(
    _ ids: [String], of base: RunConfiguration, limit: Int? = mostPhones
  ) throws -> [ComparedChoice] {
    var configurations = try ids.map { try configuration($0, of: base) }
    if configurations.count == 1 {
      guard configurations[0] != base else {
        throw UsageError("--compare: \(ids[0]) is what runs already; name another one", command: command)
      }
      configurations.insert(base, at: 0)
    }
    for (index, configuration) in configurations.enumerated()
    where configurations[..<index].contains(configuration) {
      throw UsageError("--compare: \(ids[index]) stands there twice", command: command)
    }
    if let limit, configurations.count > limit {
      throw UsageError(
        "--compare: expected at most \(limit) to stand side by side, found \(configurations.count)", command: command)
    }
    return ComparedChoice.naming(configurations, catalogue: catalogue)
  }

  private func configuration(_ id: String, of base: RunConfiguration) throws -> RunConfiguration {
    let strategies = catalogue.scene(base.scene)?.strategies.map(\.id) ?? []
    let presets = catalogue.presets.map(\.id)
    let (strategyPrefix, presetPrefix) = ("strategy:", "preset:")
    var varied = base
    if id.hasPrefix(strategyPrefix), strategies.contains(String(id.dropFirst(strategyPrefix.count))) {
      varied.strategy = String(id.dropFirst(strategyPrefix.count))
    } else if id.hasPrefix(presetPrefix), presets.contains(String(id.dropFirst(presetPrefix.count))) {
      varied.preset = String(id.dropFirst(presetPrefix.count))
    } else {
      switch (strategies.contains(id), presets.contains(id)) {
      case (true, true):
        throw UsageError(
          "--compare: \(id) is a strategy and a preset; write \(strategyPrefix)\(id) or \(presetPrefix)\(id)",
          command: command)
      case (true, false): varied.strategy = id
      case (false, true): varied.preset = id
      case (false, false):
        throw UsageError.unknown(
          "strategy of the scene \(base.scene), or preset:", id, allowed: strategies + presets, command: command)
      }
    }
    return varied
  }
}
