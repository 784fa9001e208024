import CSDL2

/// The stable names of keys.
///
/// Letters and keys that type nothing are named by the key, all other characters by what they type, so that `?` is `?`
/// wherever a keyboard has it. With Ctrl or Alt every key is named by the key.
enum KeyName {
  private static let named: [Int32: String] = [
    Int32(SDLK_ESCAPE.rawValue): "escape", Int32(SDLK_RETURN.rawValue): "return",
    Int32(SDLK_KP_ENTER.rawValue): "return", Int32(SDLK_TAB.rawValue): "tab", Int32(SDLK_SPACE.rawValue): "space",
    Int32(SDLK_BACKSPACE.rawValue): "backspace", Int32(SDLK_DELETE.rawValue): "delete",
    Int32(SDLK_LEFT.rawValue): "left", Int32(SDLK_RIGHT.rawValue): "right", Int32(SDLK_UP.rawValue): "up",
    Int32(SDLK_DOWN.rawValue): "down", Int32(SDLK_PAGEUP.rawValue): "pageup",
    Int32(SDLK_PAGEDOWN.rawValue): "pagedown", Int32(SDLK_HOME.rawValue): "home", Int32(SDLK_END.rawValue): "end",
  ]

  /// The keys that go on acting while they are held.
  private static let repeating: Set<String> = [
    "left", "right", "up", "down", "pageup", "pagedown", "ctrl+plus", "ctrl+minus", "backspace",
  ]

  /// The name of a pressed key; nil if what it types names it, or it has no name.
  static func name(ofKey key: SDL_KeyboardEvent) -> String? {
    let modifiers = UInt32(key.keysym.mod)
    let isControl = modifiers & KMOD_CTRL.rawValue != 0
    let isAlternate = modifiers & (KMOD_ALT.rawValue | KMOD_GUI.rawValue) != 0
    let isShift = modifiers & KMOD_SHIFT.rawValue != 0
    guard let plain = plainName(key, typesNothing: isControl || isAlternate) else { return nil }
    var name = plain
    // Which key carries + differs, and with it whether Shift is needed.
    if isShift && plain != "plus" && plain != "minus" { name = "shift+" + name }
    if isAlternate { name = "alt+" + name }
    if isControl { name = "ctrl+" + name }
    return key.repeat == 0 || repeating.contains(name) ? name : nil
  }

  /// The name of a typed character; nil where the key itself names it.
  static func name(ofText text: String) -> String? {
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return nil }
    let isLetter = (97...122).contains(scalar.value | 32)
    return scalar.value <= 32 || isLetter ? nil : text.lowercased()
  }

  private static func plainName(_ key: SDL_KeyboardEvent, typesNothing: Bool) -> String? {
    let symbol = key.keysym.sym
    if let name = named[symbol] { return name }
    if (SDLK_F1.rawValue...SDLK_F12.rawValue).contains(UInt32(bitPattern: symbol)) {
      return "f\(UInt32(bitPattern: symbol) - SDLK_F1.rawValue + 1)"
    }
    if (97...122).contains(symbol) { return letter(UInt32(symbol)) }
    // A keyboard with other letters: the place of the key on a Latin one.
    let place = key.keysym.scancode.rawValue
    if symbol > 127, symbol < 0x4000_0000, (4...29).contains(place) { return letter(97 + place - 4) }
    guard typesNothing else { return nil }
    switch UInt32(bitPattern: symbol) {
    case SDLK_EQUALS.rawValue, SDLK_PLUS.rawValue, SDLK_KP_PLUS.rawValue: return "plus"
    case SDLK_MINUS.rawValue, SDLK_KP_MINUS.rawValue: return "minus"
    case SDLK_KP_0.rawValue: return "0"
    case 33...126: return letter(UInt32(bitPattern: symbol))
    default: return nil
    }
  }

  private static func letter(_ value: UInt32) -> String? { Unicode.Scalar(value).map { String(Character($0)) } }
}
