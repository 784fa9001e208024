import InteractionKit

/// What came of playing one file under several strategies or presets: a row of measures for each.
public struct StrokeReport: Sendable {
  /// One run.
  public struct Row: Sendable {
    /// What ran.
    public var choice: ComparedChoice
    /// The measures, in the order of `StrokeMeasure.all`: of each the largest of all frames.
    public var numbers: [Double]
    /// The strokes that moved anything.
    public var strokeCount = 0.0
    /// The way of the content over the whole run.
    public var curve: StrokeCurve
  }

  /// The file, as it was named.
  public var file: String
  /// The scene that ran.
  public var scene: String
  /// The rows, in the order asked for.
  public var rows: [Row]

  /// Plays a file once for each choice.
  ///
  /// - Throws: whatever the start of a run throws.
  public init(_ playback: Playback, file: String, choices: [ComparedChoice], start: RunFactory) throws {
    self.file = file
    scene = playback.configuration.scene
    rows = try choices.map { choice in
      var row = Row(
        choice: choice, numbers: StrokeMeasure.all.map { _ in 0 }, curve: StrokeCurve(keepsAllStrokes: true))
      let run = try start(choice.configuration)
      FramePlan.play(playback.plan, on: run) { planned, frame in
        row.curve.append(frame.values, at: planned.time)
        row.strokeCount = frame.values.sortedValue("stroke.count")?.number ?? row.strokeCount
        for (index, measure) in StrokeMeasure.all.enumerated() {
          row.numbers[index] = max(row.numbers[index], frame.values.sortedValue(measure.value)?.number ?? 0)
        }
      }
      return row
    }
  }
}
