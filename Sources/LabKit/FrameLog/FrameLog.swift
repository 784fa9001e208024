import InteractionKit

/// Frames as a log: JSON Lines with sorted keys and an end line, or a CSV table.
///
/// A line has the arbiter's decisions too where its frame made any; a table has the values alone.
/// Numbers are written so that they read back to the same double, so two logs are equal exactly when their runs are.
public struct FrameLog: Sendable {
  /// How the log is written.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// One JSON object a line.
    case jsonl
    /// A header row, then one row a frame.
    case csv

    /// The format that the end of a file's name asks for; nil where it asks for neither.
    public init?(fileName: String) {
      guard let match = Self.allCases.first(where: { fileName.lowercased().hasSuffix(".\($0.rawValue)") })
      else { return nil }
      self = match
    }
  }

  /// How the log is written.
  public let format: Format
  /// The frames so far.
  public private(set) var frameCount = 0
  private var lines = ""
  private var rows: [(tick: Int, time: Double, values: [NamedValue])] = []
  private var digest = ""

  /// Makes an empty log.
  public init(_ format: Format) { self.format = format }

  /// Takes in a frame.
  public mutating func append(_ planned: PlannedFrame, _ frame: ObservedFrame) {
    frameCount += 1
    digest = frame.digest
    switch format {
    case .jsonl: lines += Self.line(planned, frame) + "\n"
    case .csv: rows.append((planned.tick, planned.time.seconds, frame.values))
    }
  }

  /// The whole log, with its end.
  public var text: String {
    switch format {
    case .jsonl:
      lines
        + JSONText.object([("end", "true"), ("ticks", "\(frameCount)"), ("digest", JSONText.text(digest))]) + "\n"
    case .csv: table
    }
  }

  private static func line(_ planned: PlannedFrame, _ frame: ObservedFrame) -> String {
    let values = JSONText.object(frame.values.map { ($0.name, text($0.value)) })
    let decisions = frame.decisions.isEmpty ? [] : [("decisions", JSONText.list(frame.decisions.map(object)))]
    return JSONText.object(
      [("tick", "\(planned.tick)"), ("t", JSONText.number(planned.time.seconds)), ("values", values)] + decisions)
  }

  /// A decision of the arbiter: when, about which recogniser, what, and why in a sentence.
  private static func object(_ decision: Decision) -> String {
    JSONText.object([
      ("t", JSONText.number(decision.time.seconds)), ("recognizer", JSONText.text(decision.recognizer)),
      ("outcome", JSONText.text(decision.outcome.rawValue)), ("sentence", JSONText.text(decision.sentence)),
    ])
  }

  private static func text(_ value: InspectorValue) -> String {
    switch value {
    case .number(let number): JSONText.number(number)
    case .text(let text): JSONText.text(text)
    }
  }

  // MARK: CSV

  /// All names of all frames are columns; a cell is empty where its frame did not publish the value.
  private var table: String {
    var names: Set<String> = []
    for row in rows { names.formUnion(row.values.map(\.name)) }
    let columns = names.sorted()
    var text = (["tick", "t"] + columns).map(Self.cell).joined(separator: ",") + "\n"
    for row in rows {
      let values = Dictionary(uniqueKeysWithValues: row.values.map { ($0.name, $0.value) })
      let cells = columns.map { name in
        switch values[name] {
        case nil: ""
        case .number(let number): number.isFinite ? JSONText.number(number) : "\(number)"
        case .text(let text): Self.cell(text)
        }
      }
      text += (["\(row.tick)", JSONText.number(row.time)] + cells).joined(separator: ",") + "\n"
    }
    return text
  }

  /// A cell as RFC 4180 has it: in quotation marks where it holds a comma, a quotation mark or a line end.
  private static func cell(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
