import Foundation

/// The folder of the package, for tests that read its sources and assets.
public enum PackageFolder {
  /// The path of the folder with `Package.swift`.
  public static let path: String = {
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    repeat {
      folder.deleteLastPathComponent()
    } while folder.path != "/"
      && !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    return folder.path
  }()

  /// A file below the package's folder, with its text.
  public struct TextFile: Sendable, CustomStringConvertible {
    /// The path from the package's folder, such as `Sources/Primitives/Point.swift`.
    public let path: String
    /// The text.
    public let text: String

    /// The lines.
    public var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    /// The path.
    public var description: String { path }
  }

  /// The files in a folder of the package and below whose names end so, sorted by path.
  public static func files(in folder: String, endingWith suffix: String) -> [TextFile] {
    let names = FileManager.default.enumerator(atPath: "\(path)/\(folder)")?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: "\(path)/\(folder)/\(name)") else { return nil }
      return TextFile(path: "\(folder)/\(name)", text: String(decoding: data, as: UTF8.self))
    }
  }
}
