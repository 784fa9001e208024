import InteractionKit
import Primitives

/// A conflict of nested scrolling that can be felt: a view tree with the strategies that have been tried for it.
public protocol Scene: EngineClient {
  /// The view that fills the viewport.
  var root: View { get }
}

/// What a scene is made with.
public struct SceneContext {
  /// The engine that runs it.
  public let engine: InteractionEngine
  /// The id of the strategy by which it resolves its conflict.
  public let strategy: String
  /// Its tunables, with their starting values.
  public let tunables: SceneTunables

  /// Makes a context.
  public init(engine: InteractionEngine, strategy: String, tunables: SceneTunables) {
    self.engine = engine
    self.strategy = strategy
    self.tunables = tunables
  }
}

/// A scene in the registry: what it is called, what it offers, and how it is made.
public struct SceneDescriptor: Sendable {
  /// Id, title, strategies, tunables, commands, and the values that only this scene publishes.
  public let catalogue: Catalogue.Scene
  /// Makes the scene for an engine.
  public let make: @Sendable (SceneContext) -> any Scene

  /// Makes a descriptor.
  public init(catalogue: Catalogue.Scene, make: @escaping @Sendable (SceneContext) -> any Scene) {
    self.catalogue = catalogue
    self.make = make
  }

  /// The stable id.
  public var id: String { catalogue.entry.id }
}
