import LabKit
import Primitives

/// Plays the frames of a file on a live run, by the clock.
@MainActor
final class ReplayPlayer {
  /// What the replay starts from.
  private(set) var choices: [ComparedChoice]
  private let file: String
  private let speed: Double
  private let plan: FramePlan
  private let recorded: RunConfiguration
  private var rest: FramePlan
  private var next: PlannedFrame?
  private var comparison = DigestComparison()

  /// Reads a file.
  ///
  /// - Throws: `InputFileError`, and `UsageError` for a strategy that the file's scene has not.
  init(file: String, options: RunOptions, _ installation: Installation) throws {
    let playback = try Playback(file: file, catalogue: installation.catalogue)
    playback.warnings.forEach(Console.complain)
    var configuration = playback.configuration
    try IdentifierCheck(catalogue: installation.catalogue, command: "run")
      .strategy(options.strategy, of: configuration.scene)
    configuration.strategy = options.strategy ?? configuration.strategy
    configuration.preset = options.preset ?? configuration.preset
    choices = try options.choices(configuration, installation.catalogue)
    self.file = file
    speed = options.speed
    plan = playback.plan
    rest = plan
    recorded = playback.configuration
    next = rest.next(isSettled: false)
  }

  /// What the stage says about the replay.
  var notice: String {
    if next == nil { return "replay over, r plays it again" }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return speed == 1 ? "replay of \(name)" : "replay of \(name) at speed \(JSONText.number(speed))"
  }

  /// The moment of the clock at which the next frame is due; nil where the replay is over.
  func nextMoment(_ run: LiveRun) -> Timestamp? { next.map { run.clock(of: $0.time) } }

  /// Steps every frame that is due.
  func advance(_ run: LiveRun, to now: Timestamp) throws {
    while let frame = next, run.clock(of: frame.time) <= now || run.output == nil {
      let output = try run.step(frame.events, at: frame.time)
      if choices[0].configuration == recorded, comparison.compare(frame, output.inspector.digest) {
        Console.complain("the replay differs from its recording, first at tick \(frame.tick)")
      }
      next = rest.next(isSettled: output.inspector.isSettled)
    }
    run.stage.info.notice = notice
  }

  /// Takes a key that would change the run: it plays the file again, with another strategy or preset where it asks for
  /// one.
  ///
  /// - Returns: whether the key is done with.
  func press(_ key: String, _ run: LiveRun, at now: Timestamp) throws -> Bool {
    switch KeyBindings.action(for: key) {
    case .restart: break
    case .nextStrategy: choices = run.withNextStrategy()
    case .nextPreset: choices = run.withNextPreset()
    case .compare: choices = run.withAnotherPhone()
    case .nextScene, .scrollToTop, .menu, .tuning, .savePreset: return true
    case .toggleOverlay, .help, .enlarge, .reduce, .actualSize, .quit, nil: return false
    }
    rest = plan
    comparison = DigestComparison()
    next = rest.next(isSettled: false)
    try run.restart(choices, at: now)
    return true
  }
}
