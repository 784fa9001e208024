/// What `list` prints: one part of the catalogue as a table or as JSON.
public struct Listing: Sendable {
  /// The part that is listed.
  public enum Subject: String, Sendable, Hashable, CaseIterable {
    /// The scenes.
    case scenes
    /// The strategies of one scene or of all.
    case strategies
    /// The physics presets.
    case presets
    /// The overlays.
    case overlays
    /// The keys of the window.
    case keys
    /// The tunables of one scene or of all, and the physics constants.
    case tunables
  }

  /// Where the entries come from.
  public var catalogue: Catalogue
  /// The part that is listed.
  public var subject: Subject
  /// The only scene that counts; nil for all.
  public var scene: String?

  /// Makes a listing.
  public init(_ subject: Subject, of catalogue: Catalogue, scene: String? = nil) {
    self.subject = subject
    self.catalogue = catalogue
    self.scene = scene
  }

  private var scenes: [Catalogue.Scene] { catalogue.scenes.filter { scene == nil || $0.entry.id == scene } }

  // MARK: Tables

  /// The listing as lines with aligned columns.
  public var table: String {
    switch subject {
    case .scenes: Self.aligned(scenes.map(\.entry).map(Self.row))
    case .presets: Self.aligned(catalogue.presets.map(Self.row))
    case .overlays: Self.aligned(catalogue.overlays.map(Self.row))
    case .keys: Self.aligned(catalogue.keys.map { [$0.id, $0.about] })
    case .strategies:
      Self.aligned(scenes.flatMap { scene in scene.strategies.map { [scene.entry.id] + Self.row($0) } })
    case .tunables:
      Self.aligned(
        [["of", "id", "value", "range", "unit", "what it is", "source"]]
          + scenes.flatMap { scene in scene.tunables.map { [scene.entry.id] + Self.row($0) } }
          + catalogue.physics.map { ["physics"] + Self.row($0) })
    }
  }

  private static func row(_ entry: Catalogue.Entry) -> [String] { [entry.id, entry.title, entry.about] }

  private static func row(_ tunable: Catalogue.Tunable) -> [String] {
    let bounds = "\(JSONText.number(tunable.range.lowerBound)) … \(JSONText.number(tunable.range.upperBound))"
    let choices = tunable.choices.enumerated().map { "\($0) \($1)" }.joined(separator: ", ")
    return [
      tunable.id, JSONText.number(tunable.initial), bounds, tunable.unit,
      choices.isEmpty ? tunable.title : "\(tunable.title): \(choices)", tunable.source,
    ]
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  // MARK: JSON

  /// The listing as JSON: a list of objects, one entry a line.
  public var json: String {
    let elements: [String] =
      switch subject {
      case .scenes: scenes.map(Self.object)
      case .presets: catalogue.presets.map { JSONText.object(Self.members($0)) }
      case .overlays: catalogue.overlays.map { JSONText.object(Self.members($0)) }
      case .keys:
        catalogue.keys.map {
          JSONText.object([("key", JSONText.text($0.id)), ("about", JSONText.text($0.about))])
        }
      case .strategies:
        scenes.flatMap { scene in
          scene.strategies.map { JSONText.object([("scene", JSONText.text(scene.entry.id))] + Self.members($0)) }
        }
      case .tunables:
        scenes.flatMap { scene in
          scene.tunables.map { JSONText.object([("scene", JSONText.text(scene.entry.id))] + Self.members($0)) }
        } + catalogue.physics.map { JSONText.object([("scene", "null")] + Self.members($0)) }
      }
    return elements.isEmpty ? "[]\n" : "[\n  " + elements.joined(separator: ",\n  ") + "\n]\n"
  }

  private static func object(_ scene: Catalogue.Scene) -> String {
    let values = scene.publishedValues.map { value in
      JSONText.object([
        ("name", JSONText.text(value.name)), ("unit", JSONText.text(value.unit)),
        ("meaning", JSONText.text(value.meaning)),
      ])
    }
    let commands = scene.commands.map { command in
      JSONText.object([
        ("id", JSONText.text(command.id)), ("about", JSONText.text(command.about)),
        ("with", argument(command.argument)),
      ])
    }
    return JSONText.object(
      members(scene.entry) + [
        ("strategies", JSONText.list(scene.strategies.map { JSONText.object(members($0)) })),
        ("tunables", JSONText.list(scene.tunables.map { JSONText.object(members($0)) })),
        ("values", JSONText.list(values)),
        ("commands", JSONText.list(commands)),
      ])
  }

  private static func argument(_ argument: Catalogue.Command.Argument) -> String {
    switch argument {
    case .none: "null"
    case .number: JSONText.text("number")
    case .text(let words): words.isEmpty ? JSONText.text("text") : JSONText.list(words.map(JSONText.text))
    }
  }

  private static func members(_ entry: Catalogue.Entry) -> [(name: String, value: String)] {
    [
      ("id", JSONText.text(entry.id)), ("title", JSONText.text(entry.title)), ("about", JSONText.text(entry.about)),
    ]
  }

  private static func members(_ tunable: Catalogue.Tunable) -> [(name: String, value: String)] {
    var members: [(name: String, value: String)] = [
      ("id", JSONText.text(tunable.id)), ("title", JSONText.text(tunable.title)),
      ("unit", JSONText.text(tunable.unit)), ("minimum", JSONText.number(tunable.range.lowerBound)),
      ("maximum", JSONText.number(tunable.range.upperBound)), ("default", JSONText.number(tunable.initial)),
    ]
    if !tunable.choices.isEmpty {
      members.append(("choices", JSONText.list(tunable.choices.map(JSONText.text))))
    }
    if !tunable.source.isEmpty { members.append(("source", JSONText.text(tunable.source))) }
    return members
  }
}
