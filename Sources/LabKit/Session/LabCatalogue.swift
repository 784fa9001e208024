import InteractionKit
import MotionCore
import Primitives

extension Catalogue {
  /// Everything that the lab offers, read from its registries.
  public static func lab(presets: PresetLibrary) -> Catalogue {
    Catalogue(
      scenes: SceneRegistry.all.map(\.catalogue), presets: presets.presets.map(entry),
      overlays: OverlayRegistry.all.map { Entry(id: $0.id, title: $0.title, about: $0.about) },
      keys: KeyBindings.all.map { Entry(id: $0.key, title: $0.key, about: $0.about) },
      physics: PhysicsConstants.tunables.map(tunable))
  }

  private static func entry(_ preset: Preset) -> Entry {
    Entry(id: preset.id, title: preset.title, about: preset.about)
  }

  private static func tunable(_ tunable: PhysicsTunable) -> Tunable {
    Tunable(
      id: tunable.id, title: tunable.title, unit: tunable.unit, range: tunable.range, initial: tunable.defaultValue,
      choices: tunable.choices, source: tunable.source)
  }
}

extension Catalogue.Scene {
  /// All values that it publishes: those that it describes itself, and those of its views and recognisers.
  ///
  /// They are found by asking the scene for a frame under each of its strategies, so that the list cannot differ from
  /// what is published. That takes its time: nothing that is done at the start asks for it.
  public var publishedValues: [Catalogue.Value] {
    guard SceneRegistry.all.contains(where: { $0.id == entry.id }) else { return values }
    let preset = Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants())
    let known = Dictionary(values.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var names: Set<String> = []
    for strategy in strategies {
      let configuration = RunConfiguration(scene: entry.id, strategy: strategy.id)
      guard let session = try? LabSession(configuration, preset: preset) else { continue }
      let frame: FrameOutput = session.step([], at: .zero)
      names.formUnion(frame.inspector.values.map(\.name))
    }
    return names.sorted().map { known[$0] ?? PublishedValue.describe($0) }
  }
}

/// The meaning of the values that every scene publishes, by the end of their names.
enum PublishedValue {
  private static let whole: [(name: String, unit: String, meaning: String)] = [
    ("drag.error", "pt", "distance between the content's way and the finger's since the stroke's first pan began"),
    ("drag.isBeyondHardEdge", "", "1 while all that the stroke may move stands at an edge that does not give way"),
    (
      "handoff.count", "",
      "hand-overs from view to view within a chain so far; what a strategy passes on by code is none"
    ),
    (
      "handoff.velocityJump", "",
      "largest relative step in velocity across a hand-over of inertia; the edge law macOS takes over only the part "
        + "edge.amplitude of the velocity, so a hand-over to a view that stretches makes a step of the rest"
    ),
    ("decisions.count", "", "decisions of the arbiter so far"),
    ("decisions.last", "", "the arbiter's latest decision, as a sentence"),
    ("pointers.count", "", "pointers that are down"),
    ("stroke.count", "", "strokes so far; the values below are those of the present or the latest one"),
    ("stroke.error", "pt", "largest drag.error in the stroke, except where all that it may move has come to its end"),
    (
      "stroke.conservation", "pt",
      "largest part of the finger's way that no view took, or that views made without it; a stretch counts as taken"
    ),
    (
      "stroke.velocityJump", "",
      "largest step in the velocity of what shows, at the release or after it, relative to the larger of the two "
        + "velocities; where all that shows has come to its end nothing counts"
    ),
    ("stroke.settlingTime", "s", "from the release until the content last moved; 0 before the release"),
    ("stroke.overshoot", "pt", "largest distance that shows beyond a limit since the release"),
    ("stroke.largestStep", "pt", "largest movement of a view from one frame to the next since the stroke began"),
    (
      "stroke.strayStep", "pt",
      "largest part of such a movement beyond the finger's or, after the release, beyond those of the frames around it"
    ),
    ("stroke.travel", "pt", "the content's way since the stroke began, as it shows, positive towards the end"),
    ("stroke.fingerTravel", "pt", "the finger's way since the stroke's first pan began, positive towards the end"),
  ]
  private static let endings: [(name: String, unit: String, meaning: String)] = [
    (".offset.x", "pt", "horizontal content offset"),
    (".offset.y", "pt", "vertical content offset"),
    (".velocity.x", "pt/s", "horizontal velocity of the running motion, positive towards the end; 0 without one"),
    (".velocity.y", "pt/s", "vertical velocity of the running motion, positive towards the end; 0 without one"),
    (".max.x", "pt", "largest horizontal offset at rest"),
    (".max.y", "pt", "largest vertical offset at rest"),
    (
      ".phase", "",
      "what the view itself does: idle, tracking, dragging, decelerating, bouncing or animating; idle also while a "
        + "strategy moves it by code"
    ),
    (".state", "", "possible, began, changed, ended, cancelled or failed"),
  ]

  static func describe(_ name: String) -> Catalogue.Value {
    let found = whole.first { $0.name == name } ?? endings.first { name.hasSuffix($0.name) }
    return Catalogue.Value(name: name, unit: found?.unit ?? "", meaning: found?.meaning ?? "")
  }
}
