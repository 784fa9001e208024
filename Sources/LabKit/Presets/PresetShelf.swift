import Foundation
import MotionCore

/// The folder in which presets of the user's are kept.
public struct PresetShelf: Sendable {
  /// The folder; nil where there is no home to keep it in.
  public let folder: String?

  /// Makes the shelf of a folder, which need not exist.
  public init(folder: String? = PresetLibrary.userFolder()) { self.folder = folder }

  /// Saves constants under a new id; never over a file that is there.
  ///
  /// - Parameters:
  ///   - constants: the constants.
  ///   - base: the preset from which they were tuned.
  ///   - known: the presets whose ids are taken.
  /// - Returns: the preset and the folder in which it lies; nil where the constants are those of the base.
  /// - Throws: `OutputFileError` where the file cannot be written.
  func save(
    _ constants: PhysicsConstants, tunedFrom base: Preset, among known: [Preset]
  ) throws -> (preset: Preset, place: String)? {
    let changes = PhysicsConstants.tunables.filter { constants[$0.id] != base.constants[$0.id] }
    guard !changes.isEmpty else { return nil }
    guard let folder else { throw OutputFileError(file: "the folder of your presets") }
    let number = Self.free(base, folder: folder, known)
    let words = changes.map { "\($0.id) \(JSONText.number(constants[$0.id] ?? 0))" }
    let preset = Preset(
      id: Self.id(base, number), title: "\(Self.root(base.title, ", tuned")), tuned" + (number > 1 ? " \(number)" : ""),
      about: "\(base.title) with \(words.joined(separator: ", ")).", constants: constants)
    let file = "\(folder)/\(preset.id).json"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(PresetText.document(preset).utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
    } catch {
      throw OutputFileError(file: file)
    }
    return (preset, Self.shortened(folder))
  }

  /// A folder as people write it, from their home on.
  private static func shortened(_ folder: String) -> String {
    let home = NSHomeDirectory()
    return folder.hasPrefix("\(home)/") ? "~" + folder.dropFirst(home.count) : folder
  }

  /// The first number under which neither a preset nor a file is known.
  private static func free(_ base: Preset, folder: String, _ known: [Preset]) -> Int {
    var number = 1
    while known.contains(where: { $0.id == id(base, number) })
      || FileManager.default.fileExists(atPath: "\(folder)/\(id(base, number)).json")
    {
      number += 1
    }
    return number
  }

  private static func id(_ base: Preset, _ number: Int) -> String {
    "\(root(base.id, "-tuned"))-tuned" + (number > 1 ? "-\(number)" : "")
  }

  /// A name without what an earlier tuning added to its end.
  private static func root(_ name: String, _ mark: String) -> String {
    guard let place = name.range(of: mark, options: .backwards) else { return name }
    let rest = name[place.upperBound...]
    // Either nothing, or a dash or a space with a number.
    let isNumbered = (rest.hasPrefix("-") || rest.hasPrefix(" ")) && UInt(rest.dropFirst()) != nil
    guard rest.isEmpty || isNumbered else { return name }
    return String(name[..<place.lowerBound])
  }
}

/// Writes physics presets.
enum PresetText {
  /// The document of a preset, a line for each constant.
  ///
  /// Law: `PresetReader` reads the same constants from it.
  static func document(_ preset: Preset) -> String {
    let values = PhysicsConstants.tunables.map { tunable in
      "    \(JSONText.text(tunable.id)): \(JSONText.number(preset.constants[tunable.id] ?? tunable.defaultValue))"
    }
    let head = [
      ("format", JSONText.text(PresetReader.header.format)), ("version", "\(PresetReader.header.version)"),
      ("id", JSONText.text(preset.id)), ("title", JSONText.text(preset.title)), ("about", JSONText.text(preset.about)),
    ].map { "  \(JSONText.text($0)): \($1)" }
    return "{\n" + head.joined(separator: ",\n") + ",\n  \"values\": {\n" + values.joined(separator: ",\n")
      + "\n  }\n}\n"
  }
}
