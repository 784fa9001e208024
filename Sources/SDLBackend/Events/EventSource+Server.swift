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
  /// Whether it is one of the moves that come evenly, many a second.
  var isMove: Bool {
    switch content {
    case .library(let event):
      event.type == SDL_MOUSEMOTION.rawValue || event.type == SDL_FINGERMOTION.rawValue
    case .server(let event):
      event.phase == Int32(SmoothScrollPhaseMoved.rawValue) && event.source != Int32(SmoothScrollSourceWheel.rawValue)
    }
  }
}
