import InputEvents
import InteractionKit
import MotionCore
import Primitives

/// A run that a person drives: the session that is on, its clock, its stage and its trace.
///
/// Whatever changes the engine goes in as an input and stands in the trace. What cannot be an input, since it starts
/// another run (a new start, another strategy or scene), ends the trace and starts a further one: `OUT.jsonl` is
/// followed by `OUT-2.jsonl`.
public final class LiveRun {
  /// Scenes whose viewport fills the window, without edge and panels.
  private static let fillingScenes: Set<String> = ["calibration"]

  /// What the present run was started with.
  public private(set) var configuration: RunConfiguration
  /// What the window shows around the phone.
  public var stage: LabStage
  /// The latest frame; nil before the first.
  public private(set) var output: FrameOutput?
  /// Seconds of the run for a second of the clock.
  public let speed: Double

  let catalogue: Catalogue
  private let presets: [Preset]
  private let trace: String?
  private var session: LabSession
  private var writer: TraceWriter?
  private var runCount = 0
  private var tick = 0
  private var start: Timestamp
  private var pending: [InputEvent] = []

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - now: the moment of the clock at which the run's time is 0.
  ///   - presets: the presets that the key for them goes through; the configuration's must be among them.
  ///   - trace: the file for the trace; nil for none.
  /// - Throws: `RunConfigurationError` for an id that is not known, `OutputFileError` where the trace cannot be written.
  public init(
    _ configuration: RunConfiguration, catalogue: Catalogue, presets: [Preset], overlays: [String] = [],
    trace: String? = nil, speed: Double = 1, now: Timestamp
  ) throws {
    self.configuration = configuration
    self.catalogue = catalogue
    self.presets = presets
    self.trace = trace
    self.speed = speed
    stage = LabStage(overlays: overlays)
    session = try Self.session(configuration, presets)
    start = now
    try begin(at: now)
  }

  private static func session(
    _ configuration: RunConfiguration, _ presets: [Preset]
  ) throws(RunConfigurationError) -> LabSession {
    guard let preset = presets.first(where: { $0.id == configuration.preset }) else {
      throw .unknown("preset", configuration.preset, allowed: presets.map(\.id))
    }
    return try LabSession(configuration, preset: preset)
  }

  /// Whether the viewport of a scene fills the window.
  public static func fillsWindow(_ scene: String) -> Bool { fillingScenes.contains(scene) }

  /// Starts another run in place of this one.
  ///
  /// - Throws: as the initialiser does.
  public func restart(_ configuration: RunConfiguration, at now: Timestamp) throws {
    session = try Self.session(configuration, presets)
    self.configuration = configuration
    try close()
    try begin(at: now)
  }

  private func begin(at now: Timestamp) throws {
    start = now
    tick = 0
    pending = []
    output = nil
    runCount += 1
    var info = StageInfo(configuration, catalogue: catalogue)
    info.keepDisplay(of: stage.info)
    stage.info = info
    stage.fillsWindow = Self.fillsWindow(configuration.scene)
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
  public var nextDeadline: Timestamp? { output?.nextDeadline.map { clock(of: $0) } }

  /// Whether the next frame will differ without further input.
  public var isMoving: Bool { output?.needsAnotherFrame ?? true }

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
    return try step(events, at: time(at: now))
  }

  /// Makes the frame of a time of the run.
  ///
  /// - Throws: `OutputFileError` where the trace cannot be written on.
  @discardableResult
  public func step(_ events: [InputEvent], at time: Timestamp) throws -> FrameOutput {
    let viewport = self.output?.inspector.viewport ?? configuration.viewport
    session.engine.hiddenContentArea = stage.hiddenContentArea(viewport: viewport)
    let output: FrameOutput = session.step(events, at: time)
    try writer?.record(events, tick: tick, at: time, digest: output.inspector.digest)
    tick += 1
    self.output = output
    return output
  }

  /// Ends the trace.
  ///
  /// - Throws: `OutputFileError` where its last bytes cannot be written.
  public func close() throws {
    try writer?.close()
    writer = nil
  }

  /// The physics as they are now.
  var physics: PhysicsConstants { session.engine.physics }

  /// Goes on with the physics of another preset, as an input of this run.
  func takePreset(_ id: String, at now: Timestamp) {
    guard id != configuration.preset, let next = presets.first(where: { $0.id == id }) else { return }
    let changes = PhysicsConstants.tunables.compactMap { tunable -> TuneChange? in
      guard let value = next.constants[tunable.id], value != physics[tunable.id] else { return nil }
      return TuneChange(id: tunable.id, value: value)
    }
    if !changes.isEmpty { take(.set(changes), at: now) }
    configuration.preset = next.id
    var info = StageInfo(configuration, catalogue: catalogue)
    info.keepDisplay(of: stage.info)
    stage.info = info
  }
}
