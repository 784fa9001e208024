import CSDL2
import CSmoothScroll

/// What happens where the display server goes away under a window.
///
/// On Wayland the window's events say so, and the program ends in its usual way. On X11 nothing can be done any more once
/// the connection broke, not even to let the window go: the program ends where that is noticed.
@MainActor
public enum DisplayLoss {
  /// Ends the program where the X server is gone; without it Xlib does, with words of its own.
  ///
  /// It is called once, and must not return.
  public static var endProgram: ((WindowError) -> Never)?

  /// Watches the connection of a window.
  static func watch(_ window: OpaquePointer) {
    guard endProgram != nil else { return }
    displayLossWatch(UnsafeMutableRawPointer(window)) { MainActor.assumeIsolated { DisplayLoss.end() } }
  }

  /// Whether the connection of a window is broken.
  static func happened(to window: OpaquePointer) -> Bool {
    displayLossHappened(UnsafeMutableRawPointer(window)) != 0
  }

  private static func end() { endProgram?(.displayLost(driver: VideoSystem.driver)) }
}
