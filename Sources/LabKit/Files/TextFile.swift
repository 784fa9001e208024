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
    return withoutMark(text)
  }

  /// The text of a file that may have been cut off within a character: what is no UTF-8 becomes U+FFFD.
  ///
  /// - Throws: `InputFileError` where the file cannot be read.
  public static func readLeniently(_ path: String) throws -> String {
    withoutMark(String(decoding: try data(path), as: UTF8.self))
  }

  /// A text without the mark U+FEFF that some editors put at the beginning of a file.
  private static func withoutMark(_ text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// Whether something lies under a name that can be read to its end: a pipe without a writer would be waited for.
  static func isPlain(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

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

  /// Whether two names lead to one file, however they are spelt and whatever links lie on the way.
  ///
  /// A file that is not there yet is one with another only by its place.
  public static func areSame(_ first: String, _ second: String) -> Bool {
    let places = [first, second].map { URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path }
    if places[0] == places[1] { return true }
    let identities = places.map { place -> [Int]? in
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: place),
        let device = attributes[.systemNumber] as? Int, let number = attributes[.systemFileNumber] as? Int
      else { return nil }
      return [device, number]
    }
    return identities[0] != nil && identities[0] == identities[1]
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

  /// What is wrong with it.
  public var problem: String

  /// Makes an error.
  public init(file: String, problem: String = "cannot be written") {
    self.file = file
    self.problem = problem
  }

  /// One sentence.
  public var description: String { "\(file): \(problem)" }
}
