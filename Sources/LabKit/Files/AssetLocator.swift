import Foundation

/// Finds the folder with fonts, presets and cases from any working directory.
public struct AssetLocator: Sendable {
  /// The environment variable that names the folder outright.
  public static let variable = "SCROLL_LAB_ASSETS"

  private let environment: [String: String]
  private let executable: String?
  private let source: String

  /// Makes a locator.
  ///
  /// - Parameters:
  ///   - environment: the environment of the process.
  ///   - executable: the path of the running program, if it is known.
  ///   - source: a path in the package's `Sources`, as it was when the program was built.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: String? = Bundle.main.executablePath, source: String = #filePath
  ) {
    self.environment = environment
    self.executable = executable
    self.source = source
  }

  /// The places that are looked at, in order: what the environment says; where an installation puts it, beside the
  /// program; the folders above the program, which hold it in a build; the package that the program was built from.
  public var candidates: [String] {
    if let named = environment[Self.variable], !named.isEmpty { return [named] }
    var candidates: [String] = []
    if let executable {
      let folders = Self.ancestors(of: URL(fileURLWithPath: executable).resolvingSymlinksInPath().path)
      if let beside = folders.first {
        candidates += ["\(beside)/../share/scroll-lab", "\(beside)/share/scroll-lab"]
      }
      candidates += folders.map { "\($0)/Assets" }
    }
    return candidates + Self.ancestors(of: source).map { "\($0)/Assets" }
  }

  /// The folder with the assets: the first candidate that holds presets.
  ///
  /// - Throws: `InputFileError` that names the environment variable.
  public func folder() throws -> String {
    let found = candidates.first { FileManager.default.fileExists(atPath: "\($0)/Presets") }
    guard let found else {
      throw InputFileError(
        file: environment[Self.variable] ?? "Assets",
        problem: "no folder with fonts and presets was found; set \(Self.variable) to it")
    }
    return URL(fileURLWithPath: found).standardizedFileURL.path
  }

  private static func ancestors(of path: String) -> [String] {
    var folders: [String] = []
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while folder.path != "/" && folders.count < 16 {
      folders.append(folder.path)
      folder.deleteLastPathComponent()
    }
    return folders
  }
}
