import Foundation

/// The program's two streams: results on standard output, everything else on standard error.
enum Console {
  /// Writes a piece of the result.
  static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  /// Writes a line that is no result.
  static func complain(_ text: String) { FileHandle.standardError.write(Data("scroll-lab: \(text)\n".utf8)) }
}
