import CPNG

/// Writes pixels as PNG files.
public enum PNGWriter {
  /// Writes a buffer: as RGB if all of it is opaque, else as RGBA.
  ///
  /// Throws an error that names the file if it cannot be written.
  public static func write(_ buffer: PixelBuffer, to path: String) throws(PNGError) {
    let isOpaque = buffer.isOpaque
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(buffer.width)
    image.height = png_uint_32(buffer.height)
    image.format = png_uint_32(isOpaque ? PNGFormat.rgb : PNGFormat.rgba)
    let bytes = bytes(of: buffer, isOpaque: isOpaque)
    if png_image_write_to_file(&image, path, 0, bytes, 0, nil) == 0 {
      throw PNGError(path: path, reason: PNGFormat.message(of: image))
    }
  }

  /// The parts of each pixel in the order of PNG, no longer multiplied by the opacity.
  static func bytes(of buffer: PixelBuffer, isOpaque: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(buffer.pixels.count * (isOpaque ? 3 : 4))
    for pixel in buffer.pixels {
      let alpha = pixel >> 24
      for shift in [UInt32(16), 8, 0] {
        let part = (pixel >> shift) & 0xFF
        bytes.append(UInt8(alpha == 255 || alpha == 0 ? part : min(255, (part * 255 + alpha / 2) / alpha)))
      }
      if !isOpaque { bytes.append(UInt8(alpha)) }
    }
    return bytes
  }
}

/// The names that libpng gives as macros.
enum PNGFormat {
  /// Red, green, blue.
  static let rgb = 2
  /// Red, green, blue, opacity.
  static let rgba = 3

  /// What the library says about an image.
  static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
