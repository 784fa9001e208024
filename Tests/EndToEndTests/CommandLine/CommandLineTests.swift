import Foundation
import LabKit
import TestSupport
import Testing

@Suite("The program on the command line")
struct CommandLineTests {
  private func caseText(_ expect: String, input: String = "[]", scene: String = "profile") -> String {
    """
    { "format": "scroll-lab-case", "version": 1, "id": "own", "scene": "\(scene)", "strategy": "coordinated",
      "input": \(input), "expect": [\(expect)] }
    """
  }

  private let drag = #"[{"at": 0, "drag": {"from": [195, 700], "to": [195, 600], "over": 0.2, "hold": 0.15}}]"#

  @Test("Help and version go to standard output and end well")
  func help() throws {
    let version = try Program.run(["--version"])
    #expect(version.output == "\(ProgramVersion.text)\n")
    for arguments in [["--help"], ["check", "--help"]] {
      let help = try Program.run(arguments)
      #expect(help.status == 0)
      #expect(help.output.contains("Usage:"))
      #expect(help.errors == "")
    }
  }

  @Test(
    "Wrong usage ends with 2 and one line on standard error",
    arguments: [
      ["chek"], ["check"], ["list", "scene"], ["list", "scenes", "--scene", "x"], ["simulate", "a.json", "--hz", "0"],
    ])
  func wrongUsage(arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test("Every listing works from any folder, as a table and as JSON", arguments: Listing.Subject.allCases)
  func listings(subject: Listing.Subject) throws {
    let table = try Program.run(["list", subject.rawValue], in: "/")
    #expect(table.status == 0)
    #expect(table.errors == "")
    let json = try Program.run(["list", subject.rawValue, "--json"], in: "/")
    #expect(json.status == 0)
    #expect(throws: Never.self) { try JSONParser.parse(json.output) }
  }

  @Test("A check ends with 0 where all passes, 1 where something fails, 3 where a file is wrong")
  func check() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(caseText(#"{"at": 0, "value": "main.offset.y", "is": 0}"#), to: "good.json")
    let failing = try folder.write(caseText(#"{"at": 0, "value": "main.offset.y", "is": 9}"#), to: "failing.json")
    let unknown = try folder.write(caseText(#"{"at": 0, "value": "main.offset", "is": 9}"#), to: "unknown.json")
    let passed = try Program.run(["check", good])
    #expect(passed.status == 0)
    #expect(passed.output == "1 passed, 0 failed\n")
    let failed = try Program.run(["check", good, failing, "--junit", "results.xml"], in: folder.path)
    #expect(failed.status == 1)
    #expect(failed.lines.last == "1 passed, 1 failed")
    #expect(failed.output.contains("expected main.offset.y is 9 within 0.01 at 0 s: found 0 at 0 s"))
    let xml = try String(contentsOfFile: "\(folder.path)/results.xml", encoding: .utf8)
    #expect(xml.contains(#"tests="2" failures="1" errors="0""#))
    let bad = try Program.run(["check", folder.path])
    #expect(bad.status == 3)
    #expect(bad.errors.contains("\(unknown):2: expect[0].value: unknown value \"main.offset\""))
  }

  @Test("A simulation is the same log each time, to standard output or to a file")
  func simulate() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(caseText("", input: drag), to: "own.json")
    let first = try Program.run(["simulate", file])
    let second = try Program.run(["simulate", file])
    #expect(first.status == 0)
    #expect(first.output == second.output)
    #expect(first.output.contains("\"sentence\": \"main.pan begins"))
    let end = try JSONParser.parse(String(try #require(first.lines.last)))
    #expect(end.member("ticks")?.number == Double(first.lines.count - 1))
    let written = try Program.run(["simulate", file, "--out", "log.jsonl"], in: folder.path)
    #expect(written.status == 0)
    #expect(try String(contentsOfFile: "\(folder.path)/log.jsonl", encoding: .utf8) == first.output)
    #expect(written.output.hasSuffix("digest \(end.member("digest")?.text ?? "")\n"))
    let table = try Program.run(["simulate", file, "--out", "log.csv", "--hz", "30"], in: folder.path)
    #expect(table.status == 0)
    let header = try String(contentsOfFile: "\(folder.path)/log.csv", encoding: .utf8).split(separator: "\n").first
    #expect(header?.hasPrefix("tick,t,") == true)
  }

  @Test("A wrong input file ends with 3, an output that cannot be written with 2, each in one sentence")
  func files() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(caseText("", input: drag), to: "own.json")
    let other = try folder.write(caseText("", scene: "cinema"), to: "other.json")
    for (arguments, status) in [
      (["simulate", other], 3), (["simulate", "\(folder.path)/none.json"], 3),
      (["simulate", "\(folder.path)/x.txt"], 3),
      (["check", "\(folder.path)/none"], 3), (["simulate", file, "--out", "/nowhere/x.csv"], 2),
      (["simulate", file, "--out", "x.txt"], 2), (["simulate", file, "--preset", "x"], 2),
    ] {
      let outcome = try Program.run(arguments)
      #expect(outcome.status == Int32(status), "\(arguments)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(outcome.output == "")
    }
  }

  @Test("A result for which there is no room ends with 2 and one sentence")
  func fullDisk() throws {
    for arguments in [["list", "scenes"], ["--version"], ["--help"]] {
      let outcome = try Program.run(arguments, into: "/dev/full")
      #expect(outcome.status == 2)
      #expect(outcome.errors == "scroll-lab: standard output: cannot be written\n")
    }
  }

  @Test("An interrupt ends a command with 130")
  func interrupt() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(caseText(#"{"at": 0, "value": "main.offset.y", "is": 0}"#), to: "a.json")
    let long = caseText(
      "", input: #"[{"at": 0, "tap": [195, 700]}, {"at": 59, "tap": [195, 700]}]"#)
    let files = try (0..<3).map { try folder.write(long, to: "long\($0).json") }
    let outcome = try Program.run(["check", "--verbose", "--hz", "1000", good] + files, signal: SIGINT)
    #expect(outcome.status == 130)
  }
}
