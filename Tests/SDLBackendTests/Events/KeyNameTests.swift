import CSDL2
import Testing

@testable import SDLBackend

@Suite("Names of keys")
struct KeyNameTests {
  private func event(
    _ symbol: UInt32, _ modifiers: SDL_Keymod = KMOD_NONE, place: UInt32 = 0, repeats: Bool = false
  ) -> SDL_KeyboardEvent {
    var event = SDL_KeyboardEvent()
    event.keysym.sym = Int32(bitPattern: symbol)
    event.keysym.mod = UInt16(modifiers.rawValue)
    event.keysym.scancode = SDL_Scancode(rawValue: place)
    event.repeat = repeats ? 1 : 0
    return event
  }

  @Test("letters and keys that type nothing are named by the key")
  func keys() {
    #expect(KeyName.name(ofKey: event(SDLK_o.rawValue)) == "o")
    #expect(KeyName.name(ofKey: event(SDLK_o.rawValue, KMOD_LSHIFT)) == "shift+o")
    #expect(KeyName.name(ofKey: event(SDLK_ESCAPE.rawValue)) == "escape")
    #expect(KeyName.name(ofKey: event(SDLK_SPACE.rawValue)) == "space")
    #expect(KeyName.name(ofKey: event(SDLK_LEFT.rawValue)) == "left")
    #expect(KeyName.name(ofKey: event(SDLK_F5.rawValue)) == "f5")
  }

  @Test("with Ctrl the plus is a plus on whichever key it lies")
  func plus() {
    for (symbol, modifiers) in [
      (SDLK_EQUALS, KMOD_LCTRL), (SDLK_PLUS, KMOD_RCTRL), (SDLK_KP_PLUS, KMOD_LCTRL),
      (SDLK_EQUALS, SDL_Keymod(rawValue: KMOD_LCTRL.rawValue | KMOD_LSHIFT.rawValue)),
    ] {
      #expect(KeyName.name(ofKey: event(symbol.rawValue, modifiers)) == "ctrl+plus")
    }
    #expect(KeyName.name(ofKey: event(SDLK_MINUS.rawValue, KMOD_LCTRL)) == "ctrl+minus")
    #expect(KeyName.name(ofKey: event(SDLK_0.rawValue, KMOD_LCTRL)) == "ctrl+0")
  }

  @Test("other characters are named by what is typed")
  func typed() {
    #expect(KeyName.name(ofKey: event(SDLK_SLASH.rawValue, KMOD_LSHIFT)) == nil)
    #expect(KeyName.name(ofText: "?") == "?")
    #expect(KeyName.name(ofText: "1") == "1")
    #expect(KeyName.name(ofText: "o") == nil)
    #expect(KeyName.name(ofText: "O") == nil)
    #expect(KeyName.name(ofText: " ") == nil)
    #expect(KeyName.name(ofText: "??") == nil)
  }

  @Test("a letter of another alphabet counts as the Latin one in its place")
  func otherAlphabet() {
    #expect(KeyName.name(ofKey: event(0x0449, place: SDL_SCANCODE_O.rawValue)) == "o")
  }

  @Test("a held key acts once, but arrows go on")
  func repeats() {
    #expect(KeyName.name(ofKey: event(SDLK_o.rawValue, repeats: true)) == nil)
    #expect(KeyName.name(ofKey: event(SDLK_DOWN.rawValue, repeats: true)) == "down")
  }
}
