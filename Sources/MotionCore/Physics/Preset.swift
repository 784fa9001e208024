/// A set of physics constants with a name, and the public source of its numbers.
public struct Preset: Sendable, Hashable {
  /// The stable name, such as `flutter-ios`.
  public let id: String
  /// The name for a menu.
  public let title: String
  /// What it re-creates, and where its numbers were published.
  public let about: String
  /// The sources of single numbers, by the id of the tunable.
  public let notes: [String: String]
  /// The numbers.
  public let constants: PhysicsConstants

  /// Makes a preset of its parts.
  public init(
    id: String, title: String, about: String, notes: [String: String] = [:], constants: PhysicsConstants
  ) {
    self.id = id
    self.title = title
    self.about = about
    self.notes = notes
    self.constants = constants
  }

  /// The ids of the presets that come with the program, in the order of menus.
  public static let bundledIDs = [
    "ios", "uikit-dynamics", "flutter-ios", "flutter-android", "android", "gtk", "firefox", "qt", "macos",
  ]
}
