import Foundation

/// The results of a check as JUnit XML, which build servers read.
public struct JUnitReport {
  /// One case in the report.
  public struct Entry: Sendable, Hashable {
    /// The scene; it stands as the class.
    public var scene: String
    /// The case.
    public var id: String
    /// The case's own time at its end, in seconds; nobody's clock is read.
    public var duration: Double
    /// What does not hold.
    public var failures: [String]
    /// What is wrong with the file, where it could not be run.
    public var error: String?

    /// Makes an entry.
    public init(scene: String, id: String, duration: Double = 0, failures: [String] = [], error: String? = nil) {
      self.scene = scene
      self.id = id
      self.duration = duration
      self.failures = failures
      self.error = error
    }
  }

  /// The cases, in the order in which they ran.
  public var entries: [Entry]

  /// Makes a report.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// The report as XML.
  public var xml: String {
    let failed = entries.filter { !$0.failures.isEmpty }.count
    let errors = entries.filter { $0.error != nil }.count
    let seconds = JSONText.number(entries.reduce(0) { $0 + $1.duration })
    let counts = "tests=\"\(entries.count)\" failures=\"\(failed)\" errors=\"\(errors)\" time=\"\(seconds)\""
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n"
    xml += "  <testsuite name=\"scroll-lab check\" \(counts)>\n"
    for entry in entries { xml += Self.element(entry) }
    return xml + "  </testsuite>\n</testsuites>\n"
  }

  private static func element(_ entry: Entry) -> String {
    let name = "classname=\"\(escaped(entry.scene))\" name=\"\(escaped(entry.id))\""
    let head = "    <testcase \(name) time=\"\(JSONText.number(entry.duration))\""
    var children = ""
    if !entry.failures.isEmpty {
      let text = entry.failures.joined(separator: "\n")
      children += "      <failure message=\"\(escaped(entry.failures[0]))\">\(escaped(text))</failure>\n"
    }
    if let error = entry.error { children += "      <error message=\"\(escaped(error))\"/>\n" }
    return children.isEmpty ? "\(head)/>\n" : "\(head)>\n\(children)    </testcase>\n"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\0"..<" ": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
