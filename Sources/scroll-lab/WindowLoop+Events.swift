import InputEvents
import LabKit
import Primitives
import SDLBackend

extension WindowLoop {
  /// Turns what the window reports into inputs of the run, and into changes of the stage.
  func handle(_ received: ReceivedEvent) throws {
    let now = received.time
    switch received.event {
    case .pointer(let event): try take(event, at: now)
    case .wheel(var event):
      guard live.stage.menu == nil else { break }
      event.position = live.viewportPoint(event.position, window: window.geometry.size)
      take(.wheel(event), at: now)
    case .key(let key):
      let fillsWindow = live.stage.fillsWindow
      if let player, try player.press(key, live, at: now) { break }
      if let request = try live.press(key, at: now) {
        follow(request)
      }
      if live.stage.fillsWindow, !fillsWindow { matchViewport(at: now) }
      memory?.keep(live.remembered)
    case .resized, .scaleChanged: matchViewport(at: now)
    case .focusLost, .hidden:
      swallowed = []
      take(.blur, at: now)
    case .exposed: break
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
      if event.phase == .up || event.phase == .cancel { swallowed.remove(event.id) }
      return
    }
    take(.pointer(live.viewportEvent(event, window: window.geometry.size)), at: now)
  }
}
