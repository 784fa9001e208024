import Primitives

/// The menu on a live run: it opens on what runs, and what is chosen starts without leaving the window.
extension LiveRun {
  /// Opens the menu of scenes, or closes it.
  public func toggleMenu() {
    stage.showsHelp = false
    stage.menu = stage.menu == nil ? SceneMenu(presentChoice, catalogue: catalogue) : nil
  }

  /// What runs, as the menu names it.
  public var presentChoice: SceneMenu.Choice {
    let selected = choices[selected].configuration
    return SceneMenu.Choice(scene: selected.scene, strategy: selected.strategy, preset: selected.preset)
  }

  /// Hands a key to the menu.
  ///
  /// - Returns: whether the menu is open, so that the key means nothing else.
  /// - Throws: as `restart` does.
  func pressMenu(_ key: String, at now: Timestamp) throws -> Bool {
    guard var menu = stage.menu else { return false }
    let outcome = menu.press(key)
    stage.menu = menu
    try follow(outcome, at: now)
    return true
  }

  /// A pointer comes down at a point of a window: on the menu, or on the card that opens it.
  ///
  /// - Returns: whether the press is done with and is none for the phone.
  /// - Throws: as `restart` does.
  public func pressStage(at point: Point, window: Size, now: Timestamp) throws -> Bool {
    if var menu = stage.menu {
      switch SceneMenuLayout(menu, window: window).hit(point) {
      case .away: stage.menu = nil
      case .sheet: break
      case .item(let item):
        let outcome = menu.press(item.section, item.entry.id)
        stage.menu = menu
        try follow(outcome, at: now)
      }
      return true
    }
    guard !stage.showsHelp else { return false }
    if pressTuning(at: point, window: window, now: now) { return true }
    guard !stage.fillsWindow else { return false }
    let viewport = output?.inspector.viewport ?? configuration.viewport
    let opens =
      isComparing
      ? isCaption(point, window: window)
      : stage.opensMenu(at: point, stage.geometry(window: window, viewport: viewport))
    guard opens else { return false }
    toggleMenu()
    return true
  }

  private func follow(_ outcome: SceneMenu.Outcome, at now: Timestamp) throws {
    guard let menu = stage.menu else { return }
    switch outcome {
    case .stays: return
    case .closes: stage.menu = nil
    case .chooses, .choosesAndCloses:
      try choose(menu.choice, at: now)
      stage.menu = outcome == .chooses ? SceneMenu(presentChoice, catalogue: catalogue, section: menu.section) : nil
    }
  }

  /// Runs a choice: another scene or strategy starts anew, other physics alone go on where everything is.
  ///
  /// Of several phones it is the selected one's; another scene shows further strategies beside it.
  ///
  /// - Throws: as `restart` does.
  public func choose(_ choice: SceneMenu.Choice, at now: Timestamp) throws {
    guard choice != presentChoice else { return }
    if choice.scene == configuration.scene, choice.strategy == presentChoice.strategy, hasOnePreset {
      takePreset(choice.preset, at: now)
    } else {
      try restartRecorded(choices(with: choice), at: now)
    }
  }
}

extension LabStage {
  /// Whether a press at a point of the window opens the menu: on the card beside the phone, or on the caption below it.
  func opensMenu(at point: Point, _ geometry: StageGeometry) -> Bool {
    guard !fillsWindow else { return false }
    return (geometry.panelsLieOver ? geometry.captionFrame : cardFrame(geometry)).contains(point)
  }
}
