import Foundation
import InputEvents
import InteractionKit
@testable import LabKit
import MotionCore
import Primitives
import TestSupport
import Testing

/// The tables of strategies in the README: what `scroll-lab report` says of one recorded stroke a scene.
///
/// `SCROLL_LAB_RECORD=1` in the environment records the strokes and writes the tables anew.
@Suite("Tables of strategies", .serialized)
struct StrokeTableTests {
  /// What is recorded for a scene, as the inputs of a case.
  struct Stroke: Sendable {
    var scene: String
    var input: String
    var file: String { "Assets/Strokes/\(scene).jsonl" }
  }

  /// The strokes, in the order of the README; a further scene is a further line.
  static let strokes: [Stroke] = [
    // Slowly over the boundary; a flick back to a bounce at the top; a flick from the header into the list.
    Stroke(
      scene: "profile",
      input: """
        {"at": 0, "drag": {"from": [195, 700], "to": [195, 200], "over": 0.4, "hold": 0.15, "ease": "easeInOut"}},
        {"at": 1.5, "drag": {"from": [195, 300], "to": [195, 480], "over": 0.09}},
        {"at": 4, "drag": {"from": [195, 250], "to": [195, 90], "over": 0.08}}
        """),
    // Over the header's pin, slowly and back in a flick.
    Stroke(
      scene: "feed",
      input: """
        {"at": 0, "drag": {"from": [195, 700], "to": [195, 250], "over": 0.4, "hold": 0.15, "ease": "easeInOut"}},
        {"at": 1.5, "drag": {"from": [195, 300], "to": [195, 480], "over": 0.09}}
        """),
    // To the next page; through to the last one and beyond; to another one after a segment was tapped.
    Stroke(
      scene: "pages",
      input: """
        {"at": 0, "drag": {"from": [300, 500], "to": [180, 500], "over": 0.12}},
        {"at": 1.5, "drag": {"from": [380, 500], "to": [-200, 500], "over": 0.4}},
        {"at": 3, "do": "select-segment", "with": 1},
        {"at": 4, "drag": {"from": [300, 500], "to": [150, 500], "over": 0.12}}
        """),
    // A small pull; down, and in the same touch up until the list scrolls; down again until the sheet follows.
    Stroke(
      scene: "sheet",
      input: """
        {"at": 0, "drag": {"from": [195, 600], "to": [195, 690], "over": 0.2, "hold": 0.15}},
        {"at": 1.5, "drag": {"path": [[195, 600, 0], [195, 720, 0.2], [195, 100, 0.8]], "hold": 0.15}},
        {"at": 4, "drag": {"from": [195, 560], "to": [195, 800], "over": 0.2}}
        """),
    // A flick, and one back beyond the edge.
    Stroke(
      scene: "scratch",
      input: """
        {"at": 0, "drag": {"from": [195, 600], "to": [195, 480], "over": 0.1}},
        {"at": 4, "drag": {"from": [195, 250], "to": [195, 640], "over": 0.12}}
        """),
  ]

