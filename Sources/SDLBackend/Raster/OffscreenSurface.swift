import Drawing

/// Draws frames without a display.
///
/// What is drawn is the same on every machine.
public final class OffscreenSurface {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// The number of pixels a point.
  public let scale: Double
  /// The colour behind everything.
  public var background: Color
  /// What was drawn last.
  public private(set) var pixels: PixelBuffer
  private let rasterizer: SoftwareRasterizer

  /// Makes a surface of a size in points; it has at least one pixel, and parts of a pixel count as one.
  public init(width: Double, height: Double, scale: Double = 1, background: Color = .white, fonts: FontLibrary) {
    precondition(width > 0 && height > 0 && scale > 0, "a surface has a size and a scale above zero")
    self.width = width
    self.height = height
    self.scale = scale
    self.background = background
    pixels = PixelBuffer(
      width: max(1, (width * scale - 1e-6).pixelCeiling), height: max(1, (height * scale - 1e-6).pixelCeiling))
    rasterizer = SoftwareRasterizer(fonts: fonts)
  }

  /// Draws a frame in place of the last.
  @discardableResult
  public func draw(_ list: DisplayList) -> PixelBuffer {
    let pixel = Blending.premultipliedPixel(background)
    pixels.withTarget { target in
      target.base.update(repeating: pixel, count: target.width * target.height)
      rasterizer.draw(list, into: target, scale: scale)
    }
    return pixels
  }

  /// Draws a frame and writes it as a PNG file.
  public func write(_ list: DisplayList, to path: String) throws(PNGError) {
    try PNGWriter.write(draw(list), to: path)
  }
}
