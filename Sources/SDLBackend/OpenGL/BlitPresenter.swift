import CSDL2
import Drawing

/// Draws with our own rasteriser into a picture that OpenGL copies into the window.
///
/// For an OpenGL that is computed by the processor: our rasteriser draws only what differs between two frames, and a
/// copy without scaling needs no triangle and no shader, of which such an OpenGL would have to compute every pixel.
@MainActor
final class BlitPresenter: Presenter {
  let description: String
  var willPresent: () -> Void = {}
  private let window: OpaquePointer
  private let context: OpenGLContext
  private let functions: OpenGLFunctions
  private let raster: FrameRaster
  private var picture: Picture?
  /// Whether the window shows what the picture holds.
  private var isShown = false

  /// Pixels in memory, and the texture and frame buffer that have the same.
  private struct Picture {
    let pixels: UnsafeMutableBufferPointer<UInt32>
    let width: Int
    let height: Int
    var texture: UInt32 = 0
    var framebuffer: UInt32 = 0
  }

  /// Takes over a context; nil where it lacks a function.
  ///
  /// - Parameter isFallback: whether OpenGL only brings the picture into a window that has no memory to draw into.
  init?(window: OpaquePointer, context: OpenGLContext, fonts: FontLibrary, isFallback: Bool) {
    guard let functions = OpenGLFunctions() else { return nil }
    self.window = window
    self.context = context
    self.functions = functions
    raster = FrameRaster(fonts: fonts)
    let name = context.graphicsProcessor
    description = isFallback ? "software, \(VideoSystem.driver), copied by \(name)" : "opengl, \(name), drawn in memory"
  }

  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GL_GetDrawableSize(window, &width, &height)
    return (max(1, Int(width)), max(1, Int(height)))
  }

  func present(_ list: DisplayList, scale: Double) throws(WindowError) {
    let picture = try picture(for: pixelSize)
    guard let base = picture.pixels.baseAddress else { return }
    let target = PixelTarget(base: base, width: picture.width, height: picture.height, stride: picture.width)
    let regions = raster.redraw(list, scale: scale, into: target)
    if regions.isEmpty && isShown { return }
    for region in regions { upload(region, of: target) }
    let (width, height) = (Int32(picture.width), Int32(picture.height))
    // OpenGL counts rows from below, our memory from above.
    functions.blitFramebuffer(
      0, 0, width, height, 0, height, width, 0, OpenGLConstant.colorBufferBit, OpenGLConstant.nearest)
    willPresent()
    SDL_GL_SwapWindow(window)
    isShown = true
  }

  func invalidate() {
    raster.invalidate()
    isShown = false
  }

  func close() {
    removePicture()
    context.close()
  }

  private func upload(_ region: PixelRegion, of target: PixelTarget) {
    functions.textureSubImage(
      OpenGLConstant.texture2D, 0, Int32(region.columns.lowerBound), Int32(region.rows.lowerBound),
      Int32(region.columns.count), Int32(region.rows.count), OpenGLConstant.bgra,
      OpenGLConstant.unsignedInt8888Reversed, target.row(region.rows.lowerBound) + region.columns.lowerBound)
  }

  private func picture(for size: (width: Int, height: Int)) throws(WindowError) -> Picture {
    if let picture, picture.width == size.width, picture.height == size.height { return picture }
    removePicture()
    let pixels = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: size.width * size.height)
    pixels.initialize(repeating: 0)
    var made = Picture(pixels: pixels, width: size.width, height: size.height)
    functions.generateTextures(1, &made.texture)
    functions.bindTexture(OpenGLConstant.texture2D, made.texture)
    functions.pixelStore(OpenGLConstant.unpackRowLength, Int32(size.width))
    // Where the size of the parts is left open, the driver keeps the order of ours: then both copies are plain ones.
    functions.textureImage(
      OpenGLConstant.texture2D, 0, OpenGLConstant.rgba, Int32(size.width), Int32(size.height), 0,
      OpenGLConstant.bgra, OpenGLConstant.unsignedInt8888Reversed, nil)
    functions.generateFramebuffers(1, &made.framebuffer)
    functions.bindFramebuffer(OpenGLConstant.readFramebuffer, made.framebuffer)
    functions.framebufferTexture(
      OpenGLConstant.readFramebuffer, OpenGLConstant.colorAttachment0, OpenGLConstant.texture2D, made.texture, 0)
    picture = made
    let status = functions.checkFramebufferStatus(OpenGLConstant.readFramebuffer)
    guard status == OpenGLConstant.framebufferComplete else {
      throw .presentation(reason: "OpenGL takes no picture of \(size.width) × \(size.height) pixels")
    }
    return made
  }

  private func removePicture() {
    guard let picture else { return }
    withUnsafePointer(to: picture.framebuffer) { functions.deleteFramebuffers(1, $0) }
    withUnsafePointer(to: picture.texture) { functions.deleteTextures(1, $0) }
    picture.pixels.deallocate()
    self.picture = nil
    invalidate()
  }
}
