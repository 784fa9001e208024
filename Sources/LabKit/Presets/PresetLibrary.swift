import Foundation
import MotionCore

/// The presets that can be chosen: those that come with the program, then the user's own.
public struct PresetLibrary: Sendable {
  /// The presets, in the order of menus; no id stands twice.
  public private(set) var presets: [Preset]
  /// What is wrong with files of the user's that were left out.
  public private(set) var warnings: [InputFileError]

  /// Makes a library of presets that are there already.
  public init(_ presets: [Preset]) {
    self.presets = presets
    warnings = []
  }

  /// The preset with an id, if there is one.
  public func preset(_ id: String) -> Preset? { presets.first { $0.id == id } }

  /// Reads the presets in the folder of assets and in the user's folder.
  ///
  /// A file of the program's that is wrong is an error. One of the user's, or one whose id is taken, is left out with a
  /// warning, so that it cannot keep the program from starting.
  ///
  /// - Parameters:
  ///   - assets: the folder of assets.
  ///   - user: the folder of the user's presets, which need not exist.
  /// - Throws: `InputFileError`.
  public init(assets: String, user: String? = Self.userFolder()) throws {
    self.init([])
    for file in Self.files(in: "\(assets)/Presets") { presets.append(try PresetReader.read(file: file)) }
    let places = Dictionary(uniqueKeysWithValues: Preset.bundledIDs.enumerated().map { ($1, $0) })
    presets.sort { (places[$0.id] ?? .max, $0.id) < (places[$1.id] ?? .max, $1.id) }
    guard let user else { return }
    for file in Self.files(in: user) {
      do {
        guard TextFile.isPlain(file) else { throw InputFileError(file: file, problem: "is no file that can be read") }
        try add(PresetReader.read(file: file), from: file)
      } catch let error as InputFileError {
        warnings.append(error)
      }
    }
  }

  private mutating func add(_ new: Preset, from file: String) throws {
    guard preset(new.id) == nil else {
      throw InputFileError(file: file, field: "id", problem: "expected an id that is free; \"\(new.id)\" is taken")
    }
    presets.append(new)
  }

  /// The folder of the user's presets: `scroll-lab/presets` in `XDG_CONFIG_HOME`, or else in `~/.config`.
  public static func userFolder(environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    if let configuration = environment["XDG_CONFIG_HOME"], configuration.hasPrefix("/") {
      return "\(configuration)/scroll-lab/presets"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.config/scroll-lab/presets"
  }

  private static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
  }
}
