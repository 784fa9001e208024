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
    SDL_SetWindowMinimumSize(handle, 240, 240)
    SDL_ShowWindow(handle)
  }

  isolated deinit {
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

  /// Whether any of it can be seen: it is neither hidden nor put away.
  public var isVisible: Bool {
    SDL_GetWindowFlags(handle) & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
  }

  /// The title bar's text.
  public var title: String {
    get { SDL_GetWindowTitle(handle).map { String(cString: $0) } ?? "" }
    set { SDL_SetWindowTitle(handle, newValue) }
  }

  /// Shows a frame; nothing is done if the window shows it already.
  public func present(_ list: DisplayList) throws(WindowError) { try presenter.present(list, scale: geometry.scale) }

  /// Makes the next `present` draw, whatever the window shows.
  public func invalidate() { presenter.invalidate() }

  private static func open(_ configuration: WindowConfiguration, userScale: Double, fonts: FontLibrary)
    throws(WindowError) -> (handle: OpaquePointer, presenter: any Presenter)
  {
    let tries: [RendererChoice] =
      switch configuration.renderer {
      case .software: [.software]
      case .opengl: [.opengl]
      case .auto: VideoSystem.mayHaveGraphicsProcessor ? [.opengl, .software] : [.software]
      }
    var failure = WindowError.creation(reason: "nothing was tried")
    for choice in tries {
      let flags =
        SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        | (choice == .opengl ? SDL_WINDOW_OPENGL.rawValue : 0)
      // As SDL_WINDOWPOS_UNDEFINED: the desktop chooses the place.
      let anywhere: Int32 = 0x1FFF_0000
      let handle = SDL_CreateWindow(
        configuration.title, anywhere, anywhere, Int32((configuration.size.width * userScale).rounded()),
        Int32((configuration.size.height * userScale).rounded()), flags)
      guard let handle else {
        failure = .creation(reason: String(cString: SDL_GetError()))
        continue
      }
      do throws(WindowError) {
        return (handle, try presenter(choice, handle, fonts, isForced: configuration.renderer == .opengl))
      } catch {
        failure = error
        SDL_DestroyWindow(handle)
      }
    }
    throw failure
  }

  private static func presenter(
    _ choice: RendererChoice, _ window: OpaquePointer, _ fonts: FontLibrary, isForced: Bool
  ) throws(WindowError) -> any Presenter {
    guard choice == .opengl else { return try SurfacePresenter(window: window, fonts: fonts) }
    let context = try OpenGLContext(window: window)
    if context.isSimulated {
      guard isForced else {
        context.close()
        throw .renderer(.opengl, reason: "\(context.graphicsProcessor) is not a graphics processor")
      }
      if let presenter = BlitPresenter(window: window, context: context, fonts: fonts) { return presenter }
    }
    context.close()
    return try GeometryPresenter(window: window, graphicsProcessor: context.graphicsProcessor, fonts: fonts)
  }
}
