import MotionCore

/// Reads physics presets.
public enum PresetReader {
  static let header = DocumentHeader(format: "scroll-lab-preset", version: 1)

  /// Reads a file.
  ///
  /// - Throws: `InputFileError` that names the key and, for a value, its range.
  public static func read(file: String) throws -> Preset { try read(TextFile.readJSON(file), file: file) }

  /// Reads a document that came from `file`; constants that it does not set are those of the preset `ios`.
  ///
  /// - Throws: `InputFileError` that names the key and, for a value, its range.
  public static func read(_ document: JSONNode, file: String) throws -> Preset {
    try header.check(try FieldReader(document, file: file))
    let fields = try FieldReader(
      document, file: file, allowed: ["format", "version", "id", "title", "about", "values", "notes"])
    let id = try id(fields)
    return Preset(
      id: id, title: try title(fields, default: id), about: try fields.text("about", default: ""),
      notes: try notes(fields), constants: try constants(fields.object("values")))
  }

  /// The most characters of an id.
  static let longestID = 100
  /// The most characters of a title: the menu shows it in a line.
  static let longestTitle = 60

  /// The id: options list ids with commas between them, and presets that are tuned from it become files of its name.
  private static func id(_ fields: FieldReader) throws -> String {
    let id = try fields.text("id")
    guard let first = id.first, first.isLetter || first.isNumber, id.count <= longestID,
      id.allSatisfy({ $0.isLetter || $0.isNumber || "-_. ".contains($0) })
    else {
      throw fields.error(
        "id", expected: "up to \(longestID) letters, digits, -, _, . and spaces, a letter or digit first")
    }
    return id
  }

  private static func title(_ fields: FieldReader, default id: String) throws -> String {
    let title = try fields.text("title", default: String(id.prefix(longestTitle)))
    guard !title.isEmpty, title.count <= longestTitle,
      title.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { throw fields.error("title", expected: "a line of up to \(longestTitle) characters") }
    return title
  }

  private static func constants(_ fields: FieldReader) throws -> PhysicsConstants {
    var constants = PhysicsConstants()
    for name in fields.names {
      guard let tunable = PhysicsConstants.tunable(id: name) else {
        throw unknown(name, in: fields)
      }
      let value = try fields.number(name, in: tunable.range)
      do {
        try constants.set(value, for: name)
      } catch {
        throw InputFileError(
          file: fields.file, line: fields.node(name)?.line, field: fields.path(of: name), problem: "\(error)")
      }
    }
    return constants
  }

  private static func notes(_ fields: FieldReader) throws -> [String: String] {
    guard fields.node("notes") != nil else { return [:] }
    let notes = try fields.object("notes")
    var found: [String: String] = [:]
    for name in notes.names {
      guard PhysicsConstants.tunable(id: name) != nil else { throw unknown(name, in: notes) }
      found[name] = try notes.text(name)
    }
    return found
  }

  private static func unknown(_ name: String, in fields: FieldReader) -> InputFileError {
    .unknown(
      "tunable", name, allowed: PhysicsConstants.tunables.map(\.id), file: fields.file,
      line: fields.node(name)?.line, field: fields.path)
  }
}
