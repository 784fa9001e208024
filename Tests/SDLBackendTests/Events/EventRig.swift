import CSDL2
import CSmoothScroll
import InputEvents
import Primitives

@testable import SDLBackend

/// A source of events that gets them by hand: as the library makes them, or as the display server tells them.
@MainActor
struct EventRig {
  /// The size of its window, in points.
  static let size = Size(width: 400, height: 800)
  let source: EventSource

  init() throws {
    SDL_setenv(SDL_HINT_VIDEODRIVER, "dummy", 1)
    let window = try Window(
      WindowConfiguration(title: "Test", size: Self.size, renderer: .software), fonts: Picture.fonts())
    source = EventSource(window: window, clock: MonotonicClock())
  }

  /// An event of a finger that the library makes; the place is a part of the window.
  nonisolated static func finger(
    _ type: SDL_EventType, _ finger: Int64, device: Int64 = 5, _ x: Float, _ y: Float
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = device
    event.tfinger.fingerId = finger
    event.tfinger.x = x
    event.tfinger.y = y
    return event
  }

  /// An event of a finger that the display server tells.
  nonisolated static func touch(
    _ phase: SmoothScrollPhase, _ finger: Int32, device: UInt32 = 1, _ x: Double, _ y: Double, server: Double
  ) -> SmoothScrollEvent {
    SmoothScrollEvent(
      time: server, source: Int32(SmoothScrollSourceTouch.rawValue), phase: Int32(phase.rawValue), dx: 0, dy: 0, x: x,
      y: y, finger: finger, device: device)
  }

  /// The pointers' events among those that come of some items.
  func pointers(_ items: [EventCollector.Item]) -> [(time: Timestamp, event: PointerEvent)] {
    source.translate(items).compactMap { received in
      if case .pointer(let pointer) = received.event { (received.time, pointer) } else { nil }
    }
  }
}
