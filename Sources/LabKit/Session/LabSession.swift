import InputEvents
import InteractionKit
import MotionCore
import Primitives

/// One run: a scene under a strategy and a preset, stepped from frame to frame.
///
/// A live window, a replay, a scripted case, a rendered picture and a benchmark are the same session with another
/// source of events and another sink for frames.
public final class LabSession {
  /// What the run was started with.
  public let configuration: RunConfiguration
  /// The engine.
  public let engine: InteractionEngine
  /// The numbers of the scene, with their present values.
  let tunables: SceneTunables
  private let host: SceneHost

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - configuration: scene, strategy, viewport and tunables; ids must be those of the registry.
  ///   - preset: the physics to start with.
  ///   - pixelsPerPoint: device pixels a point; a case runs at 1.
  /// - Throws: `RunConfigurationError` for an id that is not known.
  public init(
    _ configuration: RunConfiguration, preset: Preset, pixelsPerPoint: Double = 1
  ) throws(RunConfigurationError) {
    guard let descriptor = SceneRegistry.scene(configuration.scene) else {
      throw .unknown("scene", configuration.scene, allowed: SceneRegistry.all.map(\.id))
    }
    let strategies = descriptor.catalogue.strategies.map(\.id)
    guard strategies.contains(configuration.strategy) else {
      throw .unknown("strategy", configuration.strategy, allowed: strategies)
    }
    self.configuration = configuration
    tunables = SceneTunables(descriptor.catalogue.tunables)
    var physics = preset.constants
    for change in configuration.tune {
      tunables.set(change)
      if PhysicsConstants.tunable(id: change.id) != nil { physics[change.id] = change.value }
    }
    engine = InteractionEngine(viewport: configuration.viewport, physics: physics, pixelsPerPoint: pixelsPerPoint)
    let scene = descriptor.make(
      SceneContext(engine: engine, strategy: configuration.strategy, tunables: tunables))
    engine.window.addSubview(scene.root)
    host = SceneHost(scene: scene, engine: engine)
    engine.client = host
  }

  /// Takes in events and makes the frame of a moment.
  public func step(_ events: [InputEvent], at now: Timestamp) -> FrameOutput { engine.step(events, at: now) }
}

extension LabSession: HeadlessRun {
  /// Takes in events and gives what is published about the frame.
  public func step(_ events: [InputEvent], at time: Timestamp) -> ObservedFrame {
    let frame: FrameOutput = step(events, at: time)
    return ObservedFrame(
      values: frame.inspector.values, digest: frame.inspector.digest, isSettled: frame.inspector.isSettled,
      decisions: frame.inspector.frameDecisions)
  }
}

/// A configuration that names something that is not there.
public enum RunConfigurationError: Error, Hashable, CustomStringConvertible {
  /// No such scene, strategy or preset: the kind, the id, and the ids that are allowed.
  case unknown(String, String, allowed: [String])

  /// One sentence with what is allowed.
  public var description: String {
    switch self {
    case .unknown(let kind, let id, let allowed):
      "unknown \(kind) \"\(id)\" (allowed: \(allowed.joined(separator: ", ")))"
    }
  }
}
