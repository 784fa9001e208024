import CSDL2
import InputEvents
import Primitives

/// What the library's own events mean.
extension EventSource {
  /// As SDL_TOUCH_MOUSEID: the mouse that the library makes of fingers.
  private static let touchMouse = UInt32.max

  /// Translates something that happened at a moment.
  func translate(_ content: EventCollector.Item.Content, at time: Timestamp) -> [WindowEvent] {
    switch content {
    case .library(let event): translate(event)
    case .server(let event): translate(event, at: time)
    }
  }

  private func translate(_ event: SDL_Event) -> [WindowEvent] {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT:
      return [.quit]
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION:
      return mouse(event)
    case SDL_MOUSEWHEEL:
      let wheel = event.wheel
      let ticks = Vector(x: Double(wheel.preciseX), y: Double(wheel.preciseY))
      return turn(ticks, at: point(wheel.mouseX, wheel.mouseY))
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      return finger(event.tfinger)
    case SDL_KEYDOWN, SDL_KEYUP:
      return key(event.key, isDown: event.type == SDL_KEYDOWN.rawValue)
    case SDL_TEXTINPUT:
      return isKeyNamed ? [] : typed(event.text)
    case SDL_WINDOWEVENT:
      return windowEvent(event.window)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      window.invalidate()
      return [.exposed]
    default:
      return []
    }
  }

  private func mouse(_ event: SDL_Event) -> [WindowEvent] {
    // What the library makes of a finger is that finger once more.
    guard event.motion.which != Self.touchMouse else { return [] }
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION:
      return pointers.move(.mouse, to: point(event.motion.x, event.motion.y)).map { .pointer($0) }
    case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_LEFT):
      return pointers.down(.mouse, at: point(event.button.x, event.button.y)).map { .pointer($0) }
    case SDL_MOUSEBUTTONUP where event.button.button == UInt8(SDL_BUTTON_LEFT):
      return pointers.lift(.mouse, at: point(event.button.x, event.button.y), .up).map { .pointer($0) }
    default:
      return []
    }
  }

  /// Notches of a wheel; a wheel that turns one way only turns to the side with Shift.
  func turn(_ ticks: Vector, at position: Point) -> [WindowEvent] {
    guard ticks != .zero, ticks.isFinite, position.isFinite else { return [] }
    let isSideways = ticks.x == 0 && SDL_GetModState().rawValue & KMOD_SHIFT.rawValue != 0
    return [.wheel(WheelEvent(ticks: isSideways ? Vector(x: -ticks.y, y: 0) : ticks, position: position))]
  }

  private func key(_ event: SDL_KeyboardEvent, isDown: Bool) -> [WindowEvent] {
    var events: [WindowEvent] = []
    let symbol = UInt32(bitPattern: event.keysym.sym)
    if symbol == SDLK_LALT.rawValue || symbol == SDLK_RALT.rawValue, isDown != isAlternateHeld {
      isAlternateHeld = isDown
      events.append(.alternate(isDown))
    }
    guard isDown else { return events }
    let name = KeyName.name(ofKey: event)
    isKeyNamed = name != nil || event.repeat != 0
    if let name { events.append(.key(name)) }
    return events
  }

  private func typed(_ event: SDL_TextInputEvent) -> [WindowEvent] {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return KeyName.name(ofText: text).map { [.key($0)] } ?? []
  }

  private func windowEvent(_ event: SDL_WindowEvent) -> [WindowEvent] {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      return geometryEvents()
    case SDL_WINDOWEVENT_MOVED:
      return refreshRateEvents()
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return geometryEvents() + refreshRateEvents()
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      window.invalidate()
      return geometryEvents() + [.exposed]
    case SDL_WINDOWEVENT_FOCUS_LOST:
      return takeAway() + [.focusLost]
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      return takeAway() + [.hidden]
    default:
      return []
    }
  }

  /// Cancels everything that is under way.
  private func takeAway() -> [WindowEvent] {
    let wasHeld = isAlternateHeld
    isAlternateHeld = false
    return pointers.cancelAll().map { .pointer($0) } + scrolls.finish(.cancelled).map { .scroll($0) }
      + (wasHeld ? [.alternate(false)] : [])
  }

  private func finger(_ event: SDL_TouchFingerEvent) -> [WindowEvent] {
    guard SDL_GetTouchDeviceType(event.touchId) != SDL_TOUCH_DEVICE_INDIRECT_RELATIVE,
      SDL_GetTouchDeviceType(event.touchId) != SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE
    else { return [] }
    let source = PointerTable.Source.finger(device: event.touchId, finger: event.fingerId)
    let position = window.geometry.point(normalizedX: Double(event.x), y: Double(event.y))
    let translated =
      switch SDL_EventType(rawValue: event.type) {
      case SDL_FINGERDOWN: pointers.down(source, at: position)
      case SDL_FINGERMOTION: pointers.move(source, to: position)
      default: pointers.lift(source, at: position, .up)
      }
    return translated.map { .pointer($0) }
  }

  private func point(_ x: Int32, _ y: Int32) -> Point { window.geometry.point(windowX: Double(x), y: Double(y)) }
}
