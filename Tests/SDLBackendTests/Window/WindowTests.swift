import CSDL2
import Drawing
import Foundation
import InputEvents
import Primitives
import Synchronization
import Testing

@testable import SDLBackend

/// A window on the library's driver that shows nothing: what needs no display to be checked.
@Suite("A window", .serialized)
@MainActor
struct WindowTests {
  nonisolated private static let isInterrupted = Atomic<Bool>(false)

  private func makeWindow(userScale: Double = 1) throws -> Window {
    SDL_setenv(SDL_HINT_VIDEODRIVER, "dummy", 1)
    return try Window(
      WindowConfiguration(
        title: "Test", size: Size(width: 300, height: 260), userScale: userScale, renderer: .software),
      fonts: Picture.fonts())
  }

  private func source(of window: Window) -> EventSource {
    let source = EventSource(window: window, clock: MonotonicClock())
    _ = source.poll()
    return source
  }

  private func push(_ change: (inout SDL_Event) -> Void) {
    var event = SDL_Event()
    change(&event)
    SDL_PushEvent(&event)
  }

  private func pushFinger(_ type: SDL_EventType, finger: Int64, _ x: Float, _ y: Float) {
    push { event in
      event.tfinger.type = type.rawValue
      event.tfinger.touchId = 5
      event.tfinger.fingerId = finger
      event.tfinger.x = x
      event.tfinger.y = y
    }
  }

  private func pushWindow(_ id: SDL_WindowEventID) {
    push { event in
      event.window.type = SDL_WINDOWEVENT.rawValue
      event.window.event = UInt8(id.rawValue)
    }
  }

  @Test("shows a frame and says how")
  func presents() throws {
    let window = try makeWindow(userScale: 2)
    var canvas = Canvas()
    canvas.fill(Rect(x: 0, y: 0, width: 300, height: 260), .white)
    try window.present(canvas.displayList)
    try window.present(canvas.displayList)
    #expect(window.rendererDescription == "software, dummy")
    #expect(window.geometry.size == Size(width: 300, height: 260))
    #expect(window.geometry.scale == 2)
    #expect(window.refreshRate >= 1)
  }

  @Test("fingers come down, move and lift with small numbers, in points")
  func fingers() throws {
    let window = try makeWindow()
    let source = source(of: window)
    pushFinger(SDL_FINGERDOWN, finger: 900, 0.5, 0.5)
    pushFinger(SDL_FINGERDOWN, finger: 901, 0, 0)
    pushFinger(SDL_FINGERMOTION, finger: 901, 0.1, 0)
    pushFinger(SDL_FINGERUP, finger: 900, 0.5, 0.5)
    let events = source.poll().compactMap { received -> PointerEvent? in
      if case .pointer(let pointer) = received.event { return pointer }
      return nil
    }
    #expect(events.map(\.id) == [0, 1, 1, 0])
    #expect(events.map(\.phase) == [.down, .down, .move, .up])
    #expect(events.allSatisfy { $0.kind == .touch })
    #expect(events.first?.position == Point(x: 150, y: 130))
    #expect(abs((events.dropFirst(2).first?.position.x ?? 0) - 30) < 1e-4)
  }

  @Test("the left button drags; losing the focus cancels the drag")
  func mouse() throws {
    let window = try makeWindow(userScale: 2)
    let source = source(of: window)
    for button in [UInt8(SDL_BUTTON_RIGHT), UInt8(SDL_BUTTON_LEFT)] {
      push { event in
        event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
        event.button.button = button
        event.button.x = 40
        event.button.y = 60
      }
    }
    pushWindow(SDL_WINDOWEVENT_FOCUS_LOST)
    let events = source.poll().map(\.event)
    func pointer(_ phase: PointerEvent.Phase) -> WindowEvent {
      .pointer(PointerEvent(id: 0, kind: .mouse, phase: phase, position: Point(x: 20, y: 30)))
    }
    #expect(events == [pointer(.down), pointer(.cancel), .focusLost])
  }

