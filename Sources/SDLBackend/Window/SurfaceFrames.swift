import CSDL2
import CSmoothScroll
import Primitives

/// Whether a compositor shows what a window is given: of a window on another workspace it asks for no more pictures.
@MainActor
final class SurfaceFrames {
  /// A compositor that has not asked for another picture after this time shows none, in seconds.
  private static let patience = 0.3

  private let windowID: UInt32
  private let clock = MonotonicClock()
  private var frames: OpaquePointer?
  /// When the picture was handed over that no answer has come to; nil where all were answered.
  private var unansweredSince: Timestamp?
  /// Whether somebody was told that the window cannot be seen.
  private var wasHidden = false

  /// Asks the compositor of a window; nil where there is none.
  init?(window: OpaquePointer) {
    windowID = SDL_GetWindowID(window)
    let context = Unmanaged.passUnretained(self).toOpaque()
    frames = surfaceFramesStart(UnsafeMutableRawPointer(window), Self.handler, context)
    if frames == nil { return nil }
  }

  /// Lets the window go; to be called before it is destroyed.
  func close() {
    if let frames { surfaceFramesStop(frames) }
    frames = nil
    unansweredSince = nil
  }

  /// To be called right before a picture is handed over.
  func willPresent() {
    guard let frames, unansweredSince == nil else { return }
    unansweredSince = clock.now
    surfaceFramesAsk(frames)
  }

  /// Whether the compositor lets a picture wait.
  var areWithheld: Bool {
    guard let since = unansweredSince, clock.now - since > Self.patience else { return false }
    wasHidden = true
    return true
  }

  private static let handler: SurfaceFramesHandler = { context in
    guard let context else { return }
    let address = UInt(bitPattern: context)
    MainActor.assumeIsolated {
      guard let context = UnsafeRawPointer(bitPattern: address) else { return }
      Unmanaged<SurfaceFrames>.fromOpaque(context).takeUnretainedValue().answered()
    }
  }

  private func answered() {
    unansweredSince = nil
    guard wasHidden else { return }
    wasHidden = false
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.windowID = windowID
    event.window.event = UInt8(SDL_WINDOWEVENT_EXPOSED.rawValue)
    SDL_PushEvent(&event)
  }
}
