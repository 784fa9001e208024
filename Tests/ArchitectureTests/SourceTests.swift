import TestSupport
import Testing

@Suite("Sources")
struct SourceTests {
  @Test("No source runs past 400 lines", arguments: SwiftSource.all)
  func length(source: SwiftSource) {
    #expect(source.lines.count <= 401, "\(source.path)")
  }

  @Test("Nothing is left to be done, and nothing gives up or forces its way", arguments: SwiftSource.all)
  func nothingLeft(source: SwiftSource) {
    let words = ["try!", "fatalError(", " as! ", "@unchecked Sendable", "nonisolated(unsafe)"]
    let isBackend = source.target == "SDLBackend"
    for (number, line) in source.code {
      // A backend speaks to a C library, whose pointers know no isolation.
      for word in words where line.contains(word) && !(isBackend && word.contains("nonisolated")) {
        Issue.record("\(source.path):\(number): \(word)")
      }
    }
    for (index, line) in source.lines.enumerated() {
      for word in ["TODO", "FIXME", "XXX", "not implemented", "unimplemented"] where line.contains(word) {
        Issue.record("\(source.path):\(index + 1): \(word)")
      }
    }
  }

  @Test("No text of the project names a machine's folders or a port of a proxy")
  func noMachinePaths() {
    let files =
      ["Sources", "Tests", "Assets"].flatMap { folder in
        [".swift", ".json", ".md", ".h"].flatMap { PackageFolder.files(in: folder, endingWith: $0) }
      } + PackageFolder.files(in: ".ci", endingWith: "run")
    // Put together here, so that this file does not name them itself.
    let folders = ["work", "root", "Users", "tmp/bash_jobs"].map { "/" + $0 + "/" }
    let ports = ["localhost:", "127.0.0.1:"]
    for file in files {
      for (index, line) in file.lines.enumerated() {
        for word in folders + ports where line.contains(word) && !file.path.hasSuffix("SourceTests.swift") {
          Issue.record("\(file.path):\(index + 1): \(word)")
        }
      }
    }
  }

  @Test(
    "The engine never walks over a dictionary or a set, whose order differs from run to run",
    arguments: SwiftSource.engine)
  func noUnorderedIteration(source: SwiftSource) {
    // Names that the file declares as a dictionary or a set.
    let declaration =
      /(?:var|let)\s+(\w+)\s*(?::\s*(?:\[[\w.?]+\s*:[^\]]+\]|Set<)|=\s*(?:Set[<(]|\[[\w.]+\s*:\s*[\w.]+\]\(\)))/
    let names = source.code.compactMap { $0.line.firstMatch(of: declaration).map { String($0.1) } }
    for (number, line) in source.code {
      for name in names {
        let ends = [
          " in \(name)", "in self.\(name)", "\(name).map", "\(name).forEach", "\(name).values", "\(name).keys",
        ]
        for end in ends where contains(line, end) { Issue.record("\(source.path):\(number): \(end)") }
      }
    }
  }

  /// Whether a line holds a phrase that does not go on as a longer word or as a call on something ordered.
  private func contains(_ line: String, _ phrase: String) -> Bool {
    guard let range = line.firstRange(of: phrase) else { return false }
    guard let next = line[range.upperBound...].first else { return true }
    return !next.isLetter && !next.isNumber && next != "_" && next != "."
  }
}
