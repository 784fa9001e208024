/// What runs next: other strategies, presets and scenes, alone or side by side.
extension LiveRun {
  /// Whether all runs have one preset.
  var hasOnePreset: Bool { Set(choices.map(\.configuration.preset)).count == 1 }

  /// The preset after that of the first run.
  var nextPreset: String { Self.successor(of: configuration.preset, in: catalogue.presets.map(\.id)) }

  /// The present choices with the next strategy of their scene in the selected one; one that stands beside it already is
  /// passed over.
  public func withNextStrategy() -> [ComparedChoice] {
    let strategies = catalogue.scene(configuration.scene)?.strategies.map(\.id) ?? []
    return varied { configuration in
      configuration.strategy = Self.successor(of: configuration.strategy, in: strategies)
    }
  }

  /// The present choices with the next preset: in the selected one where they differ in it, else in all.
  public func withNextPreset() -> [ComparedChoice] {
    guard hasOnePreset else {
      let presets = catalogue.presets.map(\.id)
      return varied { $0.choosePreset(Self.successor(of: $0.preset, in: presets)) }
    }
    return named(
      configurations.map { configuration in
        var next = configuration
        next.choosePreset(nextPreset)
        return next
      })
  }

  /// The present choices with one more beside them: a strategy that is not there yet, or a preset where there is no
  /// further strategy; the first alone, where there is no more room.
  public func withAnotherPhone() -> [ComparedChoice] {
    let alone = named([configuration])
    guard choices.count < ComparisonIdentifiers.mostPhones else { return alone }
    let strategies = catalogue.scene(configuration.scene)?.strategies.map(\.id) ?? []
    let further =
      strategies.map { strategy in
        var next = configuration
        next.strategy = strategy
        return next
      }
      + catalogue.presets.map { preset in
        var next = configuration
        next.choosePreset(preset.id)
        return next
      }
    guard let next = further.first(where: { !configurations.contains($0) }) else { return alone }
    return named(configurations + [next])
  }

  /// The next scene, with as many strategies side by side as are wanted.
  func withNextScene() -> [ComparedChoice] {
    let ids = catalogue.scenes.map(\.entry.id)
    guard let scene = catalogue.scene(Self.successor(of: configuration.scene, in: ids)) else { return choices }
    let first = RunConfiguration(
      scene: scene.entry.id, strategy: Self.standardStrategy(of: scene), preset: configuration.preset,
      viewport: configuration.viewport, seed: configuration.seed, tune: configuration.tunedPhysics)
    return beside(first, scene)
  }

  /// A run with further strategies of its scene beside it, as many as are wanted.
  private func beside(_ first: RunConfiguration, _ scene: Catalogue.Scene) -> [ComparedChoice] {
    let strategies = [first.strategy] + scene.strategies.map(\.id).filter { $0 != first.strategy }
    return named(
      strategies.prefix(wantedPhones).map { strategy in
        var next = first
        next.strategy = strategy
        return next
      })
  }

  /// What runs when something was chosen in the menu: in place of the selected run, or another scene.
  func choices(with choice: SceneMenu.Choice) -> [ComparedChoice] {
    var next = configurations[selected]
    next.strategy = choice.strategy
    if choice.preset != next.preset { next.choosePreset(choice.preset) }
    if choice.scene == next.scene {
      // What stands there already changes places with the selected one.
      var all = configurations
      if let place = all.firstIndex(of: next) { all[place] = all[selected] }
      all[selected] = next
      return named(all)
    }
    // A viewport that filled the window is none for a phone.
    if Self.fillsWindow(next.scene), !Self.fillsWindow(choice.scene) {
      next.viewport = RunConfiguration(scene: choice.scene).viewport
    }
    next.scene = choice.scene
    next.tune = next.tunedPhysics
    return catalogue.scene(choice.scene).map { beside(next, $0) } ?? named([next])
  }

  private var configurations: [RunConfiguration] { choices.map(\.configuration) }

  private func named(_ configurations: [RunConfiguration]) -> [ComparedChoice] {
    ComparedChoice.naming(configurations, catalogue: catalogue)
  }

  /// The choices with the selected one changed, and changed again while another one is the same.
  private func varied(_ change: (inout RunConfiguration) -> Void) -> [ComparedChoice] {
    var next = configurations
    let own = configurations[selected]
    repeat { change(&next[selected]) } while next[selected] != own && configurations.contains(next[selected])
    return named(next)
  }

  private static func successor(of id: String, in ids: [String]) -> String {
    guard let index = ids.firstIndex(of: id) else { return id }
    return ids[(index + 1) % ids.count]
  }
}
