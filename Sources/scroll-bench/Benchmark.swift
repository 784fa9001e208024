/// A measurement with a name, which returns what it found as text.
struct Benchmark: Sendable {
  /// The word on the command line.
  let name: String
  /// What it measures, in one sentence.
  let about: String
  /// Measures, and returns the table to print.
  let run: @Sendable () -> String

  /// Every benchmark, in the order in which they run: a new one is one more line here.
  static let all: [Benchmark] = [
    Benchmark(
      name: "velocity", about: "How far the estimators are off at the release of synthetic strokes.",
      run: { VelocityStudy().report() }),
    Benchmark(
      name: "motion", about: "What it costs to ask a motion where it is and how fast.",
      run: { MotionBenchmark().report() }),
    Benchmark(
      name: "arbitration", about: "What a touch event costs for each recogniser that it reaches.",
      run: { ArbitrationBenchmark().report() }),
    Benchmark(
      name: "drawing", about: "What a frame of the profile costs in a window of 1280 × 800 with two overlays.",
      run: { DrawingBenchmark().report() }),
    Benchmark(
      name: "memory", about: "What an hour of strokes leaves in memory.", run: { MemoryBenchmark().report() }),
    Benchmark(
      name: "window",
      about: "What a window costs and how late it is, beside other toolkits; takes a quarter of an hour.",
      run: { WindowBenchmark().report() }),
    Benchmark(
      name: "engine", about: "What a whole step of the engine costs, by depth and by length.",
      run: { EngineBenchmark().report() }),
  ]
}
