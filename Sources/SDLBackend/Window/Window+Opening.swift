import CSDL2

/// Opening a window with the first way to draw into it that works.
extension Window {
  /// A way to draw into a window.
  private enum Way {
    /// In triangles, by a graphics processor; `isForced` where a simulated one will do.
    case openGL(isForced: Bool)
    /// In memory, which OpenGL copies: a window on Wayland has no memory of its own that follows the display's scale.
    case copied
    /// In the window's own memory.
    case surface

    var needsOpenGL: Bool { if case .surface = self { false } else { true } }

    /// The ways to try, the best first.
    @MainActor static func ways(to choice: RendererChoice) -> [Way] {
      let software: [Way] = VideoSystem.driver == "wayland" ? [.copied, .surface] : [.surface]
      return switch choice {
      case .software: software
      case .opengl: [.openGL(isForced: true)]
      case .auto: VideoSystem.mayHaveGraphicsProcessor ? [.openGL(isForced: false)] + software : software
      }
    }
  }

  static func open(_ configuration: WindowConfiguration, userScale: Double, fonts: FontLibrary)
    throws(WindowError) -> (handle: OpaquePointer, presenter: any Presenter)
  {
    var failure = WindowError.creation(reason: "nothing was tried")
    for way in Way.ways(to: configuration.renderer) {
      let flags =
        SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        | (way.needsOpenGL ? SDL_WINDOW_OPENGL.rawValue : 0)
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
        return (handle, try presenter(way, handle, fonts))
      } catch {
        failure = error
        SDL_DestroyWindow(handle)
      }
    }
    throw failure
  }

  private static func presenter(_ way: Way, _ window: OpaquePointer, _ fonts: FontLibrary) throws(WindowError)
    -> any Presenter
  {
    guard way.needsOpenGL else { return try SurfacePresenter(window: window, fonts: fonts) }
    let context = try OpenGLContext(window: window)
    do throws(WindowError) {
      if let presenter = try copying(way, window, context, fonts) { return presenter }
    } catch {
      context.close()
      throw error
    }
    context.close()
    return try GeometryPresenter(window: window, graphicsProcessor: context.graphicsProcessor, fonts: fonts)
  }

  /// Draws in memory where that is wanted, or where OpenGL would have to compute every pixel itself; nil for triangles.
  private static func copying(
    _ way: Way, _ window: OpaquePointer, _ context: OpenGLContext, _ fonts: FontLibrary
  ) throws(WindowError) -> BlitPresenter? {
    let name = context.graphicsProcessor
    switch way {
    case .openGL(let isForced):
      guard context.isSimulated else { return nil }
      guard isForced else { throw .renderer(.opengl, reason: "\(name) is not a graphics processor") }
      return BlitPresenter(window: window, context: context, fonts: fonts, isFallback: false)
    case .copied, .surface:
      if let presenter = BlitPresenter(window: window, context: context, fonts: fonts, isFallback: true) {
        return presenter
      }
      throw .renderer(.software, reason: "\(name) cannot copy a picture")
    }
  }
}
