import LabKit
import Primitives
import Testing

@Suite("JSON")
struct JSONParserTests {
  @Test("A number that is written reads back to the same double")
  func numbersRoundTrip() throws {
    var generator = SeededGenerator(seed: 41)
    let special = [0, -0.0, 1, -1, 0.1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1 / 3, 2e16]
    let random = (0..<2000).map { _ in Double(bitPattern: generator.next()) }.filter(\.isFinite)
    for number in special + random {
      let read = try JSONParser.parse(JSONText.number(number)).number
      #expect(read?.bitPattern == number.bitPattern)
    }
  }

  @Test("A text that is written reads back the same")
  func textsRoundTrip() throws {
    for text in ["", "plain", "quote \" and \\ and /", "line\nend\r\ttab", "\u{1}\u{1f}", "naïve 😀 \u{2028}"] {
      #expect(try JSONParser.parse(JSONText.text(text)).text == text)
    }
  }

  @Test("Escapes of the standard are read, surrogate pairs included")
  func escapes() throws {
    #expect(try JSONParser.parse(#""\u0041\u00e9\ud83d\ude00\/\b\f""#).text == "Aé😀/\u{8}\u{c}")
  }

  @Test("Every value knows the line on which it stands")
  func lines() throws {
    let node = try JSONParser.parse("{\n \"a\": 1,\n \"b\": [\n  2,\n\n  {\"c\": 3}\n ]\n}")
    #expect(node.member("a")?.line == 2)
    #expect(node.member("b")?.line == 3)
    guard case .list(let elements)? = node.member("b")?.content else {
      Issue.record("b is no list")
      return
    }
    #expect(elements.map(\.line) == [4, 6])
  }

  @Test(
    "What is no JSON is refused with the line and what was expected",
    arguments: [
      ("", 1, "expected a value, found the end"),
      ("{\"a\": 1,}", 1, "expected a name in quotation marks, found \"}\""),
      ("{\"a\" 1}", 1, "expected a colon after \"a\", found \"1\""),
      ("[1\n2]", 2, "expected a comma or ] in a list, found \"2\""),
      ("[01]", 1, "expected a comma or ] in a list, found \"1\""),
      ("[1.]", 1, "expected a digit, found \"]\""),
      ("[+1]", 1, "expected a value, found \"+\""),
      ("[NaN]", 1, "expected a value, found \"N\""),
      ("[1e999]", 1, "expected a number that a double can hold, found \"]\""),
      ("[1] 2", 1, "expected the end of the text, found \"2\""),
      ("{\"a\": 1,\n\"a\": 2}", 2, "each name once in an object; \"a\" stands here again"),
      ("\"a\nb\"", 1, "expected no control character in a text, found \"\n\""),
      ("\"\\ud83dx\"", 1, "expected the second half of a surrogate pair, found \"x\""),
      ("tru", 1, "expected the word true, found the end"),
    ])
  func refusals(text: String, line: Int, problem: String) {
    #expect(throws: JSONParser.Failure(line: line, problem: problem)) { try JSONParser.parse(text) }
  }

  @Test("Nesting that would exhaust the stack is refused")
  func depth() throws {
    let depth = JSONParser.maximumDepth
    #expect(throws: Never.self) {
      try JSONParser.parse(String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    }
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(String(repeating: "[", count: 100_000)) }
  }

  @Test("No prefix of a document is a document")
  func prefixes() throws {
    let text = "{\"a\": [1.5e3, true, null, \"x\\u0041\"], \"b\": {}}"
    for length in 0..<text.count {
      #expect(throws: JSONParser.Failure.self, "\(text.prefix(length))") {
        try JSONParser.parse(String(text.prefix(length)))
      }
    }
    #expect(throws: Never.self) { try JSONParser.parse(text) }
  }
}
