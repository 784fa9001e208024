/// Why the fonts cannot be used.
public enum FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text engine did not start.
  case engine(reason: String)
  /// A font file is missing or cannot be read.
  case file(path: String, reason: String)

  /// A sentence that names the file.
  public var description: String {
    switch self {
    case .engine(let reason): "The text engine does not start: \(reason)"
    case .file(let path, let reason): "The font file \(path) cannot be used: \(reason)"
    }
  }
}
