/// What the keys of the window do.
///
/// The overlays' keys come from their registry.
public enum KeyBindings {
  /// A key and what it does.
  public struct Binding: Sendable, Hashable {
    /// The key's name, such as `?` or `ctrl+plus`.
    public var key: String
    /// What it does.
    public var action: Action
    /// The action in a few words.
    public var about: String
  }

  /// What a key can do.
  public enum Action: Sendable, Hashable {
    /// Shows or hides an overlay.
    case toggleOverlay(String)
    /// Shows or hides the menu of scenes.
    case menu
    /// Shows or hides the tuning panel.
    case tuning
    /// Saves the physics as a preset.
    case savePreset
    /// Shows or hides the list of keys.
    case help
    /// Starts the scene anew.
    case restart
    /// Goes to the next strategy of the scene.
    case nextStrategy
    /// Goes to the next scene.
    case nextScene
    /// Goes to the next preset.
    case nextPreset
    /// Puts one more phone beside those that are there; after the last, one stands alone again.
    case compare
    /// Brings everything to its top.
    case scrollToTop
    /// Draws larger.
    case enlarge
    /// Draws smaller.
    case reduce
    /// Draws at the display's own size.
    case actualSize
    /// Closes the window.
    case quit
  }

  /// Every key, in the order in which `?` shows them.
  public static let all: [Binding] =
    OverlayRegistry.all.map { overlay in
      Binding(key: overlay.key, action: .toggleOverlay(overlay.id), about: overlay.title)
    } + [
      Binding(key: "l", action: .menu, about: "Scenes and strategies"),
      Binding(key: "u", action: .tuning, about: "Tune physics and scene"),
      Binding(key: "?", action: .help, about: "All keys"),
      Binding(key: "s", action: .nextStrategy, about: "Next strategy"),
      Binding(key: "n", action: .nextScene, about: "Next scene"),
      Binding(key: "p", action: .nextPreset, about: "Next preset"),
      Binding(key: "c", action: .compare, about: "Compare side by side"),
      Binding(key: "r", action: .restart, about: "Start the scene anew"),
      Binding(key: "t", action: .scrollToTop, about: "Scroll to the top"),
      Binding(key: "ctrl+s", action: .savePreset, about: "Save the physics as a preset"),
      Binding(key: "ctrl+plus", action: .enlarge, about: "Larger"),
      Binding(key: "ctrl+minus", action: .reduce, about: "Smaller"),
      Binding(key: "ctrl+0", action: .actualSize, about: "Actual size"),
      Binding(key: "escape", action: .quit, about: "Close what lies open, else quit"),
      Binding(key: "q", action: .quit, about: "Quit"),
    ]

  /// The key's name as a key cap shows it.
  public static func label(of key: String) -> String {
    key.split(separator: "+").map { part in
      switch part {
      case "ctrl": "Ctrl"
      case "plus": "+"
      case "minus": "−"
      case "escape": "Esc"
      default: String(part)
      }
    }.joined(separator: " ")
  }

  /// The action of a key; nil where it has none.
  public static func action(for key: String) -> Action? { all.first { $0.key == key }?.action }
}
