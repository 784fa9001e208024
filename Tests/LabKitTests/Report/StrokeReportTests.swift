import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives
import TestSupport
import Testing

@Suite("Report")
struct StrokeReportTests {
  private static let presets = [
    Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants())
  ]
  private static let catalogue = Catalogue.lab(presets: PresetLibrary(presets))

  private func report() throws -> StrokeReport {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      { "format": "scroll-lab-case", "version": 1, "id": "own", "scene": "profile", "strategy": "coordinated",
        "input": [{"at": 0, "drag": {"from": [195, 700], "to": [195, 200], "over": 0.4, "hold": 0.15}},
          {"at": 1.5, "drag": {"from": [195, 300], "to": [195, 460], "over": 0.08}}], "expect": [] }
      """, to: "own.json")
    let playback = try Playback(file: file, catalogue: Self.catalogue)
    let choices = try ComparisonIdentifiers(catalogue: Self.catalogue, command: "report")
      .choices(["coordinated", "switching", "pinning"], of: playback.configuration)
    return try StrokeReport(playback, file: "own.json", choices: choices) { configuration in
      try LabSession(configuration, preset: Self.presets[0])
    }
  }

  @Test("Each number is the largest of all frames, over all strokes of the file")
  func numbers() throws {
    let rows = try report().rows
    let ids = StrokeMeasure.all.map(\.id)
    let numbers = rows.map { Dictionary(uniqueKeysWithValues: zip(ids, $0.numbers)) }
    #expect(rows.map(\.choice.id) == ["coordinated", "switching", "pinning"])
    #expect(numbers[0]["fingerError"] == 0 && numbers[0]["velocityJump"] == 0)
    // The first stroke dies at the boundary, after it has closed the header.
    #expect(abs((numbers[1]["fingerError"] ?? 0) - 275.5) < 5)
    // In the second stroke inertia stops there.
    #expect(numbers[2]["velocityJump"] == 1)
    #expect((numbers[0]["settlingTime"] ?? 0) > (numbers[2]["settlingTime"] ?? 0))
  }

  @Test("A curve holds all strokes, one going on where the other ended")
  func curve() throws {
    let samples = try report().rows[0].curve.samples
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time })
    let steps = zip(samples, samples.dropFirst()).map { abs($1.content - $0.content) }
    #expect((steps.max() ?? 0) < 30)
    #expect((samples.map(\.content).max() ?? 0) > 480)
  }

  @Test("Every format holds every run and every measure", arguments: StrokeReport.Format.allCases)
  func formats(format: StrokeReport.Format) throws {
    let report = try report()
    let text = report.text(format)
    for row in report.rows { #expect(text.contains(row.choice.configuration.strategy)) }
    let lines = text.split(separator: "\n")
    switch format {
    case .text: #expect(Set(lines.map(\.count)).count == 1)
    case .csv:
      #expect(lines.count == 4)
      #expect(Set(lines.map { $0.split(separator: ",").count }) == [3 + StrokeMeasure.all.count])
    case .markdown:
      #expect(lines.count == 5)
      #expect(Set(lines.map { $0.split(separator: "|").count }) == [2 + StrokeMeasure.all.count])
    case .json:
      #expect(throws: Never.self) { try JSONParser.parse(text) }
      for measure in StrokeMeasure.all { #expect(text.contains("\"\(measure.id)\"")) }
    }
  }

  @Test("Every measure is a value that every scene publishes, with a meaning")
  func measures() {
    for scene in Self.catalogue.scenes {
      for measure in StrokeMeasure.all {
        let value = scene.publishedValues.first { $0.name == measure.value }
        #expect(value?.meaning.isEmpty == false, "\(measure.value) of \(scene.entry.id)")
        #expect(value?.unit == measure.unit)
      }
    }
  }
}
