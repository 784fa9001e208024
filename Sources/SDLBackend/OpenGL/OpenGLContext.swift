import CSDL2

/// A context of OpenGL for one window.
@MainActor
final class OpenGLContext {
  /// The name of the graphics processor, as OpenGL gives it.
  let graphicsProcessor: String
  private let context: SDL_GLContext

  /// Makes a context and makes it current.
  init(window: OpaquePointer) throws(WindowError) {
    guard let context = SDL_GL_CreateContext(window) else {
      throw .renderer(.opengl, reason: String(cString: SDL_GetError()))
    }
    self.context = context
    // Frames are paced by the clock: waiting for the display here would only delay the input.
    SDL_GL_SetSwapInterval(0)
    graphicsProcessor = Self.readName() ?? "unknown"
  }

  /// Whether OpenGL is computed by the processor.
  var isSimulated: Bool {
    let name = graphicsProcessor.lowercased()
    return ["llvmpipe", "softpipe", "swrast", "software", "swiftshader", "unknown"].contains { name.contains($0) }
  }

  /// Lets the context go; to be called before the window is destroyed.
  func close() { SDL_GL_DeleteContext(context) }

  private static func readName() -> String? {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return nil }
    return unsafeBitCast(address, to: GetString.self)(OpenGLConstant.renderer).map { String(cString: $0) }
  }
}
