import InputEvents
import Primitives

/// Reads cases strictly: whatever is unknown or malformed is an error that names its place and what is allowed.
public struct CaseReader {
  /// What the ids in a case are checked against.
  let catalogue: Catalogue

  /// Makes a reader.
  public init(catalogue: Catalogue) { self.catalogue = catalogue }

  static let header = DocumentHeader(format: "scroll-lab-case", version: 1)
  static let fields = [
    "format", "version", "id", "about", "source", "scene", "strategy", "preset", "viewport", "hz", "seed", "tune",
    "input", "until", "expect",
  ]

  /// Reads a file.
  ///
  /// - Throws: `InputFileError`.
  public func read(file: String) throws -> InteractionCase { try read(TextFile.readJSON(file), file: file) }

  /// Reads a document that came from `file`.
  ///
  /// - Throws: `InputFileError`.
  public func read(_ document: JSONNode, file: String) throws -> InteractionCase {
    let header = try FieldReader(document, file: file)
    try Self.header.check(header)
    let fields = try FieldReader(document, file: file, allowed: Self.fields)
    let configuration = try ConfigurationReader(catalogue: catalogue).read(fields)
    let scene = catalogue.scene(configuration.scene)
    let inputs = try CaseInputReader(scene: scene, physics: catalogue.physics, file: file)
    return InteractionCase(
      file: file,
      id: try fields.text("id"),
      about: try fields.text("about", default: ""),
      source: fields.node("source") == nil ? nil : try fields.text("source"),
      configuration: configuration,
      hertz: try fields.number("hz", in: 1...10000, default: 120),
      inputs: try fields.list("input").enumerated().map { try inputs.read($1, path: "input[\($0)]") },
      until: try until(fields),
      expectations: try fields.list("expect").enumerated().map {
        try ExpectationReader(file: file).read($1, path: "expect[\($0)]")
      })
  }

  private func until(_ fields: FieldReader) throws -> InteractionCase.Until {
    guard let node = fields.node("until"), node.text != "settled" else { return .settled }
    guard let seconds = node.number, (0...3600).contains(seconds) else {
      throw fields.error("until", expected: "\"settled\" or seconds from 0 to 3600")
    }
    return .seconds(seconds)
  }
}

/// Reads what a run starts from, as cases and traces write it.
struct ConfigurationReader {
  /// What the ids are checked against.
  let catalogue: Catalogue

  func read(_ fields: FieldReader) throws -> RunConfiguration {
    let sceneID = try fields.text("scene")
    guard let scene = catalogue.scene(sceneID) else {
      throw fields.unknown("scene", "scene", sceneID, allowed: catalogue.scenes.map(\.entry.id))
    }
    let strategy = try fields.text("strategy", default: "coordinated")
    let strategies = scene.strategies.map(\.id)
    guard strategies.contains(strategy) else {
      throw fields.unknown("strategy", "strategy of scene \(sceneID)", strategy, allowed: strategies)
    }
    let preset = try fields.text("preset", default: "ios")
    let presets = catalogue.presets.map(\.id)
    guard presets.contains(preset) else { throw fields.unknown("preset", "preset", preset, allowed: presets) }
    var configuration = RunConfiguration(scene: sceneID, strategy: strategy, preset: preset)
    if fields.node("viewport") != nil { configuration.viewport = try fields.size("viewport") }
    configuration.seed = UInt64(try fields.whole("seed", in: 0...(1 << 53), default: 1))
    if fields.node("tune") != nil {
      configuration.tune = try TuneReader(scene: scene, physics: catalogue.physics).read(fields.object("tune"))
    }
    return configuration
  }
}

/// Reads an object of tunables and their values.
struct TuneReader {
  private let tunables: [Catalogue.Tunable]

  init(scene: Catalogue.Scene?, physics: [Catalogue.Tunable]) { tunables = (scene?.tunables ?? []) + physics }

  func read(_ fields: FieldReader) throws -> [TuneChange] {
    try fields.names.map { name in
      guard let tunable = tunables.first(where: { $0.id == name }) else {
        throw InputFileError.unknown(
          "tunable", name, allowed: tunables.map(\.id), file: fields.file, line: fields.node(name)?.line,
          field: fields.path)
      }
      let value = try fields.number(name, in: tunable.range)
      guard tunable.choices.isEmpty || value == value.rounded() else {
        let choices = tunable.choices.enumerated().map { "\($0) \($1)" }.joined(separator: ", ")
        throw fields.error(name, expected: "one of \(choices)")
      }
      return TuneChange(id: name, value: value)
    }
  }
}
