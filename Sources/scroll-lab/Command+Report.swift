import LabKit
import Primitives
import SDLBackend

extension Command {
  /// Plays a file under several strategies or presets and compares what came of it.
  @MainActor static let report = Command(
    specification: CommandSpecification(
      "report", "play a trace or a case under several strategies or presets, and compare them", operands: .one("FILE"),
      options: [
        OptionSpecification("compare", .list("ID"), "strategies or presets; every strategy of the scene if left out"),
        OptionSpecification(
          "format", .choice(StrokeReport.Format.allCases.map(\.rawValue)), "how the table is written; text if left out"),
        OptionSpecification("plot", .text("FILE.png"), "draw the way of the content over time there"),
        OptionSpecification("hz", .number("N", 1...10000), "frames a second, instead of the file's"),
      ],
      notes: """
        One row a strategy or preset; each number is the largest of all frames. One ID is compared with the
        file's own strategy and preset. scroll-lab list scenes --json says what each value means.
        """)
  ) { parsed in
    Interruption.exitAtOnce()
    let plot = parsed.text("plot")
    if let plot, !plot.lowercased().hasSuffix(".png") {
      throw UsageError("--plot: expected a name that ends in .png; found \(plot)", command: parsed.name)
    }
    try parsed.keepInputs(from: "plot")
    let installation = try Installation()
    let report = try installation.report(parsed)
    try Console.write(report.text(parsed.text("format").flatMap(StrokeReport.Format.init) ?? .text))
    if let plot { try installation.draw(report, to: plot) }
    return .done
  }
}

extension Installation {
  /// Plays the file of a command line for each choice.
  fileprivate func report(_ parsed: ParsedCommand) throws -> StrokeReport {
    let file = parsed.operands[0]
    let playback = try Playback(file: file, catalogue: catalogue, hertz: parsed.number("hz"))
    playback.warnings.forEach(Console.complain)
    let base = playback.configuration
    let strategies = catalogue.scene(base.scene)?.strategies.map(\.id) ?? []
    let choices: [ComparedChoice]
    if parsed.list("compare").isEmpty {
      choices = ComparedChoice.naming(
        strategies.map { strategy in
          var varied = base
          varied.strategy = strategy
          return varied
        }, catalogue: catalogue)
    } else {
      choices = try ComparisonIdentifiers(catalogue: catalogue, command: parsed.name)
        .choices(parsed.list("compare"), of: base, limit: nil)
    }
    return try StrokeReport(playback, file: file, choices: choices, start: start)
  }

  /// Draws the curves of a report as a picture.
  fileprivate func draw(_ report: StrokeReport, to file: String) throws {
    let plot = ReportPlot(report)
    let surface = OffscreenSurface(
      width: ReportPlot.size.width, height: ReportPlot.size.height, scale: 1,
      fonts: try FontLibrary(directory: "\(assets)/Fonts"))
    do {
      try surface.write(plot.displayList, to: file)
    } catch {
      throw OutputFileError(file: file)
    }
  }
}
