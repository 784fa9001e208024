import Foundation
import LabKit

/// The program's two streams: results on standard output, everything else on standard error.
enum Console {
  /// Writes a piece of the result.
  ///
  /// - Throws: `OutputFileError`, for example where a disk is full.
  static func write(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw OutputFileError(file: "standard output")
    }
  }

  /// Writes a line that is no result; where it cannot be written there is nobody to tell.
  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("scroll-lab: \(text)\n".utf8))
  }
}
