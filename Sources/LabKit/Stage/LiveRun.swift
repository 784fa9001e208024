import InputEvents
import InteractionKit
import MotionCore
import Primitives

/// A run that a person drives: the session that is on, its clock, its stage and its trace.
///
/// It may be several runs side by side, which get the same inputs; the trace is that of the first.
///
/// Whatever changes the engine goes in as an input and stands in the trace. What cannot be an input, since it starts
/// another run (a new start, another strategy or scene), ends the trace and starts a further one: `OUT.jsonl` is
/// followed by `OUT-2.jsonl`.
public final class LiveRun {
  /// Scenes whose viewport fills the window, without edge and panels.
  private static let fillingScenes: Set<String> = ["calibration"]

  /// What runs side by side, or the one that runs alone.
  public private(set) var choices: [ComparedChoice]
  /// The runs, in the same order.
  public private(set) var runs: [ComparedRun]
  /// The place of the run that overlays show and keys change: the one that a finger touched last.
  public internal(set) var selected = 0
  /// How many phones the user wants to see, where a scene has as many strategies.
  var wantedPhones: Int
  /// What the window shows around the phone.
  public var stage: LabStage
  /// Seconds of the run for a second of the clock.
  public let speed: Double

  /// Where presets of the user's are saved.
  public var presetShelf = PresetShelf()
  private(set) var catalogue: Catalogue
  private(set) var presets: [Preset]
  private let trace: String?
  private var writer: TraceWriter?
  private var runCount = 0
  private var tick = 0
  private var start: Timestamp
  private var pending: [InputEvent] = []
  /// What gives fingers their place at the frame; nil where they are to be where they were reported.
  private var resampler: TouchResampler?
  /// The phone on which each pointer came down.
  var phoneOfPointer: [Int: Int] = [:]

  /// Starts a run, or several side by side.
  ///
  /// - Parameters:
  ///   - choices: what to run, at least one.
  ///   - now: the moment of the clock at which the run's time is 0.
  ///   - presets: the presets that the key for them goes through; those of the choices must be among them.
  ///   - trace: the file for the trace; nil for none.
  ///   - resamplesTouches: whether fingers get the place that they have at the moment of a frame.
  /// - Throws: `RunConfigurationError` for an id that is not known, `OutputFileError` where the trace cannot be written.
  public init(
    _ choices: [ComparedChoice], catalogue: Catalogue, presets: [Preset], overlays: [String] = [],
    trace: String? = nil, speed: Double = 1, resamplesTouches: Bool = false, now: Timestamp
  ) throws {
    precondition(!choices.isEmpty, "there is something to run")
    self.choices = choices
    wantedPhones = choices.count
    self.catalogue = catalogue
    self.presets = presets
    self.trace = trace
    self.speed = speed
    stage = LabStage(overlays: overlays)
    resampler = resamplesTouches ? TouchResampler(speed: speed) : nil
    runs = try choices.map { try ComparedRun($0, presets: presets) }
    start = now
    try begin(at: now)
  }

  /// Starts one run.
  ///
  /// - Throws: as the other initialiser does.
  public convenience init(
    _ configuration: RunConfiguration, catalogue: Catalogue, presets: [Preset], overlays: [String] = [],
    trace: String? = nil, speed: Double = 1, resamplesTouches: Bool = false, now: Timestamp
  ) throws {
    try self.init(
      ComparedChoice.naming([configuration], catalogue: catalogue), catalogue: catalogue, presets: presets,
      overlays: overlays, trace: trace, speed: speed, resamplesTouches: resamplesTouches, now: now)
  }

  /// What the first run was started with.
  public var configuration: RunConfiguration { choices[0].configuration }

  /// The latest frame of the first run; nil before the first.
  public var output: FrameOutput? { runs[0].output }

  /// Whether several runs stand side by side.
  public var isComparing: Bool { runs.count > 1 }

  /// Whether the viewport of a scene fills the window.
  public static func fillsWindow(_ scene: String) -> Bool { fillingScenes.contains(scene) }

  /// Starts other runs in place of these.
  ///
  /// - Throws: as the initialiser does.
  public func restart(_ choices: [ComparedChoice], at now: Timestamp) throws {
    precondition(!choices.isEmpty, "there is something to run")
    runs = try choices.map { try ComparedRun($0, presets: presets) }
    self.choices = choices
    selected = min(selected, choices.count - 1)
    try close()
    try begin(at: now)
  }

  private func begin(at now: Timestamp) throws {
    start = now
    tick = 0
    pending = []
    if resampler != nil { resampler = TouchResampler(speed: speed) }
    phoneOfPointer = [:]
    runCount += 1
    describe()
    stage.fillsWindow = Self.fillsWindow(configuration.scene) && !isComparing
    guard let trace else { return }
    writer = try TraceWriter(
      file: Self.traceFile(trace, run: runCount),
      header: TraceHeader(
        scene: configuration.scene, strategy: configuration.strategy, preset: configuration.preset,
        viewport: configuration.viewport, seed: configuration.seed, tune: configuration.tune,
        app: ProgramVersion.text))
  }

