import Foundation
import LabKit
import SDLBackend
import TestSupport
import Testing

@Suite("Reports and films on the command line")
struct ReportCommandTests {
  /// A short drag of the profile, 0.3 s long.
  private func file(in folder: TemporaryFolder) throws -> String {
    try folder.write(
      """
      { "format": "scroll-lab-case", "version": 1, "id": "own", "scene": "profile", "strategy": "coordinated",
        "hz": 60, "until": 0.3, "expect": [],
        "input": [{"at": 0, "drag": {"from": [195, 700], "to": [195, 300], "over": 0.2}}] }
      """, to: "own.json")
  }

  @Test("A report has a row a strategy, and draws its curves")
  func report() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(["report", try file(in: folder), "--plot", "curves.png"], in: folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines.count == 7)
    let picture = try PNGReader.read("\(folder.path)/curves.png")
    #expect((picture.width, picture.height) == (1180, 520))
  }

  @Test(
    "Wrong options of reports and films end with 2 and one line",
    arguments: [
      ["report", "own.json", "--compare", "pining"], ["report", "own.json", "--plot", "curves.jpg"],
      ["report", "own.json", "--format", "xml"], ["render", "own.json", "--out", "a.mp4", "--at", "1"],
      ["render", "own.json", "--out", "a.png", "--speed", "2"],
      ["render", "own.json", "--out", "a.png", "--size", "16384x16384", "--scale", "8"],
      ["render", "own.json", "--out", "a.png", "--compare", "pinning,dynamics,dispatch,switching,coordinated"],
    ])
  func wrongUsage(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try file(in: folder)
    let outcome = try Program.run(arguments, in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["own.json"])
  }

  @Test("A report of a file that is not there ends with 3")
  func missing() throws {
    #expect(try Program.run(["report", "nothing.json"], in: "/").status == 3)
  }

  @Test("A comparison is drawn side by side, in the size asked for")
  func comparison() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(
      ["render", try file(in: folder), "--out", "two.png", "--compare", "pinning", "--size", "900x600"],
      in: folder.path)
    #expect(outcome.status == 0)
    let picture = try PNGReader.read("\(folder.path)/two.png")
    #expect((picture.width, picture.height) == (900, 600))
  }

  @Test("Without ffmpeg a film is refused in one sentence, and nothing is left behind")
  func withoutEncoder() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(
      ["render", try file(in: folder), "--out", "film.mp4"], in: folder.path,
      environment: ["SCROLL_LAB_FFMPEG": "/nowhere/ffmpeg"])
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("ffmpeg, which is not installed"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["own.json"])
  }

  @Test("A film that is ended from outside leaves nothing behind", arguments: ["INT", "TERM", "HUP"])
  func endedFilm(signal: String) throws {
    let folder = try TemporaryFolder()
    let encoder = try folder.write("#!/bin/sh\nkill -\(signal) $PPID\ncat > /dev/null\n", to: "tools/ffmpeg")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: encoder)
    let outcome = try Program.run(
      ["render", try file(in: folder), "--out", "film.mp4"], in: folder.path,
      environment: ["SCROLL_LAB_FFMPEG": encoder])
    #expect(outcome.status == 130)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["own.json", "tools"])
  }

  private static let hasEncoder = DesktopTools.path(of: "ffmpeg") != nil

  @Test("A film is whole when it is there", .enabled(if: hasEncoder, "ffmpeg is not installed"))
  func film() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(["render", try file(in: folder), "--out", "film.mp4"], in: folder.path)
    #expect(outcome.status == 0)
    let film = try #require(FileManager.default.contents(atPath: "\(folder.path)/film.mp4"))
    #expect(film.dropFirst(4).prefix(4) == Data("ftyp".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["film.mp4", "own.json"])
  }
}
