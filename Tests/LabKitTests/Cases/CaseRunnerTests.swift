import InputEvents
import InteractionKit
import LabKit
import TestSupport
import Testing

@Suite("Running cases")
struct CaseRunnerTests {
  private func runner(_ run: FakeRun = FakeRun(settlesAt: 1), hertz: Double? = nil) -> CaseRunner {
    CaseRunner(catalogue: .sample, hertz: hertz) { _ in run }
  }

  private func expectation(_ text: String) throws -> InteractionCase { try CaseText(expect: "[\(text)]").read() }

  @Test("A failing check tells the expectation, the value found, the time and the line")
  func failure() throws {
    let result = try runner().run(expectation(#"{"at": 0.5, "value": "y", "is": 0.75}"#))
    #expect(
      result.failures == ["expected y is 0.75 within 0.01 at 0.5 s: found 0.5 at 0.5 s (line 5)"])
    #expect(result.duration == 1)
    #expect(result.frameCount == 121)
  }

  @Test("A run that has settled goes on to the last moment that is looked at, and settled stays where it was")
  func looksOn() throws {
    let scripted = try expectation(
      #"{"at": 2.5, "value": "y", "is": 2.5}, {"at": "settled", "value": "y", "is": 1}"#)
    let result = try runner().run(scripted)
    #expect(result.failures == [])
    #expect(result.duration == 2.5)
  }

  @Test("A case passes where everything holds, at any frame rate that it is asked to run at")
  func passes() throws {
    let scripted = try expectation(
      #"{"at": 0.5, "value": "y", "is": 0.5}, {"at": "settled", "value": "y", "is": 1}"#)
    for hertz in [nil, 30.0, 60, 240] {
      #expect(try runner(FakeRun(settlesAt: 1), hertz: hertz).run(scripted).failures == [])
    }
  }

  @Test("A case that has not settled after 60 s fails, and what needs it settled fails with it")
  func neverSettles() throws {
    let scripted = try expectation(
      #"{"at": 0.5, "value": "y", "is": 0.5}, {"at": "settled", "value": "y", "is": 1}"#)
    let result = try runner(FakeRun(settlesAt: .infinity), hertz: 10).run(scripted)
    #expect(
      result.failures == [
        "has not settled after 60 s of its own time",
        "expected y at settled: found a run that has not settled (line 5)",
      ])
  }

  @Test("A value that the scene does not publish is a bad file that lists those it does")
  func unknownValue() throws {
    let scripted = try expectation(#"{"at": 0, "value": "z", "is": 0}"#)
    let error = #expect(throws: InputFileError.self) { try runner().run(scripted) }
    #expect(error?.description == "test.json:5: expect[0].value: unknown value \"z\" (allowed: late, y)")
  }

  @Test("A value that is described but not there in a frame fails the check, and is no bad file")
  func lateValue() throws {
    let run = FakeRun(settlesAt: 1) { time, _ in
      time < 0.5 ? [NamedValue("y", 0)] : [NamedValue("late", 7), NamedValue("y", 0)]
    }
    let scripted = try expectation(
      #"{"at": 0.5, "value": "late", "is": 7}, {"during": [0, 1], "value": "late", "is": 7}"#)
    #expect(
      try runner(run).run(scripted).failures
        == ["expected late during 0 s … 1 s: found no such value at 0 s (line 5)"])
  }

  @Test("A check counts, goes on after a file that is no case, and writes all of it down")
  func check() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(CaseText(expect: #"[{"at": 0, "value": "y", "is": 0}]"#).text, to: "good.json")
    let bad = try folder.write("{", to: "bad.json")
    let failing = try folder.write(CaseText(expect: #"[{"at": 0, "value": "y", "is": 9}]"#).text, to: "failing.json")
    var lines: [String] = []
    var complaints: [String] = []
    let start: RunFactory = { _ in FakeRun() }
    let check = CaseCheck(runner: CaseRunner(catalogue: .sample, start: start), isVerbose: true)
    let (summary, report) = try check.run(
      [good, bad, failing], result: { lines.append($0) }, complaint: { complaints.append($0) })
    #expect(
      lines == [
        "pass test (1 frames, 0 s)", "FAIL test (\(failing))",
        "  expected y is 9 within 0.01 at 0 s: found 0 at 0 s (line 5)", "1 passed, 1 failed",
      ])
    #expect(complaints == ["\(bad):1: expected a name in quotation marks, found the end"])
    #expect(summary.unreadable == 1)
    #expect(report.entries.map(\.failures.count) == [0, 0, 1])
  }

  @Test("JUnit XML counts tests, failures and errors, and escapes what XML needs escaped")
  func junit() {
    let report = JUnitReport([
      .init(scene: "a", id: "one", duration: 1.5),
      .init(scene: "a", id: "two", duration: 0.5, failures: ["x < \"3\" & y", "more"]),
      .init(scene: "file", id: "bad.json", error: "no"),
    ])
    let counts = #"tests="3" failures="1" errors="1" time="2""#
    #expect(
      report.xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites \(counts)>
          <testsuite name="scroll-lab check" \(counts)>
            <testcase classname="a" name="one" time="1.5"/>
            <testcase classname="a" name="two" time="0.5">
              <failure message="x &lt; &quot;3&quot; &amp; y">x &lt; &quot;3&quot; &amp; y&#10;more</failure>
            </testcase>
            <testcase classname="file" name="bad.json" time="0">
              <error message="no"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