  @Test("the wheel keeps its fractions and its sign")
  func wheel() throws {
    let window = try makeWindow()
    let source = source(of: window)
    push { event in
      event.wheel.type = SDL_MOUSEWHEEL.rawValue
      event.wheel.preciseY = -0.25
      event.wheel.preciseX = 0.5
      event.wheel.mouseX = 7
      event.wheel.mouseY = 8
    }
    #expect(
      source.poll().map(\.event) == [
        .wheel(WheelEvent(ticks: Vector(x: 0.5, y: -0.25), position: Point(x: 7, y: 8)))
      ])
  }

  @Test("Shift turns the wheel to the side; a wheel that turns to the side by itself is left alone")
  func shiftedWheel() throws {
    let window = try makeWindow()
    let source = source(of: window)
    SDL_SetModState(SDL_Keymod(rawValue: KMOD_SHIFT.rawValue))
    defer { SDL_SetModState(SDL_Keymod(rawValue: 0)) }
    for ticks in [Vector(x: 0, y: -1), Vector(x: -1, y: 0)] {
      push { event in
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.preciseX = Float(ticks.x)
        event.wheel.preciseY = Float(ticks.y)
      }
    }
    let wheels = source.poll().compactMap { received -> Vector? in
      if case .wheel(let wheel) = received.event { return wheel.ticks }
      return nil
    }
    #expect(wheels == [Vector(x: 1, y: 0), Vector(x: -1, y: 0)])
  }

  @Test("what the library makes of a finger is not that finger once more")
  func mouseOfAFinger() throws {
    let window = try makeWindow()
    let source = source(of: window)
    pushFinger(SDL_FINGERDOWN, finger: 1, 0.5, 0.5)
    push { event in
      event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
      event.button.which = UInt32.max
      event.button.button = UInt8(SDL_BUTTON_LEFT)
    }
    #expect(source.poll().count == 1)
  }

  @Test("Alt is told when it goes down and up, and let go with the focus")
  func alternate() throws {
    let window = try makeWindow()
    let source = source(of: window)
    func pushAlt(_ type: SDL_EventType) {
      push { event in
        event.key.type = type.rawValue
        event.key.keysym.sym = Int32(SDLK_LALT.rawValue)
      }
    }
    pushAlt(SDL_KEYDOWN)
    pushAlt(SDL_KEYUP)
    pushAlt(SDL_KEYDOWN)
    pushWindow(SDL_WINDOWEVENT_FOCUS_LOST)
    #expect(
      source.poll().map(\.event) == [
        .alternate(true), .alternate(false), .alternate(true), .alternate(false), .focusLost,
      ])
  }

  @Test("another user scale is told, with the size in points that follows")
  func userScale() throws {
    let window = try makeWindow()
    let source = source(of: window)
    window.userScale = 1.25
    pushWindow(SDL_WINDOWEVENT_EXPOSED)
    #expect(
      source.poll().map(\.event) == [.scaleChanged(1.25), .resized(Size(width: 240, height: 208)), .exposed])
    window.userScale = 99
    #expect(window.userScale == 4)
  }

  private let forever = Timestamp(.infinity)

  @Test("waiting ends at the deadline, or with the first event if so asked")
  func waiting() throws {
    let window = try makeWindow()
    let source = source(of: window)
    let deadline = source.clock.now + 0.02
    #expect(source.wait(until: deadline).isEmpty)
    #expect(source.clock.now >= deadline)
    push { $0.type = SDL_QUIT.rawValue }
    #expect(source.wait(until: forever, returningAtFirst: true).map(\.event) == [.quit])
    #expect(source.wait(until: forever, returningAtFirst: true, isInterrupted: { true }).isEmpty)
  }

  @Test("a wait without end is over when another thread interrupts it")
  func interruption() throws {
    let window = try makeWindow()
    let source = source(of: window)
    Thread.detachNewThread {
      Self.isInterrupted.store(true, ordering: .relaxed)
      EventSource.wake()
    }
    #expect(
      source.wait(
        until: forever, returningAtFirst: true, isInterrupted: { Self.isInterrupted.load(ordering: .relaxed) }
      ).isEmpty)
  }
}
