import CSDL2
import Drawing

/// Draws with our own rasteriser into the surface of a window: on X11, memory shared with the server.
@MainActor
final class SurfacePresenter: Presenter {
  let description: String
  private let window: OpaquePointer
  private let rasterizer: SoftwareRasterizer
  private var shown: Shown?

  /// What the surface holds.
  private struct Shown {
    let list: DisplayList
    let items: [PaintedItem]
    let scale: Double
    let base: UnsafeMutablePointer<UInt32>
    let whole: PixelRegion
  }

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
    guard let pixels = surface.pointee.pixels else {
      throw .presentation(reason: "the window's surface has no memory")
    }
    let target = PixelTarget(
      base: pixels.assumingMemoryBound(to: UInt32.self), width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      stride: Int(surface.pointee.pitch) / 4)
    let damaged = redraw(list, scale: scale, into: target)
    if damaged.isEmpty { return }
    let rects = damaged.map {
      SDL_Rect(
        x: Int32($0.columns.lowerBound), y: Int32($0.rows.lowerBound), w: Int32($0.columns.count),
        h: Int32($0.rows.count))
    }
    if SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) != 0 {
      shown = nil
      throw .presentation(reason: String(cString: SDL_GetError()))
    }
  }

  func invalidate() { shown = nil }

  func close() { shown = nil }

  /// Draws what differs from the last frame, and returns where that was.
  private func redraw(_ list: DisplayList, scale: Double, into target: PixelTarget) -> [PixelRegion] {
    let whole = PixelRegion(columns: 0..<target.width, rows: 0..<target.height)
    let last = shown
    if let last, last.list == list, last.scale == scale, last.base == target.base { return [] }
    let items = PaintedItem.items(of: list, scale: scale, width: target.width, height: target.height)
    shown = Shown(list: list, items: items, scale: scale, base: target.base, whole: whole)
    guard let last, last.scale == scale, last.base == target.base, last.whole == whole else {
      target.clear(whole)
      rasterizer.draw(list, into: target, scale: scale)
      return [whole]
    }
    let damage = Damage.between(last.items, items)
    // Beyond this share several walks through the list cost more than they save.
    let regions = damage.area > whole.area * 3 / 4 ? [whole] : damage.regions
    for region in regions {
      target.clear(region)
      rasterizer.draw(list, into: target, scale: scale, region: region)
    }
    return regions
  }

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
