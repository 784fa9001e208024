import CSDL2

/// Tells which of the library's finger events count where the display server tells of fingers itself.
///
/// Each finger is heard of once: by the library if it came down before the server began to tell, and then until it lifts;
/// else by the server.
struct LibraryFingers {
  private struct Finger: Hashable {
    let device: Int64
    let finger: Int64
  }

  private var down: Set<Finger> = []

  /// Makes a table without fingers.
  init() {}

  /// Whether an event counts; one that is not of a finger does.
  ///
  /// - Parameter isToldByServer: whether the server tells of the fingers that come down from now on.
  mutating func takes(_ event: SDL_Event, isToldByServer: Bool) -> Bool {
    let finger = Finger(device: event.tfinger.touchId, finger: event.tfinger.fingerId)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN:
      if isToldByServer { return false }
      down.insert(finger)
      return true
    case SDL_FINGERMOTION: return !isToldByServer || down.contains(finger)
    case SDL_FINGERUP: return down.remove(finger) != nil || !isToldByServer
    default: return true
    }
  }
}
