import InputEvents
import LabKit
import Primitives
import SDLBackend

extension WindowLoop {
  /// How far a notch of the wheel scrolls the tuning panel, in points.
  private static let tuningNotch = 56.0

  /// Turns what the window reports into inputs of the run, and into changes of the stage.
  func handle(_ received: ReceivedEvent) throws {
    let now = received.time
    if received.isStep { live.stage.info.frames.note(inputAt: now) }
    switch received.event {
    case .pointer(let event): try take(event, at: now)
    case .wheel(var event):
      guard live.stage.menu == nil else { break }
      let size = window.geometry.size
      if live.scrollTuning(by: -event.ticks.y * Self.tuningNotch, at: event.position, window: size) { break }
      event.position = live.viewportPoint(event.position, window: size)
      take(.wheel(event), at: now)
    case .scroll(let event): take(event, at: now)
    case .alternate(let isHeld):
      secondFinger.center = middleOfViewport
      for event in secondFinger.setAlternate(isHeld) { take(.pointer(event), at: now) }
    case .key(let key):
      let fillsWindow = live.stage.fillsWindow
      if let player, try player.press(key, live, at: now) { break }
      if let request = try live.press(key, at: now) {
        follow(request)
      }
      if live.stage.fillsWindow, !fillsWindow { matchViewport(at: now) }
      memory?.keep(live.remembered)
    case .resized, .scaleChanged: matchViewport(at: now)
    case .refreshRateChanged(let hertz):
      guard followsDisplay else { break }
      pacer = FramePacer(hz: hertz)
      live.stage.info.hertz = hertz
    case .focusLost, .hidden:
      swallowed = []
      secondFinger.lift()
      take(.blur, at: now)
    case .exposed: break
    case .displayLost: throw window.lossError
    case .quit: quit()
    }
  }

  /// Hands an input to the run; a replay has its own.
  private func take(_ kind: InputEvent.Kind, at now: Timestamp) {
    if player == nil { live.take(kind, at: now) }
  }

  /// A pointer that comes down on the list of keys closes it and does nothing else; on the menu of scenes it chooses, and
  /// on the card it opens the menu.
  private func take(_ event: PointerEvent, at now: Timestamp) throws {
    if event.phase == .down, live.stage.showsHelp {
      live.stage.showsHelp = false
      swallowed.insert(event.id)
    } else if event.phase == .down, player == nil {
      let fillsWindow = live.stage.fillsWindow
      if try live.pressStage(at: event.position, window: window.geometry.size, now: now) { swallowed.insert(event.id) }
      if live.stage.fillsWindow, !fillsWindow { matchViewport(at: now) }
      memory?.keep(live.remembered)
    }
    if swallowed.contains(event.id) {
      live.dragStage(event, window: window.geometry.size, now: now)
      if event.phase == .up || event.phase == .cancel { swallowed.remove(event.id) }
      return
    }
    let event = live.viewportEvent(event, window: window.geometry.size)
    secondFinger.center = middleOfViewport
    for event in secondFinger.events(for: event) { take(.pointer(event), at: now) }
  }

  /// A step of a trackpad series: the content goes as far on the screen as it does in the window.
  private func take(_ event: ScrollEvent, at now: Timestamp) {
    live.stage.info.frames.trackpadLift = event.lift
    guard live.stage.menu == nil || event.phase == .ended || event.phase == .cancelled else { return }
    let size = window.geometry.size
    if event.phase == .began {
      scrollsTuning = live.scrollTuning(by: 0, at: event.position, window: size)
    }
    if scrollsTuning {
      _ = live.scrollTuning(by: event.delta.y, at: event.position, window: size)
      return
    }
    var event = event
    event.delta = live.viewportVector(event.delta, at: event.position, window: size)
    event.position = live.viewportPoint(event.position, window: size)
    take(.scroll(event), at: now)
  }

  private var middleOfViewport: Point {
    let viewport = live.output?.inspector.viewport ?? live.configuration.viewport
    return Point(x: viewport.width / 2, y: viewport.height / 2)
  }
}

extension ReceivedEvent {
  /// Whether it is a step of a pointer, a trackpad or a wheel.
  var isStep: Bool {
    switch event {
    case .pointer, .scroll, .wheel: true
    default: false
    }
  }
}
