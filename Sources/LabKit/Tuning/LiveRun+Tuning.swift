import InputEvents
import MotionCore
import Primitives

/// Tuning while it runs: the panel's edits go in as inputs, so that they stand in the trace.
extension LiveRun {
  /// Opens the tuning panel, or closes it.
  public func toggleTuning() {
    stage.tuning = stage.tuning == nil ? TuningPanel(tuningSections) : nil
  }

  /// What the panel shows: the numbers of the selected run.
  private var tuningSections: [TuningPanel.Section] {
    let configuration = choices[selected].configuration
    guard let scene = catalogue.scene(configuration.scene), let preset = preset(configuration.preset) else { return [] }
    return TuningPanel.sections(
      of: runs[selected].session, preset: preset.constants, scene: scene, physics: catalogue.physics)
  }

  /// Lets the panel show what holds now.
  func refreshTuning() {
    guard stage.tuning != nil else { return }
    stage.tuning?.show(tuningSections)
  }

  /// Sets numbers in all runs, as an input; what runs next starts with them.
  public func tune(_ changes: [TuneChange], at now: Timestamp) {
    take(.set(changes), at: now)
    changeChoices { configuration in
      let present = configuration
      configuration.set(changes) { standardValue(of: $0, in: present) }
    }
  }

  private func standardValue(of id: String, in configuration: RunConfiguration) -> Double? {
    preset(configuration.preset)?.constants[id]
      ?? catalogue.scene(configuration.scene)?.tunables.first { $0.id == id }?.initial
  }

  // MARK: Keys and pointers

  /// Hands a key to the panel.
  ///
  /// - Returns: whether the panel is open and has a use for it.
  func pressTuning(_ key: String, at now: Timestamp) -> Bool {
    guard var panel = stage.tuning, !stage.showsHelp else { return false }
    let outcome = panel.press(key)
    stage.tuning = panel
    followTuning(outcome, at: now)
    return outcome != .ignores
  }

  /// Where the panel lies in a window of a size; nil where it is closed.
  func tuningLayout(window: Size) -> TuningLayout? {
    guard let panel = stage.tuning, let output = runs[selected].output else { return nil }
    let room =
      isComparing
      ? stage.tuningRoom(comparing: window)
      : stage.geometry(window: window, viewport: output.inspector.viewport).sideFrame
    return TuningLayout(panel, in: room)
  }

  /// A pointer comes down at a point of a window.
  ///
  /// - Returns: whether it came down on the panel.
  func pressTuning(at point: Point, window: Size, now: Timestamp) -> Bool {
    guard var panel = stage.tuning, let layout = tuningLayout(window: window) else { return false }
    panel.scrollOffset = layout.scrollOffset
    panel.showsSelection = false
    let outcome: TuningPanel.Outcome =
      switch layout.hit(point) {
      case .away: .ignores
      case .panel: .stays
      case .row(let line): panel.selectRow(line.row.tunable.id)
      case .mark(let line): panel.reset(line.row.tunable.id)
      case .choice(let line, let steps): panel.turn(line.row.tunable.id, by: steps)
      case .slider(let line, let place): panel.hold(line.row.tunable.id, at: place)
      case .reset: panel.resetAll()
      case .save: .saves
      case .close: .closes
      }
    stage.tuning = panel
    followTuning(outcome, at: now)
    return outcome != .ignores
  }

  /// A pointer that came down on the panel moves, or goes up; a slider follows only the pointer that holds it.
  public func dragStage(_ event: PointerEvent, window: Size, now: Timestamp) {
    guard var panel = stage.tuning, let held = panel.held, (held.pointer ?? event.id) == event.id else { return }
    switch event.phase {
    case .up, .cancel:
      panel.held = nil
      stage.tuning = panel
    case .down, .move:
      guard let layout = tuningLayout(window: window),
        let line = layout.lines.first(where: { $0.row.tunable.id == held.row })
      else { return }
      panel.held?.pointer = event.id
      let outcome = panel.slide(held.row, to: layout.place(of: event.position, on: line))
      stage.tuning = panel
      followTuning(outcome, at: now)
    }
  }

  /// A wheel or a trackpad moves by a way at a point of a window.
  ///
  /// - Returns: whether it is over the panel, which scrolls by it.
  public func scrollTuning(by distance: Double, at point: Point, window: Size) -> Bool {
    guard let layout = tuningLayout(window: window), layout.frame.contains(point) else { return false }
    let most = max(0, layout.contentHeight - layout.body.height)
    stage.tuning?.scrollOffset = min(max(0, layout.scrollOffset + distance), most)
    stage.tuning?.showsSelection = false
    return true
  }

  private func followTuning(_ outcome: TuningPanel.Outcome, at now: Timestamp) {
    switch outcome {
    case .ignores, .stays: return
    case .sets(let changes):
      stage.tuning?.message = ""
      tune(changes, at: now)
    case .saves: savePreset()
    case .closes: stage.tuning = nil
    }
  }

  // MARK: Saving

  /// Saves the physics of the selected run as a preset of the user's, which all that run with the same physics then name.
  ///
  /// The panel opens where it is closed, and says what came of it.
  public func savePreset() {
    if stage.tuning == nil { toggleTuning() }
    let old = choices[selected].configuration.preset
    guard let base = preset(old) else { return }
    do {
      guard let saved = try presetShelf.save(physics(of: runs[selected]), tunedFrom: base, among: presets)
      else {
        stage.tuning?.message = "Nothing to save: these are the constants of \(base.title)."
        return
      }
      add(saved.preset)
      changeChoices { configuration in
        if configuration.preset == old { configuration.choosePreset(saved.preset.id) }
      }
      stage.tuning?.message = "Saved as the preset \(saved.preset.id), in \(saved.place)."
    } catch {
      stage.tuning?.message = "\(error)"
    }
  }
}
