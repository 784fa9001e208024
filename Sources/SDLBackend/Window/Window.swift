import CSDL2
import Drawing
import Primitives

/// What a window is to be like.
public struct WindowConfiguration: Sendable, Hashable {
  /// What stands in its title bar.
  public var title: String
  /// Its size in points.
  public var size: Size
  /// How many of the system's window units a point is.
  public var userScale: Double
  /// How frames are drawn.
  public var renderer: RendererChoice

  /// Makes a configuration.
  public init(title: String, size: Size, userScale: Double = 1, renderer: RendererChoice = .auto) {
    self.title = title
    self.size = size
    self.userScale = userScale
    self.renderer = renderer
  }
}

/// A window on the desktop that shows display lists.
@MainActor
public final class Window {
  /// The scales that the user may choose.
  public static let userScaleRange = 0.5...4.0

  /// The library's window.
  let handle: OpaquePointer
  private let presenter: any Presenter
  private let frames: SurfaceFrames?
  /// How many of the system's window units a point is; brought into `userScaleRange`.
  ///
  /// A new scale keeps the window's size on the desktop, so its size in points is another: ask `geometry`.
  public var userScale: Double {
    didSet {
      userScale = max(Self.userScaleRange.lowerBound, min(Self.userScaleRange.upperBound, userScale))
      if userScale != oldValue { invalidate() }
    }
  }

  /// Opens a window.
  ///
  /// Throws `WindowError.noDisplay` where there is no display, and other errors where the display refuses.
  public init(_ configuration: WindowConfiguration, fonts: FontLibrary) throws(WindowError) {
    try VideoSystem.start()
    let wished = configuration.userScale
    userScale = max(Self.userScaleRange.lowerBound, min(Self.userScaleRange.upperBound, wished))
    let opened = try Self.open(configuration, userScale: userScale, fonts: fonts)
    handle = opened.handle
    presenter = opened.presenter
    frames = SurfaceFrames(window: handle)
    if let frames { presenter.willPresent = { [weak frames] in frames?.willPresent() } }
    SDL_SetWindowMinimumSize(handle, 240, 240)
    DisplayLoss.watch(handle)
    SDL_ShowWindow(handle)
  }

  isolated deinit {
    frames?.close()
    presenter.close()
    SDL_DestroyWindow(handle)
  }

  /// What draws the frames, for people: `software, shared memory, x11`.
  public var rendererDescription: String { presenter.description }

  /// The window's size and scale now.
  public var geometry: WindowGeometry {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    let pixels = presenter.pixelSize
    return WindowGeometry(
      unitsWide: Int(width), unitsHigh: Int(height), pixelsWide: pixels.width, pixelsHigh: pixels.height,
      userScale: userScale, fingersEndAtLastUnit: VideoSystem.driver == "x11")
  }

  /// How often the window's display shows a new frame, in hertz; 60 where it does not say.
  public var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let index = SDL_GetWindowDisplayIndex(handle)
    guard index >= 0, SDL_GetCurrentDisplayMode(index, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Double(mode.refresh_rate)
  }

  /// Whether any of it can be seen: it is neither hidden nor put away, nor on another workspace, where that is told.
  public var isVisible: Bool {
    if frames?.areWithheld == true { return false }
    return SDL_GetWindowFlags(handle) & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
  }

  /// Whether the display server that shows it is gone; nothing can be shown from then on.
  public var isDisplayLost: Bool { DisplayLoss.happened(to: handle) }

  /// What to say where the display server is gone.
  public var lossError: WindowError { .displayLost(driver: VideoSystem.driver) }

  /// The title bar's text.
  public var title: String {
    get { SDL_GetWindowTitle(handle).map { String(cString: $0) } ?? "" }
    set { SDL_SetWindowTitle(handle, newValue) }
  }

  /// Shows a frame; nothing is done if the window shows it already.
  public func present(_ list: DisplayList) throws(WindowError) { try presenter.present(list, scale: geometry.scale) }

  /// Makes the next `present` draw, whatever the window shows.
  public func invalidate() { presenter.invalidate() }
}
