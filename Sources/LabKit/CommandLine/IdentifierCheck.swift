/// Checks ids on a command line against the catalogue.
public struct IdentifierCheck: Sendable {
  private let catalogue: Catalogue
  private let command: String

  /// Makes a check for the options of a command.
  public init(catalogue: Catalogue, command: String) {
    self.catalogue = catalogue
    self.command = command
  }

  /// Checks the id of a scene, where one is given.
  ///
  /// - Throws: `UsageError` that lists the ids there are; so do the other checks.
  public func scene(_ id: String?) throws { try known("scene", id, catalogue.scenes.map(\.entry.id)) }

  /// Checks the id of a strategy of a scene, where one is given.
  public func strategy(_ id: String?, of scene: String) throws {
    try known("strategy for the scene \(scene):", id, catalogue.scene(scene)?.strategies.map(\.id) ?? [])
  }

  /// Checks the id of a preset, where one is given.
  public func preset(_ id: String?) throws { try known("preset", id, catalogue.presets.map(\.id)) }

  /// Checks the id of an overlay, where one is given.
  public func overlay(_ id: String?) throws { try known("overlay", id, catalogue.overlays.map(\.id)) }

  private func known(_ kind: String, _ id: String?, _ allowed: [String]) throws {
    guard let id, !allowed.contains(id) else { return }
    throw UsageError.unknown(kind, id, allowed: allowed, command: command)
  }
}
