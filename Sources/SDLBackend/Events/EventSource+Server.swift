import CSDL2
import CSmoothScroll
import InputEvents
import Primitives

/// What the display server tells beyond the library.
extension EventSource {
  func translate(_ event: SmoothScrollEvent, at time: Timestamp) -> [WindowEvent] {
    let position = window.geometry.point(windowX: event.x, y: event.y)
    switch SmoothScrollSource(UInt32(bitPattern: event.source)) {
    case SmoothScrollSourceFinger: return scroll(event, position, lift: .native, at: time)
    case SmoothScrollSourceContinuous: return scroll(event, position, lift: .inferred, at: time)
    case SmoothScrollSourceWheel: return turn(Vector(x: event.dx, y: -event.dy), at: position)
    case SmoothScrollSourcePointer: return pointer(event, position, at: time)
    case SmoothScrollSourceTouch: return finger(event, position).map { .pointer($0) }
    default: return []
    }
  }

  private func scroll(
    _ event: SmoothScrollEvent, _ position: Point, lift: ScrollEvent.Lift, at time: Timestamp
  ) -> [WindowEvent] {
    let events: [ScrollEvent]
    switch SmoothScrollPhase(UInt32(bitPattern: event.phase)) {
    case SmoothScrollPhaseEnded: events = scrolls.finish(.ended, at: position)
    case SmoothScrollPhaseCancelled: events = scrolls.finish(.cancelled, at: position)
    default:
      let delta = Vector(x: event.dx, y: event.dy) / window.userScale
      events = scrolls.move(delta, at: position, lift: lift, time: time)
    }
    return events.map { .scroll($0) }
  }

  private func finger(_ event: SmoothScrollEvent, _ position: Point) -> [PointerEvent] {
    // The library's own devices have other numbers.
    let device = -1 - Int64(event.device)
    let source = PointerTable.Source.finger(device: device, finger: Int64(event.finger))
    return switch SmoothScrollPhase(UInt32(bitPattern: event.phase)) {
    case SmoothScrollPhaseBegan: pointers.down(source, at: position)
    case SmoothScrollPhaseMoved: pointers.move(source, to: position)
    case SmoothScrollPhaseEnded: pointers.lift(source, at: nil, .up)
    default: pointers.cancelFingers(of: device)
    }
  }

  private func pointer(_ event: SmoothScrollEvent, _ position: Point, at time: Timestamp) -> [WindowEvent] {
    let lost: [WindowEvent] = scrolls.pointerMoved(to: position, at: time).map { .scroll($0) }
    let moved =
      switch SmoothScrollPhase(UInt32(bitPattern: event.phase)) {
      case SmoothScrollPhaseBegan: pointers.down(.mouse, at: position)
      case SmoothScrollPhaseMoved: pointers.move(.mouse, to: position)
      case SmoothScrollPhaseEnded: pointers.lift(.mouse, at: position, .up)
      default: pointers.lift(.mouse, at: position, .cancel)
      }
    return lost + moved.map { .pointer($0) }
  }
}

extension EventCollector.Item {
  /// What it tells of the beat of a device.
  var kind: BatchTimes.Kind {
    switch content {
    case .library(let event):
      switch SDL_EventType(rawValue: event.type) {
      case SDL_MOUSEMOTION, SDL_FINGERMOTION: return .move
      case SDL_MOUSEBUTTONUP, SDL_FINGERUP: return .lift
      default: return .other
      }
    case .server(let event):
      guard event.source != Int32(SmoothScrollSourceWheel.rawValue) else { return .other }
      switch SmoothScrollPhase(UInt32(bitPattern: event.phase)) {
      case SmoothScrollPhaseMoved: return .move
      case SmoothScrollPhaseEnded: return .lift
      default: return .other
      }
    }
  }

  /// Whether it is a step of a smooth series of which an X server says no end: such a server has no times of the device.
  @MainActor var isStampedByX11: Bool {
    guard case .server(let event) = content, event.source == Int32(SmoothScrollSourceContinuous.rawValue) else {
      return false
    }
    return event.phase == Int32(SmoothScrollPhaseMoved.rawValue) && VideoSystem.driver == "x11"
  }
}
