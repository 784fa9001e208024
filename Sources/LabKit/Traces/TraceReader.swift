import InputEvents
import Primitives

/// A trace as it was read.
public struct Trace: Sendable, Hashable {
  /// The file that it came from, as it was named.
  public var file: String
  /// What the run started from.
  public var header: TraceHeader
  /// The lines after the header.
  public var lines: [TraceLine]
  /// What to tell the user: that the last line was cut off.
  public var warnings: [String]

  /// What the run started from, as a configuration.
  public var configuration: RunConfiguration {
    RunConfiguration(
      scene: header.scene, strategy: header.strategy, preset: header.preset, viewport: header.viewport,
      seed: header.seed, tune: header.tune)
  }
}

/// Reads traces: one JSON object a line.
///
/// A trace that was cut off anywhere gives what stands up to its last whole line, with a warning. A malformed line
/// before that is an error with its number.
public struct TraceReader {
  private let catalogue: Catalogue

  /// Makes a reader that checks ids against a catalogue.
  public init(catalogue: Catalogue) { self.catalogue = catalogue }

  /// Reads a file.
  ///
  /// - Throws: `InputFileError`.
  public func read(file: String) throws -> Trace { try read(TextFile.readLeniently(file), file: file) }

  /// Reads a text that came from `file`.
  ///
  /// - Throws: `InputFileError`.
  public func read(_ text: String, file: String) throws -> Trace {
    // By bytes: with the return that some systems put before it, the end of a line is one character of its own.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    // A line is whole when its end was written; what stands after the last end is the start of one that was not.
    let tail = lines.popLast() ?? ""
    var warnings: [String] = []
    if !tail.isEmpty {
      if (try? JSONParser.parse(String(tail))) != nil {
        lines.append(tail)
      } else {
        warnings.append("\(file):\(lines.count + 1): the last line is cut off and left out")
      }
    }
    guard let first = lines.first, !first.isEmpty else {
      throw InputFileError(
        file: file, line: 1, problem: "expected a whole first line with the format and what the run started from")
    }
    let header = try header(node(first, 1, file), file: file)
    let scene = catalogue.scene(header.scene)
    let reader = TraceLineReader(scene: scene, physics: catalogue.physics, file: file)
    var trace = Trace(file: file, header: header, lines: [], warnings: warnings)
    for (index, line) in lines.enumerated().dropFirst() where !line.allSatisfy(\.isWhitespace) {
      trace.lines.append(try reader.read(node(line, index + 1, file)))
    }
    return trace
  }

  private func node(_ line: Substring, _ number: Int, _ file: String) throws -> JSONNode {
    do {
      return try JSONParser.parse(String(line), firstLine: number)
    } catch let failure as JSONParser.Failure {
      throw InputFileError(file: file, line: failure.line, problem: failure.problem)
    }
  }

  private func header(_ node: JSONNode, file: String) throws -> TraceHeader {
    let document = try FieldReader(node, file: file)
    try DocumentHeader(format: TraceHeader.format, version: TraceHeader.version).check(document)
    let fields = try FieldReader(
      node, file: file,
      allowed: ["format", "version", "scene", "strategy", "preset", "viewport", "seed", "tune", "app"])
    let configuration = try ConfigurationReader(catalogue: catalogue).read(fields)
    return TraceHeader(
      scene: configuration.scene, strategy: configuration.strategy, preset: configuration.preset,
      viewport: configuration.viewport, seed: configuration.seed, tune: configuration.tune,
      app: try fields.text("app", default: ""))
  }
}
