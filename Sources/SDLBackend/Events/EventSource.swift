import CSDL2
import InputEvents
import Primitives

/// Takes a window's events from the system's queue, translates and stamps them.
///
/// The queue's own stamps are whole milliseconds of the moment at which it was filled, so each event is stamped anew as it
/// is taken out; to lose no time, wait here rather than elsewhere while something moves.
@MainActor
public final class EventSource {
  /// The clock that stamps the events.
  public let clock: MonotonicClock
  private let window: Window
  private var pointers = PointerTable()
  private var geometry: WindowGeometry
  /// Whether the latest key has its name, or is to have none: what it types is not another.
  private var isKeyNamed = false

  /// Makes the source of a window's events.
  public init(window: Window, clock: MonotonicClock) {
    self.window = window
    self.clock = clock
    geometry = window.geometry
  }

  /// The events that are there now, without waiting.
  public func poll() -> [ReceivedEvent] {
    var received: [ReceivedEvent] = []
    drain(into: &received)
    return received
  }

  /// Waits until a moment, and returns what arrived by then; at once if it has passed.
  ///
  /// Every event is stamped as it arrives. With `returningAtFirst` it returns as soon as something arrived: what comes
  /// first after a rest is shown at once.
  public func wait(until deadline: Timestamp, returningAtFirst: Bool = false) -> [ReceivedEvent] {
    var received: [ReceivedEvent] = []
    drain(into: &received)
    while !(returningAtFirst && !received.isEmpty) {
      let rest = deadline - clock.now
      guard rest > 0 else { break }
      // The library counts whole milliseconds: what is left of the last one is slept through exactly.
      if rest < 0.001 {
        PreciseSleep.sleep(rest)
        drain(into: &received)
        break
      }
      var event = SDL_Event()
      if SDL_WaitEventTimeout(&event, Int32(min(rest * 1000, 1000))) == 1 {
        translate(event, into: &received)
        drain(into: &received)
      }
    }
    return received
  }

  /// Blocks until something arrives, without using the processor.
  ///
  /// Twice a second it asks `isInterrupted`, and returns nothing if that says so.
  public func waitForever(isInterrupted: () -> Bool = { false }) -> [ReceivedEvent] {
    while !isInterrupted() {
      let received = wait(until: clock.now + 0.5, returningAtFirst: true)
      if !received.isEmpty { return received }
    }
    return []
  }

  private func drain(into received: inout [ReceivedEvent]) {
    // The user's scale changes without an event of the library.
    for change in geometryEvents() { received.append(ReceivedEvent(time: clock.now, event: change)) }
    var event = SDL_Event()
    while SDL_PollEvent(&event) == 1 { translate(event, into: &received) }
  }

  private func translate(_ event: SDL_Event, into received: inout [ReceivedEvent]) {
    let now = clock.now
    for translated in translate(event) { received.append(ReceivedEvent(time: now, event: translated)) }
  }

  private func translate(_ event: SDL_Event) -> [WindowEvent] {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT:
      return [.quit]
    case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_LEFT):
      return pointers.down(.mouse, at: point(event.button.x, event.button.y)).map { .pointer($0) }
    case SDL_MOUSEBUTTONUP where event.button.button == UInt8(SDL_BUTTON_LEFT):
      return pointers.lift(.mouse, at: point(event.button.x, event.button.y), .up).map { .pointer($0) }
    case SDL_MOUSEMOTION:
      return pointers.move(.mouse, to: point(event.motion.x, event.motion.y)).map { .pointer($0) }
    case SDL_MOUSEWHEEL:
      let wheel = event.wheel
      let ticks = Vector(x: Double(wheel.preciseX), y: Double(wheel.preciseY))
      return ticks == .zero ? [] : [.wheel(WheelEvent(ticks: ticks, position: point(wheel.mouseX, wheel.mouseY)))]
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      return finger(event.tfinger)
    case SDL_KEYDOWN:
      let name = KeyName.name(ofKey: event.key)
      isKeyNamed = name != nil || event.key.repeat != 0
      return name.map { [.key($0)] } ?? []
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

  private func typed(_ event: SDL_TextInputEvent) -> [WindowEvent] {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return KeyName.name(ofText: text).map { [.key($0)] } ?? []
  }

  private func windowEvent(_ event: SDL_WindowEvent) -> [WindowEvent] {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return geometryEvents()
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      window.invalidate()
      return geometryEvents() + [.exposed]
    case SDL_WINDOWEVENT_FOCUS_LOST:
      return pointers.cancelAll().map { .pointer($0) } + [.focusLost]
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      return pointers.cancelAll().map { .pointer($0) } + [.hidden]
    default:
      return []
    }
  }

  /// What changed of the window's size and scale since it was last told.
  private func geometryEvents() -> [WindowEvent] {
    let now = window.geometry
    defer { geometry = now }
    var events: [WindowEvent] = []
    if now.scale != geometry.scale { events.append(.scaleChanged(now.scale)) }
    if now.size != geometry.size { events.append(.resized(now.size)) }
    return events
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
