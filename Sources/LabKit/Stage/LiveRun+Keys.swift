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
    if try pressMenu(key, at: now) || pressTuning(key, at: now) { return nil }
    guard let action = KeyBindings.action(for: key) else { return nil }
    switch action {
    case .toggleOverlay(let id): stage.toggle(id)
    case .menu: toggleMenu()
    case .tuning: toggleTuning()
    case .savePreset: savePreset()
    case .help: stage.showsHelp.toggle()
    case .restart: try restartRecorded(choices, at: now)
    case .nextStrategy: try restartRecorded(withNextStrategy(), at: now)
    case .nextScene: try restartRecorded(withNextScene(), at: now)
    case .nextPreset:
      if hasOnePreset { takePreset(nextPreset, at: now) } else { try restartRecorded(withNextPreset(), at: now) }
    case .compare:
      try restartRecorded(withAnotherPhone(), at: now)
      wantedPhones = choices.count
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

  /// Starts other runs after a last frame with the key, so that the old trace holds it.
  func restartRecorded(_ choices: [ComparedChoice], at now: Timestamp) throws {
    try step(at: now)
    try restart(choices, at: now)
  }

  /// The strategy with which a scene starts where none is named: ours where it has it, else its first.
  public static func standardStrategy(of scene: Catalogue.Scene) -> String {
    let ids = scene.strategies.map(\.id)
    return ids.contains("coordinated") ? "coordinated" : ids.first ?? ""
  }
}
