/// The scenes, in the order in which menus and listings show them.
///
/// A new scene is one new file and one line here.
public enum SceneRegistry {
  /// Every scene.
  public static let all: [SceneDescriptor] = [
    ProfileScene.descriptor, FeedScene.descriptor, PagesScene.descriptor, SheetScene.descriptor,
    ScratchScene.descriptor,
    StackScene.descriptor, CalibrationScene.descriptor,
  ]

  /// The scene with an id; nil where there is none.
  public static func scene(_ id: String) -> SceneDescriptor? { all.first { $0.id == id } }
}
