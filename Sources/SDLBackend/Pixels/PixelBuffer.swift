/// A rectangle of pixels in memory, rows from top to bottom.
///
/// A pixel is 0xAARRGGBB in the machine's byte order with its colour already multiplied by its opacity, which is the
/// layout of SDL's ARGB8888 surfaces.
public struct PixelBuffer: Sendable, Hashable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row; `width` times `height` of them.
  public var pixels: [UInt32]

  /// Makes a buffer whose pixels all have one value; 0 is transparent.
  ///
  /// Both extents must be at least one pixel.
  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    precondition(width > 0 && height > 0, "a pixel buffer has at least one pixel")
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: pixel, count: width * height)
  }

  /// The pixel in a column and row, counted from the top left.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Whether every pixel covers what lies behind it.
  public var isOpaque: Bool { pixels.allSatisfy { $0 >= 0xFF00_0000 } }

  /// Lends the pixels as a target to draw into.
  mutating func withTarget<Result>(_ body: (PixelTarget) throws -> Result) rethrows -> Result {
    let (width, height) = (width, height)
    return try pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("a pixel buffer is never empty") }
      return try body(PixelTarget(base: base, width: width, height: height, stride: width))
    }
  }
}

/// Borrowed memory that is drawn into: a pixel buffer or the surface of a window.
struct PixelTarget {
  /// The first pixel of the first row.
  let base: UnsafeMutablePointer<UInt32>
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The number of pixels from one row to the next; at least `width`.
  let stride: Int

  /// The first pixel of a row.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * stride }

  /// Makes some pixels black.
  func clear(_ region: PixelRegion) {
    for y in region.rows {
      (row(y) + region.columns.lowerBound).update(repeating: 0xFF00_0000, count: region.columns.count)
    }
  }
}
