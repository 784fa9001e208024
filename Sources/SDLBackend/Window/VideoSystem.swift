import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The library's connection to the display.
@MainActor
enum VideoSystem {
  /// The application's id: names its windows to the desktop.
  private static let applicationID = "scroll-lab"
  /// Drivers that draw for nobody; they count only if the user asked for one of them.
  private static let blindDrivers: Set<String> = ["dummy", "offscreen", "evdev"]

  /// The driver in use, such as `x11` or `wayland`.
  static var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

  /// Whether the machine has a device that graphics processors are reached through.
  static var mayHaveGraphicsProcessor: Bool {
    ["/dev/dri", "/dev/nvidiactl", "/dev/mali0", "/dev/kgsl-3d0", "/dev/dxg"].contains { (path: String) in
      access(path, F_OK) == 0
    }
  }

  /// Connects to the display, once.
  static func start() throws(WindowError) {
    if SDL_WasInit(UInt32(SDL_INIT_VIDEO)) != 0 { return }
    let chosen = SDL_getenv(SDL_HINT_VIDEODRIVER).map { String(cString: $0) }
    setHints(isDriverChosen: chosen != nil)
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else {
      throw .noDisplay(reason: reason(String(cString: SDL_GetError())))
    }
    if blindDrivers.contains(driver), chosen?.split(separator: ",").contains(Substring(driver)) != true {
      let name = driver
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
      throw .noDisplay(reason: "only the driver \(name), which shows nothing, is available")
    }
  }

  private static func setHints(isDriverChosen: Bool) {
    // A finger is no mouse and the mouse no finger; the click that raises the window counts; the screen saver and the
    // compositor are left alone.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1")
    SDL_SetHint(SDL_HINT_APP_NAME, applicationID)
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", applicationID, 0)
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", applicationID, 0)
    saveTime()
    guard !isDriverChosen else { return }
    // Wayland where there is a compositor; asking for one that is not there would write to standard error.
    let prefersWayland = SDL_getenv("WAYLAND_DISPLAY") != nil
    // Without a folder for sockets no compositor can be found by its usual name either.
    let mayFindWayland = prefersWayland || SDL_getenv("XDG_RUNTIME_DIR") != nil
    SDL_SetHint(SDL_HINT_VIDEODRIVER, prefersWayland ? "wayland,x11" : mayFindWayland ? "x11,wayland" : "x11")
  }

  /// Keeps the library from what takes a third of its start and is of no use here; what the user set stays.
  private static func saveTime() {
    // Keys are read, not texts: nothing is composed of several keys, and the table of that is long.
    SDL_setenv("XCOMPOSEFILE", "/dev/null", 0)
    // Without a session bus none is to be started.
    SDL_setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0)
  }

  /// The library's words, or better ones where it has but "not available".
  private static func reason(_ words: String) -> String {
    let names: [String] = ["WAYLAND_DISPLAY", "DISPLAY"]
    let servers = names.compactMap { (name: String) -> String? in
      SDL_getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
    guard !servers.isEmpty else { return "neither WAYLAND_DISPLAY nor DISPLAY is set" }
    return words.hasSuffix("not available") ? "nothing answers at \(servers.joined(separator: " or "))" : words
  }
}
