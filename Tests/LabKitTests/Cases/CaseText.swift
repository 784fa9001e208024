import LabKit

/// A case as text around the parts that a test is about.
struct CaseText {
  var head = #""scene": "shelf", "strategy": "coordinated", "preset": "ios""#
  var input = "[]"
  var expect = "[]"
  var further = ""

  /// The whole text; `head` stands on line 2, `further` on 3, `input` from 4 on, `expect` from the line after.
  var text: String {
    """
    { "format": "scroll-lab-case", "version": 1, "id": "test",
      \(head),
      \(further)
      "input": \(input),
      "expect": \(expect) }
    """
  }

  /// Reads the text as a file called `test.json`.
  func read() throws -> InteractionCase {
    try CaseReader(catalogue: .sample).read(TextFile.parseJSON(text, file: "test.json"), file: "test.json")
  }
}

/// The lab's expectations, not those of the testing library.
typealias Expectation = LabKit.Expectation
