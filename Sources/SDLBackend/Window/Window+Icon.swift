import CSDL2

extension Window {
  /// Gives the window a picture by which the desktop shows it.
  ///
  /// Wayland takes it from the desktop entry of the program instead.
  public func setIcon(_ picture: PixelBuffer) {
    var bytes = PNGWriter.bytes(of: picture, isOpaque: false)
    bytes.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(picture.width), Int32(picture.height), 32, Int32(picture.width * 4),
        UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue))
      guard let surface else { return }
      SDL_SetWindowIcon(handle, surface)
      SDL_FreeSurface(surface)
    }
  }
}
