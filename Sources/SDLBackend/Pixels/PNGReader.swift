import CPNG

/// Reads PNG files into pixels.
public enum PNGReader {
  /// Reads a picture of any PNG kind.
  ///
  /// Throws an error that names the file if it is missing or damaged.
  public static func read(_ path: String) throws(PNGError) -> PixelBuffer {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_file(&image, path) != 0 else {
      throw PNGError(path: path, reason: PNGFormat.message(of: image))
    }
    image.format = png_uint_32(PNGFormat.rgba)
    var bytes = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
    guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else {
      throw PNGError(path: path, reason: PNGFormat.message(of: image))
    }
    var buffer = PixelBuffer(width: Int(image.width), height: Int(image.height))
    for index in buffer.pixels.indices {
      let alpha = UInt32(bytes[index * 4 + 3])
      func part(_ offset: Int) -> UInt32 { (UInt32(bytes[index * 4 + offset]) * alpha + 127) / 255 }
      buffer.pixels[index] = (alpha << 24) | (part(0) << 16) | (part(1) << 8) | part(2)
    }
    return buffer
  }
}
