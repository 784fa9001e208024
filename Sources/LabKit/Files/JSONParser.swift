/// A strict reader of JSON (RFC 8259) that keeps the line of every value.
///
/// Stricter than the standard in one point: a name that stands twice in one object is an error, since one of the two
/// would be lost in silence.
public struct JSONParser {
  /// Why a text is no JSON.
  public struct Failure: Error, Hashable {
    /// The line at which reading stopped, from 1.
    public var line: Int
    /// What was expected there.
    public var problem: String

    /// Makes a failure.
    public init(line: Int, problem: String) {
      self.line = line
      self.problem = problem
    }
  }

  /// The deepest nesting of lists and objects that is read.
  public static let maximumDepth = 128

  private let bytes: [UInt8]
  private var index = 0
  private var line: Int

  private init(_ text: some Sequence<UInt8>, firstLine: Int) {
    bytes = Array(text)
    line = firstLine
  }

  /// Reads a whole text; the first line is counted as `firstLine`.
  ///
  /// - Throws: `JSONParser.Failure`.
  public static func parse(_ text: String, firstLine: Int = 1) throws -> JSONNode {
    var parser = JSONParser(text.utf8, firstLine: firstLine)
    parser.skipSpace()
    let node = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == parser.bytes.count else { throw parser.failure("the end of the text") }
    return node
  }

  // MARK: Values

  private mutating func value(depth: Int) throws -> JSONNode {
    guard depth < Self.maximumDepth else { throw failure("less than \(Self.maximumDepth) levels of nesting") }
    guard let byte = peek() else { throw failure("a value") }
    let start = line
    let content: JSONNode.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .list(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .text(try text())
    case UInt8(ascii: "t"): content = .boolean(try word("true", means: true))
    case UInt8(ascii: "f"): content = .boolean(try word("false", means: false))
    case UInt8(ascii: "n"): content = try word("null", means: .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    default: throw failure("a value")
    }
    return JSONNode(content: content, line: start)
  }

  private mutating func members(depth: Int) throws -> [JSONNode.Member] {
    index += 1
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      guard peek() == UInt8(ascii: "\"") else { throw failure("a name in quotation marks") }
      let nameLine = line
      let name = try text()
      guard names.insert(name).inserted else {
        throw Failure(line: nameLine, problem: "each name once in an object; \"\(name)\" stands here again")
      }
      skipSpace()
      guard take(":") else { throw failure("a colon after \"\(name)\"") }
      skipSpace()
      members.append(.init(name: name, line: nameLine, value: try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw failure("a comma or } after the value of \"\(name)\"") }
    }
  }

  private mutating func elements(depth: Int) throws -> [JSONNode] {
    index += 1
    var elements: [JSONNode] = []
    skipSpace()
    if take("]") { return elements }
    while true {
      skipSpace()
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw failure("a comma or ] in a list") }
    }
  }

  private mutating func word<Meaning>(_ word: StaticString, means meaning: Meaning) throws -> Meaning {
    for byte in word.description.utf8 {
      guard peek() == byte else { throw failure("the word \(word)") }
      index += 1
    }
    return meaning
  }

  private mutating func number() throws -> Double {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw failure("a number that a double can hold") }
    return number
  }

  private mutating func digits() throws {
    let start = index
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > start else { throw failure("a digit") }
  }

  // MARK: Texts

  private mutating func text() throws -> String {
    index += 1
    var content: [UInt8] = []
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let text = String(validating: content, as: UTF8.self) else { throw failure("text in UTF-8") }
        return text
      case UInt8(ascii: "\\"):
        index += 1
        content.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20: throw failure("no control character in a text")
      default:
        content.append(byte)
        index += 1
      }
    }
    throw failure("a quotation mark at the end of a text")
  }

  private mutating func escape() throws -> Unicode.Scalar {
    guard let byte = peek() else { throw failure("a character after \\") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw failure("one of \" \\ / b f n r t u after \\")
    }
  }

  private mutating func unicodeEscape() throws -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take("\\"), take("u") else { throw failure("the second half of a surrogate pair") }
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure("the second half of a surrogate pair") }
    return scalar
  }

  private mutating func hexadecimal() throws -> UInt32 {
    guard index + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits after \\u") }
    index += 4
    return value
  }

  // MARK: Characters

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      index += 1
    }
  }

  private func failure(_ expected: String) -> Failure {
    guard let byte = peek() else { return Failure(line: line, problem: "expected \(expected), found the end") }
    let found = byte < 0x80 ? "\"\(Unicode.Scalar(byte))\"" : "a character beyond ASCII"
    return Failure(line: line, problem: "expected \(expected), found \(found)")
  }
}
