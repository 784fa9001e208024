import InputEvents
import InteractionKit
import MotionCore
import Primitives

/// Stands between an engine and its scene: constants of the physics go to the engine, everything else to the scene.
final class SceneHost: EngineClient {
  let scene: any Scene
  private unowned let engine: InteractionEngine

  init(scene: any Scene, engine: InteractionEngine) {
    self.scene = scene
    self.engine = engine
  }

  func perform(_ command: String, with argument: CommandArgument?) { scene.perform(command, with: argument) }

  func tune(_ changes: [TuneChange]) {
    var physics = engine.physics
    for change in changes where PhysicsConstants.tunable(id: change.id) != nil { physics[change.id] = change.value }
    engine.setPhysics(physics)
    scene.tune(changes)
  }

  func viewportDidChange(to size: Size) { scene.viewportDidChange(to: size) }

  func namedValues() -> [NamedValue] { scene.namedValues() }

  func meteredViews(_ axis: Axis, touched: [ScrollView]) -> [ScrollView] {
    scene.meteredViews(axis, touched: touched)
  }

  var isBusy: Bool { scene.isBusy }
}
