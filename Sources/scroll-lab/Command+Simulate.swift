import LabKit

extension Command {
  /// Plays a file without a window and writes its frames.
  @MainActor static let simulate = Command(
    specification: CommandSpecification(
      "simulate", "play a trace or a case without a window, and write its frames", operands: .one("FILE"),
      options: [
        OptionSpecification("hz", .number("N", 1...10000), "frames a second, instead of the file's"),
        OptionSpecification("strategy", .text("ID"), "the strategy, instead of the file's"),
        OptionSpecification("preset", .text("ID"), "the physics, instead of the file's"),
        OptionSpecification("out", .text("FILE.jsonl|FILE.csv"), "write the frame log there"),
      ],
      notes: "Without --out the frame log goes to standard output, as JSON Lines.")
  ) { parsed in
    Interruption.exitAtOnce()
    let out = parsed.text("out")
    try parsed.keepInputs(from: "out")
    guard let format = out.map(FrameLog.Format.init(fileName:)) ?? .jsonl else {
      throw UsageError("--out: expected a name that ends in .jsonl or .csv", command: parsed.name)
    }
    let installation = try Installation()
    let simulation = try installation.simulation(parsed, format: format)
    if let tick = simulation.comparison.firstDifference {
      Console.complain("the replay differs from its recording, first at tick \(tick)")
    }
    if let out {
      try TextFile.write(simulation.log.text, to: out)
      try Console.write("\(simulation.log.frameCount) ticks, digest \(simulation.digest)\n")
    } else {
      try Console.write(simulation.log.text)
    }
    return .done
  }
}

extension Installation {
  /// Plays the file of a command line, with what its options change.
  fileprivate func simulation(_ parsed: ParsedCommand, format: FrameLog.Format) throws -> Simulation {
    var playback = try Playback(file: parsed.operands[0], catalogue: catalogue, hertz: parsed.number("hz"))
    playback.warnings.forEach(Console.complain)
    let check = IdentifierCheck(catalogue: catalogue, command: parsed.name)
    try check.strategy(parsed.text("strategy"), of: playback.configuration.scene)
    try check.preset(parsed.text("preset"))
    playback.configuration.strategy = parsed.text("strategy") ?? playback.configuration.strategy
    playback.configuration.preset = parsed.text("preset") ?? playback.configuration.preset
    return try Simulation(
      playback, format: format, catalogue: catalogue,
      comparesDigests: !parsed.has("strategy") && !parsed.has("preset"), start: start)
  }
}