  /// The file for the trace of a further run: a number before the ending.
  static func traceFile(_ file: String, run: Int) -> String {
    guard run > 1 else { return file }
    return file.hasSuffix(".jsonl") ? "\(file.dropLast(6))-\(run).jsonl" : "\(file)-\(run)"
  }

  // MARK: Time

  /// The run's time at a moment of the clock.
  public func time(at now: Timestamp) -> Timestamp { Timestamp(max(0, (now - start) * speed)) }

  /// The moment of the clock at a time of the run.
  public func clock(of time: Timestamp) -> Timestamp { start + time.seconds / speed }

  /// The moment of the clock at which something is to happen without input; nil where nothing is pending.
  public var nextDeadline: Timestamp? { runs.compactMap { $0.output?.nextDeadline }.min().map { clock(of: $0) } }

  /// Whether the next frame will differ without further input.
  public var isMoving: Bool { isResampling || runs.contains { $0.output?.needsAnotherFrame ?? true } }

  /// Whether a finger moves to whose beat no frame is made: its places are even where the frames are.
  public var isResampling: Bool { resampler?.isBusy ?? false }

  /// Whether a pointer is down.
  public var isHeld: Bool { output.map { !$0.inspector.pointers.isEmpty } ?? false }

  // MARK: Inputs and frames

  /// Takes an input that came at a moment of the clock; the next step hands it over.
  public func take(_ kind: InputEvent.Kind, at now: Timestamp) {
    pending.append(InputEvent(time: time(at: now), kind: kind))
  }

  /// Makes the frame of a moment of the clock, with what was taken since the last one.
  ///
  /// - Throws: `OutputFileError` where the trace cannot be written on.
  @discardableResult
  public func step(at now: Timestamp) throws -> FrameOutput {
    let events = pending
    pending = []
    guard let frame = resampler?.frame(events, at: time(at: now)) else { return try step(events, at: time(at: now)) }
    stage.info.resampling = resampler?.state
    return try step(frame.events, at: frame.moment)
  }

  /// Makes the frame of a time of the run.
  ///
  /// - Throws: `OutputFileError` where the trace cannot be written on.
  @discardableResult
  public func step(_ events: [InputEvent], at time: Timestamp) throws -> FrameOutput {
    let viewport = output?.inspector.viewport ?? configuration.viewport
    for (index, run) in runs.enumerated() {
      run.hiddenContentArea = index == selected ? stage.hiddenContentArea(viewport: viewport) : nil
    }
    let output = runs[0].step(events, at: time)
    for run in runs.dropFirst() { run.follow(events, at: time) }
    try writer?.record(events, tick: tick, at: time, digest: output.inspector.digest)
    tick += 1
    refreshTuning()
    return output
  }

  /// Ends the trace.
  ///
  /// - Throws: `OutputFileError` where its last bytes cannot be written.
  public func close() throws {
    try writer?.close()
    writer = nil
  }

  /// The physics of a run, with the numbers that were taken and that its next step will set.
  func physics(of run: ComparedRun) -> PhysicsConstants {
    var physics = run.session.engine.physics
    for event in pending {
      guard case .set(let changes) = event.kind else { continue }
      for change in changes { physics[change.id] = change.value }
    }
    return physics
  }

  /// Goes on with the physics of another preset in all runs, as an input.
  func takePreset(_ id: String, at now: Timestamp) {
    guard id != configuration.preset, let next = presets.first(where: { $0.id == id }) else { return }
    let physics = physics(of: runs[0])
    let changes = PhysicsConstants.tunables.compactMap { tunable -> TuneChange? in
      guard let value = next.constants[tunable.id], value != physics[tunable.id] else { return nil }
      return TuneChange(id: tunable.id, value: value)
    }
    if !changes.isEmpty { take(.set(changes), at: now) }
    changeChoices { $0.choosePreset(id) }
  }

  /// The preset with an id.
  func preset(_ id: String) -> Preset? { presets.first { $0.id == id } }

  /// Takes in a further preset.
  func add(_ preset: Preset) {
    presets.append(preset)
    catalogue.presets.append(Catalogue.Entry(id: preset.id, title: preset.title, about: preset.about))
  }

  /// Changes what runs next, where something that runs was changed without a new start.
  func changeChoices(_ change: (inout RunConfiguration) -> Void) {
    var configurations = choices.map(\.configuration)
    for index in configurations.indices { change(&configurations[index]) }
    choices = ComparedChoice.naming(configurations, catalogue: catalogue)
    for (run, choice) in zip(runs, choices) { run.choice = choice }
    describe()
  }

  /// Lets the stage say what runs.
  private func describe() {
    var info = StageInfo(configuration, catalogue: catalogue)
    info.isTuned = !configuration.tunedPhysics.isEmpty
    info.keepDisplay(of: stage.info)
    stage.info = info
  }
}
