/// Why a PNG file could not be written or read.
public struct PNGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What the library says.
  public let reason: String

  /// Makes an error about a file.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// A sentence that names the file.
  public var description: String { "The picture \(path) fails: \(reason)" }
}
