import InputEvents
import Primitives

extension LiveRun {
  /// What a key asks of the window, beyond the run and its stage.
  public enum WindowRequest: Sendable, Hashable {
    /// Draw larger by a step, smaller by a step, or at the size at the start.
    case enlarge, reduce, actualSize
    /// Close.
    case quit
  }

  /// Takes a key; it stands in the trace whether it does anything or not.
  ///
  /// - Returns: what is left for the window to do.
  /// - Throws: as `restart` does.
  public func press(_ key: String, at now: Timestamp) throws -> WindowRequest? {
    take(.key(key), at: now)
    if try pressMenu(key, at: now) { return nil }
    guard let action = KeyBindings.action(for: key) else { return nil }
    switch action {
    case .toggleOverlay(let id): stage.toggle(id)
    case .menu: toggleMenu()
    case .help: stage.showsHelp.toggle()
    case .restart: try restartRecorded(configuration, at: now)
    case .nextStrategy: try restartRecorded(withNextStrategy(), at: now)
    case .nextScene: try restartRecorded(withNextScene(), at: now)
    case .nextPreset: takePreset(withNextPreset().preset, at: now)
    case .scrollToTop: take(.perform("scroll-to-top", nil), at: now)
    case .enlarge: return .enlarge
    case .reduce: return .reduce
    case .actualSize: return .actualSize
    case .quit:
      guard stage.showsHelp, key == "escape" else { return .quit }
      stage.showsHelp = false
    }
    return nil
  }

  /// Starts another run after a last frame with the key, so that the old trace holds it.
  func restartRecorded(_ configuration: RunConfiguration, at now: Timestamp) throws {
    try step(at: now)
    try restart(configuration, at: now)
  }

  /// The present configuration with the next strategy of its scene.
  public func withNextStrategy() -> RunConfiguration {
    var next = configuration
    next.strategy =
      Self.successor(of: next.strategy, in: catalogue.scene(next.scene)?.strategies.map(\.id) ?? [])
    return next
  }

  /// The present configuration with the next preset.
  public func withNextPreset() -> RunConfiguration {
    var next = configuration
    next.preset = Self.successor(of: next.preset, in: catalogue.presets.map(\.id))
    return next
  }

  private static func successor(of id: String, in ids: [String]) -> String {
    guard let index = ids.firstIndex(of: id) else { return id }
    return ids[(index + 1) % ids.count]
  }

  private func withNextScene() -> RunConfiguration {
    let scenes = catalogue.scenes
    guard let index = scenes.firstIndex(where: { $0.entry.id == configuration.scene }) else { return configuration }
    let scene = scenes[(index + 1) % scenes.count]
    return RunConfiguration(
      scene: scene.entry.id, strategy: Self.standardStrategy(of: scene), preset: configuration.preset,
      viewport: configuration.viewport, seed: configuration.seed)
  }

  /// The strategy with which a scene starts where none is named: ours where it has it, else its first.
  public static func standardStrategy(of scene: Catalogue.Scene) -> String {
    let ids = scene.strategies.map(\.id)
    return ids.contains("coordinated") ? "coordinated" : ids.first ?? ""
  }
}
