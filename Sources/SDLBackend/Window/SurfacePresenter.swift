import CSDL2
import Drawing

/// Draws with our own rasteriser into the surface of a window: on X11, memory shared with the server.
@MainActor
final class SurfacePresenter: Presenter {
  let description: String
  var willPresent: () -> Void = {}
  private let window: OpaquePointer
  private let raster: FrameRaster

  /// Takes the window's surface.
  ///
  /// Throws if there is none, or none with 32-bit pixels in our order.
  init(window: OpaquePointer, fonts: FontLibrary) throws(WindowError) {
    self.window = window
    raster = FrameRaster(fonts: fonts)
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
    guard let pixels = surface.pointee.pixels else {
      throw .presentation(reason: "the window's surface has no memory")
    }
    let target = PixelTarget(
      base: pixels.assumingMemoryBound(to: UInt32.self), width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      stride: Int(surface.pointee.pitch) / 4)
    let damaged = raster.redraw(list, scale: scale, into: target)
    if damaged.isEmpty { return }
    let rects = damaged.map {
      SDL_Rect(
        x: Int32($0.columns.lowerBound), y: Int32($0.rows.lowerBound), w: Int32($0.columns.count),
        h: Int32($0.rows.count))
    }
    willPresent()
    if SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) != 0 {
      raster.invalidate()
      throw .presentation(reason: String(cString: SDL_GetError()))
    }
  }

  func invalidate() { raster.invalidate() }

  func close() { raster.invalidate() }

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
