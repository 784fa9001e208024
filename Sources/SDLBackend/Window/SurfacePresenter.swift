import CSDL2
import Drawing

/// Draws with our own rasteriser into the surface of a window: on X11, memory shared with the server.
@MainActor
final class SurfacePresenter: Presenter {
  let description: String
  private let window: OpaquePointer
  private let rasterizer: SoftwareRasterizer
  private var shown: (list: DisplayList, scale: Double)?

  /// Takes the window's surface.
  ///
  /// Throws if there is none, or none with 32-bit pixels in our order.
  init(window: OpaquePointer, fonts: FontLibrary) throws(WindowError) {
    self.window = window
    rasterizer = SoftwareRasterizer(fonts: fonts)
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "unknown"
    let isX11 = driver == "x11"
    // Without this, X11 would copy through OpenGL; with it, other drivers have no surface.
    if isX11 { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    description = isX11 ? "software, shared memory, x11" : "software, \(driver)"
    _ = try surface()
  }

  var pixelSize: (width: Int, height: Int) {
    guard let surface = try? surface() else { return (1, 1) }
    return (Int(surface.pointee.w), Int(surface.pointee.h))
  }

  func present(_ list: DisplayList, scale: Double) throws(WindowError) {
    let surface = try surface()
    if let shown, shown.scale == scale, shown.list == list { return }
    guard let pixels = surface.pointee.pixels else {
      throw .presentation(reason: "the window's surface has no memory")
    }
    let target = PixelTarget(
      base: pixels.assumingMemoryBound(to: UInt32.self), width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      stride: Int(surface.pointee.pitch) / 4)
    rasterizer.draw(list, into: target, scale: scale)
    if SDL_UpdateWindowSurface(window) != 0 { throw .presentation(reason: String(cString: SDL_GetError())) }
    shown = (list, scale)
  }

  func invalidate() { shown = nil }

  /// The surface, which is a new one after the window's size changed.
  private func surface() throws(WindowError) -> UnsafeMutablePointer<SDL_Surface> {
    guard let surface = SDL_GetWindowSurface(window) else {
      throw .renderer(.software, reason: String(cString: SDL_GetError()))
    }
    let format = surface.pointee.format.pointee
    guard format.BytesPerPixel == 4, format.Rmask == 0x00FF_0000, format.Bmask == 0xFF else {
      throw .renderer(.software, reason: "the display's pixels are not 32 bits of red, green and blue")
    }
    return surface
  }
}