  private static let start = "<!-- strokes -->\n"
  private static let end = "<!-- end of strokes -->\n"
  private static let presets = [
    Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants())
  ]
  private static let catalogue = Catalogue.lab(presets: PresetLibrary(presets))
  private static let isRecording = ProcessInfo.processInfo.environment["SCROLL_LAB_RECORD"] != nil

  /// Writes a stroke as a trace: what was done and when, without the frames of any strategy.
  private static func record(_ stroke: Stroke) throws {
    let text = """
      { "format": "scroll-lab-case", "version": 1, "id": "stroke", "scene": "\(stroke.scene)",
        "strategy": "coordinated", "input": [\(stroke.input)], "expect": [] }
      """
    let scripted = try CaseReader(catalogue: catalogue).read(JSONParser.parse(text), file: stroke.scene)
    let configuration = scripted.configuration
    let header = TraceHeader(
      scene: configuration.scene, strategy: configuration.strategy, preset: configuration.preset,
      viewport: configuration.viewport, seed: configuration.seed, tune: configuration.tune, app: ProgramVersion.text)
    let lines = InputScript.events(of: scripted.inputs).map { TraceText.line(.input($0)) }
    try TextFile.write(
      ([TraceText.line(header)] + lines).joined(separator: "\n") + "\n", to: "\(PackageFolder.path)/\(stroke.file)")
  }

  private static func report(_ stroke: Stroke) throws -> StrokeReport {
    if isRecording { try record(stroke) }
    let playback = try Playback(file: "\(PackageFolder.path)/\(stroke.file)", catalogue: catalogue)
    let strategies = catalogue.scene(stroke.scene)?.strategies.map(\.id) ?? []
    let choices = try ComparisonIdentifiers(catalogue: catalogue, command: "report")
      .choices(strategies, of: playback.configuration, limit: nil)
    return try StrokeReport(playback, file: stroke.file, choices: choices) { configuration in
      try LabSession(configuration, preset: presets[0])
    }
  }

  /// The reports of all strokes, made once.
  private static let reports: [Result<StrokeReport, any Error>] = strokes.map { stroke in
    Result { try report(stroke) }
  }

  @Test("The README says what a report says of the recorded strokes")
  func readme() throws {
    let tables = try Self.reports.map { try $0.get().text(.markdown) }.joined(separator: "\n")
    let file = "\(PackageFolder.path)/README.md"
    let text = try TextFile.read(file)
    let start = try #require(text.range(of: Self.start))
    let end = try #require(text.range(of: Self.end))
    if Self.isRecording {
      let new = text[..<start.upperBound] + "\n" + tables + "\n" + text[end.lowerBound...]
      try TextFile.write(String(new), to: file)
    } else {
      let shown = text[start.upperBound..<end.lowerBound]
      #expect(shown == "\n" + tables + "\n", "write it anew with make tables")
    }
  }

  /// The measure in which each technique's own fault shows; nil where it shows in the count of the strokes that move
  /// anything.
  ///
  /// That of `header-in-list`, which loses the places of the lists that do not show, shows in none.
  private static let ownFaults: [(scene: String, strategy: String, measure: String?)] = [
    ("profile", "switching", "fingerError"), ("profile", "pinning", "velocityJump"),
    ("profile", "dynamics", "velocityJump"), ("profile", "dispatch", "velocityJump"),
    ("feed", "switching", "fingerError"), ("feed", "override", "fingerError"), ("feed", "positions", "velocityJump"),
    ("pages", "gesture-lock", "overshoot"), ("pages", "bounces-off", nil),
    ("sheet", "exclusive", "overshoot"), ("sheet", "simultaneous", "fingerError"),
    ("sheet", "enabled-toggle", "overshoot"), ("scratch", "clamped", "velocityJump"),
    ("scratch", "unbounded", "overshoot"),
  ]

  @Test("Each technique's own fault shows in its row, and no two rows of a table are the same")
  func ownFaults() throws {
    for (stroke, report) in zip(Self.strokes, Self.reports) {
      let rows = try report.get().rows
      #expect(Set(rows.map { [$0.strokeCount] + $0.numbers }).count == rows.count, "\(stroke.scene)")
      let right = try #require(rows.first { $0.choice.id == "coordinated" })
      for row in rows {
        guard
          let fault = Self.ownFaults.first(where: {
            $0.scene == stroke.scene && $0.strategy == row.choice.id
          })
        else { continue }
        if let place = StrokeMeasure.all.firstIndex(where: { $0.id == fault.measure }) {
          #expect(row.numbers[place] > right.numbers[place], "\(fault)")
        } else {
          #expect(row.strokeCount < right.strokeCount, "\(fault)")
        }
      }
    }
  }

  @Test("Coordinated keeps to the finger and makes no step; another strategy shows a fault", arguments: strokes.indices)
  func faults(place: Int) throws {
    let rows = try Self.reports[place].get().rows
    let numbers = rows.map { Dictionary(uniqueKeysWithValues: zip(StrokeMeasure.all.map(\.id), $0.numbers)) }
    let right = try #require(rows.firstIndex { $0.choice.id == "coordinated" })
    for measure in ["fingerError", "velocityJump", "strayStep"] { #expect(numbers[right][measure] == 0, "\(measure)") }
    let others = rows.indices.filter { $0 != right }
    let isFaulty = others.contains { index in
      let faults = ["fingerError", "velocityJump", "overshoot"].contains {
        (numbers[index][$0] ?? 0) > (numbers[right][$0] ?? 0)
      }
      return faults || rows[index].strokeCount < rows[right].strokeCount
    }
    #expect(isFaulty)
  }
}
