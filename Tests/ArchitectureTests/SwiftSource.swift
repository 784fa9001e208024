import TestSupport
import Testing

/// A file of the sources, as text.
struct SwiftSource: Sendable, CustomTestStringConvertible {
  /// The path from the package's folder.
  let path: String
  /// The target that it belongs to.
  let target: String
  /// The lines with their numbers, without comments and without the contents of texts.
  let code: [(number: Int, line: String)]
  /// All lines, as they stand.
  let lines: [Substring]

  var testDescription: String { path }

  /// Every Swift file of the sources.
  static let all: [SwiftSource] = PackageFolder.files(in: "Sources", endingWith: ".swift").map(SwiftSource.init)

  /// Those of the engine's targets.
  static let engine: [SwiftSource] = all.filter {
    ["Primitives", "MotionCore", "InputEvents", "Drawing", "InteractionKit"].contains($0.target)
  }

  init(_ file: PackageFolder.TextFile) {
    path = file.path
    target = String(file.path.split(separator: "/")[1])
    lines = file.lines
    code = lines.enumerated().map { ($0 + 1, Self.withoutTextAndComment($1)) }
  }

  /// The modules that it imports.
  var imports: [String] {
    code.compactMap { _, line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), words.prefix(index).allSatisfy({ $0 != "//" }),
        words.prefix(index).allSatisfy({
          ["public", "internal", "private", "package", "fileprivate"].contains($0) || $0.hasPrefix("@")
        }),
        index + 1 < words.count
      else { return nil }
      return words[index + 1].split(separator: ".").first.map(String.init)
    }
  }

  /// A line without what stands in quotation marks or after two slashes; a text over several lines stays as it is.
  private static func withoutTextAndComment(_ line: Substring) -> String {
    var code = ""
    var isText = false
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" { isText.toggle() }
      if !isText {
        if character == "/", previous == "/" {
          code.removeLast()
          break
        }
        code.append(character)
      }
      previous = character
    }
    return code
  }
}
