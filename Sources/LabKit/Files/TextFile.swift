import Foundation

/// Reads and writes whole text files with errors that name the file.
public enum TextFile {
  /// The text of a file.
  ///
  /// - Throws: `InputFileError` where the file cannot be read or is no UTF-8.
  public static func read(_ path: String) throws -> String {
    guard let text = String(validating: try data(path), as: UTF8.self) else {
      throw InputFileError(file: path, problem: "expected text in UTF-8")
    }
    return text
  }

  /// The text of a file that may have been cut off within a character: what is no UTF-8 becomes U+FFFD.
  ///
  /// - Throws: `InputFileError` where the file cannot be read.
  public static func readLeniently(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

  private static func data(_ path: String) throws -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let reason = FileManager.default.fileExists(atPath: path) ? "cannot be read" : "there is no such file"
      throw InputFileError(file: path, problem: reason)
    }
  }

  /// The JSON document in a file.
  ///
  /// - Throws: `InputFileError` with the line at which the text stops being JSON.
  public static func readJSON(_ path: String) throws -> JSONNode { try parseJSON(try read(path), file: path) }

  /// The JSON document in a text that came from `file`.
  ///
  /// - Throws: `InputFileError` with the line at which the text stops being JSON.
  public static func parseJSON(_ text: String, file: String) throws -> JSONNode {
    do {
      return try JSONParser.parse(text)
    } catch let failure as JSONParser.Failure {
      throw InputFileError(file: file, line: failure.line, problem: failure.problem)
    }
  }

  /// Writes a text to a file.
  ///
  /// - Throws: `OutputFileError` where it cannot be written.
  public static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw OutputFileError(file: path)
    }
  }
}

/// A file that cannot be written.
public struct OutputFileError: Error, Hashable, CustomStringConvertible {
  /// The file, as it was named.
  public var file: String

  /// Makes an error.
  public init(file: String) { self.file = file }

  /// One sentence.
  public var description: String { "\(file): cannot be written" }
}
