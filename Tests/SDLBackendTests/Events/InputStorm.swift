import CSDL2
import CSmoothScroll
import Primitives

@testable import SDLBackend

/// Events as no device should send them: fingers that come down twice, lift without having come down and move after it,
/// places that are no numbers, stamps that start anew or go back, two devices of each kind, and a window that goes away.
struct InputStorm {
  private var generator: SeededGenerator
  private var receipt = 1.0
  /// The server's count: it starts anew soon.
  private var count = 4_294_966.5

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// When the latest events were received, in seconds.
  var now: Double { receipt }

  /// What is received together.
  mutating func batch() -> [EventCollector.Item] {
    let pause = generator.int(in: 0...12) == 0 ? 0.3 : generator.double(in: 0.001...0.02)
    receipt += pause
    count += pause
    return (0..<generator.int(in: 0...8)).map { _ in
      switch generator.int(in: 0...40) {
      case 0: windowItem()
      case 1...14: libraryItem()
      default: serverItem()
      }
    }
  }

  /// What ends everything: all that can be down is lifted, or the window goes away.
  mutating func end() -> [EventCollector.Item] {
    receipt += 0.05
    if generator.bool() { return [windowItem(generator.bool() ? SDL_WINDOWEVENT_FOCUS_LOST : SDL_WINDOWEVENT_HIDDEN)] }
    var items: [EventCollector.Item] = []
    for device in 0...1 {
      for finger in 0...3 {
        items.append(library(EventRig.finger(SDL_FINGERUP, Int64(finger), device: Int64(device), .nan, 0)))
        items.append(
          server(SmoothScrollSourceTouch, SmoothScrollPhaseEnded, finger: Int32(finger), device: UInt32(device)))
      }
    }
    items.append(server(SmoothScrollSourcePointer, SmoothScrollPhaseEnded))
    items.append(server(SmoothScrollSourceFinger, SmoothScrollPhaseEnded))
    return items
  }

  private func library(_ event: SDL_Event, serverSeconds: Double? = nil) -> EventCollector.Item {
    EventCollector.Item(event, receipt: Timestamp(receipt), serverSeconds: serverSeconds)
  }

  private func server(
    _ source: SmoothScrollSource, _ phase: SmoothScrollPhase, finger: Int32 = 0, device: UInt32 = 0
  ) -> EventCollector.Item {
    EventCollector.Item(
      SmoothScrollEvent(
        time: count, source: Int32(source.rawValue), phase: Int32(phase.rawValue), dx: .nan, dy: 0, x: .infinity, y: 0,
        finger: finger, device: device), receipt: Timestamp(receipt))
  }

  private mutating func windowItem(_ id: SDL_WindowEventID? = nil) -> EventCollector.Item {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    let ids = [SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_CLOSE]
    event.window.event = UInt8((id ?? ids[generator.int(in: 0...3)]).rawValue)
    return library(event)
  }

  private mutating func libraryItem() -> EventCollector.Item {
    var event = SDL_Event()
    switch generator.int(in: 0...5) {
    case 0:
      event.motion.type = SDL_MOUSEMOTION.rawValue
      event.motion.x = Int32(generator.int(in: -1000...1000))
      event.motion.y = Int32(generator.int(in: -1000...1000))
    case 1:
      event.button.type = (generator.bool() ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
      event.button.button = UInt8(generator.int(in: 1...3))
      event.button.x = Int32(generator.int(in: 0...400))
      event.button.y = Int32(generator.int(in: 0...800))
    case 2:
      event.wheel.type = SDL_MOUSEWHEEL.rawValue
      event.wheel.preciseX = Float(coordinate(4))
      event.wheel.preciseY = Float(coordinate(4))
    default:
      let types = [SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERMOTION, SDL_FINGERUP]
      event = EventRig.finger(
        types[generator.int(in: 0...3)], Int64(generator.int(in: 0...3)), device: Int64(generator.int(in: 0...1)),
        Float(coordinate(1)), Float(coordinate(1)))
    }
    return library(event, serverSeconds: generator.bool() ? stamp() : nil)
  }

  private mutating func serverItem() -> EventCollector.Item {
    // Beyond the last source and the last phase there are none: such are unknown.
    let event = SmoothScrollEvent(
      time: stamp() ?? -1, source: Int32(generator.int(in: 0...6)), phase: Int32(generator.int(in: 0...4)),
      dx: coordinate(60), dy: coordinate(60), x: coordinate(400), y: coordinate(800),
      finger: Int32(generator.int(in: 0...3)), device: UInt32(generator.int(in: 0...1)))
    return EventCollector.Item(event, receipt: Timestamp(receipt))
  }

  private mutating func coordinate(_ size: Double) -> Double {
    switch generator.int(in: 0...30) {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: 1e12
    default: generator.double(in: -0.2 * size...1.2 * size)
    }
  }

  private mutating func stamp() -> Double? {
    let period = 4_294_967.296
    switch generator.int(in: 0...30) {
    case 0: return nil
    case 1: return generator.double(in: 0...period)
    case 2: return generator.double(in: 0.001...5).truncatingRemainder(dividingBy: period)
    default: return (count - generator.double(in: 0...0.1)).truncatingRemainder(dividingBy: period)
    }
  }
}
