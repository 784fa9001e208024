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
      id: Self.id(base, number),
      title: "\(Self.root(base.title, ", tuned", length: PresetReader.longestTitle - 16)), tuned"
        + (number > 1 ? " \(number)" : ""),
      about: "\(base.title) with \(words.joined(separator: ", ")).", constants: constants)
    let file = "\(folder)/\(preset.id).json"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Self.create(file, Data(PresetText.document(preset).utf8))
    } catch {
      throw OutputFileError(file: file)
    }
    return (preset, Self.shortened(folder))
  }

  /// Writes a file that is not there yet, as a whole or not at all: a part of it would stand there as a broken preset.
  static func create(
    _ file: String, _ data: Data, writing write: (FileHandle, Data) throws -> Void = { try $0.write(contentsOf: $1) }
  ) throws {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputFileError(file: file) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try write(handle, data)
      try handle.close()
    } catch {
      unlink(file)
      throw OutputFileError(file: file)
    }
  }

  /// A folder as people write it, from their home on.
  private static func shortened(_ folder: String) -> String {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
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
    "\(root(base.id, "-tuned", length: PresetReader.longestID - 16))-tuned" + (number > 1 ? "-\(number)" : "")
  }

  /// A name without what an earlier tuning added to its end, cut where the mark and a number would make it too long to be
  /// read.
  private static func root(_ name: String, _ mark: String, length: Int) -> String {
    guard let place = name.range(of: mark, options: .backwards) else { return String(name.prefix(length)) }
    let rest = name[place.upperBound...]
    // Either nothing, or a dash or a space with a number.
    let isNumbered = (rest.hasPrefix("-") || rest.hasPrefix(" ")) && UInt(rest.dropFirst()) != nil
    guard rest.isEmpty || isNumbered else { return String(name.prefix(length)) }
    return String(name[..<place.lowerBound].prefix(length))
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
