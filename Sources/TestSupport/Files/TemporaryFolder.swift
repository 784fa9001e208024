import Foundation

/// A folder that a test writes to, removed when the test lets go of it.
public final class TemporaryFolder {
  /// The path.
  public let path: String

  /// Makes an empty folder with a name of its own.
  ///
  /// - Throws: where the system's temporary folder cannot be written.
  public init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("scroll-lab-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders above it, and gives its path.
  ///
  /// - Throws: where it cannot be written.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
