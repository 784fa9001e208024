import Foundation

/// What was chosen in the window last: the lab opens with it again, where the command line asks for nothing else.
///
/// A small file of the user's. One that is broken, from a newer version, or that names what is not there any more is left
/// out with a sentence, and never keeps the program from starting.
public struct RememberedChoice: Sendable, Hashable {
  /// Scene, strategy and preset.
  public var choice: SceneMenu.Choice
  /// The ids of the overlays that are on.
  public var overlays: [String]

  private static let header = DocumentHeader(format: "scroll-lab-state", version: 1)

  /// Puts the two together; overlays in the order of the registry.
  public init(choice: SceneMenu.Choice, overlays: [String]) {
    self.choice = choice
    self.overlays = overlays
  }

  /// The file: `scroll-lab/choice.json` in `XDG_STATE_HOME`, or else in `~/.local/state`; nil without a home.
  public static func file(environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/scroll-lab/choice.json" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state/scroll-lab/choice.json"
  }

  /// Reads the file; nil where there is none.
  ///
  /// - Throws: `InputFileError` that names what is wrong with it.
  public static func read(_ file: String, catalogue: Catalogue) throws -> RememberedChoice? {
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    guard TextFile.isPlain(file) else { throw InputFileError(file: file, problem: "is no file that can be read") }
    let document = try TextFile.readJSON(file)
    try header.check(try FieldReader(document, file: file))
    let fields = try FieldReader(
      document, file: file, allowed: ["format", "version", "scene", "strategy", "preset", "overlays"])
    func known(_ name: String, _ ids: [String]) throws -> String {
      let id = try fields.text(name)
      guard ids.contains(id) else { throw fields.unknown(name, name, id, allowed: ids) }
      return id
    }
    let scene = try known("scene", catalogue.scenes.map(\.entry.id))
    let strategies = catalogue.scene(scene)?.strategies.map(\.id) ?? []
    let overlays = try fields.list("overlays").map { node in
      guard let id = node.text, catalogue.overlays.contains(where: { $0.id == id }) else {
        throw fields.error("overlays", expected: "ids of overlays")
      }
      return id
    }
    return RememberedChoice(
      choice: SceneMenu.Choice(
        scene: scene, strategy: try known("strategy", strategies),
        preset: try known("preset", catalogue.presets.map(\.id))),
      overlays: overlays)
  }

  /// Writes the file as a whole or not at all, with the folders above it.
  ///
  /// - Throws: `OutputFileError`.
  public func write(to file: String) throws {
    let text = JSONText.object([
      ("format", JSONText.text(Self.header.format)), ("version", "\(Self.header.version)"),
      ("scene", JSONText.text(choice.scene)), ("strategy", JSONText.text(choice.strategy)),
      ("preset", JSONText.text(choice.preset)), ("overlays", JSONText.list(overlays.map(JSONText.text))),
    ])
    do {
      let place = URL(fileURLWithPath: file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(text)\n".utf8).write(to: place, options: .atomic)
    } catch {
      throw OutputFileError(file: file)
    }
  }
}

extension LiveRun {
  /// What is chosen at present, to be remembered.
  public var remembered: RememberedChoice {
    RememberedChoice(choice: presentChoice, overlays: stage.shownOverlays.map(\.id))
  }
}

extension RunOptions {
  /// Whether the run takes up and keeps what was chosen last: not where it plays a file, compares or closes by itself, so
  /// that what scripts see never hangs on what somebody chose before.
  public var remembersChoice: Bool { replay == nil && exitAfter == nil && compare.isEmpty }

  /// The options with what was chosen last in place of those that are left out.
  ///
  /// Where a scene is asked for, it alone counts. A preset or overlays that are asked for stand.
  public func filled(with remembered: RememberedChoice) -> RunOptions {
    guard remembersChoice, scene == nil else { return self }
    var options = self
    options.scene = remembered.choice.scene
    options.strategy = remembered.choice.strategy
    options.preset = preset ?? remembered.choice.preset
    if overlays.isEmpty { options.overlays = remembered.overlays }
    return options
  }
}
