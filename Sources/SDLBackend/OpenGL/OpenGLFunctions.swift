import CSDL2

/// The few functions of OpenGL that bring a picture from memory into a window; names and numbers as in its specification.
struct OpenGLFunctions {
  typealias GenerateNames = @convention(c) (Int32, UnsafeMutablePointer<UInt32>) -> Void
  typealias DeleteNames = @convention(c) (Int32, UnsafePointer<UInt32>) -> Void
  typealias Bind = @convention(c) (UInt32, UInt32) -> Void
  typealias PixelStore = @convention(c) (UInt32, Int32) -> Void
  typealias TextureImage =
    @convention(c) (UInt32, Int32, Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeRawPointer?) -> Void
  typealias TextureSubImage =
    @convention(c) (UInt32, Int32, Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeRawPointer?) -> Void
  typealias FramebufferTexture = @convention(c) (UInt32, UInt32, UInt32, UInt32, Int32) -> Void
  typealias BlitFramebuffer =
    @convention(c) (Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, UInt32, UInt32) -> Void
  typealias CheckFramebufferStatus = @convention(c) (UInt32) -> UInt32

  let generateTextures: GenerateNames
  let deleteTextures: DeleteNames
  let bindTexture: Bind
  let pixelStore: PixelStore
  let textureImage: TextureImage
  let textureSubImage: TextureSubImage
  let generateFramebuffers: GenerateNames
  let deleteFramebuffers: DeleteNames
  let bindFramebuffer: Bind
  let framebufferTexture: FramebufferTexture
  let checkFramebufferStatus: CheckFramebufferStatus
  let blitFramebuffer: BlitFramebuffer

  /// Looks the functions up in the current context; nil where one is missing.
  init?() {
    func function<Function>(_ name: String, _: Function.Type) -> Function? {
      SDL_GL_GetProcAddress(name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let generateTextures = function("glGenTextures", GenerateNames.self),
      let deleteTextures = function("glDeleteTextures", DeleteNames.self),
      let bindTexture = function("glBindTexture", Bind.self),
      let pixelStore = function("glPixelStorei", PixelStore.self),
      let textureImage = function("glTexImage2D", TextureImage.self),
      let textureSubImage = function("glTexSubImage2D", TextureSubImage.self),
      let generateFramebuffers = function("glGenFramebuffers", GenerateNames.self),
      let deleteFramebuffers = function("glDeleteFramebuffers", DeleteNames.self),
      let bindFramebuffer = function("glBindFramebuffer", Bind.self),
      let framebufferTexture = function("glFramebufferTexture2D", FramebufferTexture.self),
      let checkFramebufferStatus = function("glCheckFramebufferStatus", CheckFramebufferStatus.self),
      let blitFramebuffer = function("glBlitFramebuffer", BlitFramebuffer.self)
    else { return nil }
    self.generateTextures = generateTextures
    self.deleteTextures = deleteTextures
    self.bindTexture = bindTexture
    self.pixelStore = pixelStore
    self.textureImage = textureImage
    self.textureSubImage = textureSubImage
    self.generateFramebuffers = generateFramebuffers
    self.deleteFramebuffers = deleteFramebuffers
    self.bindFramebuffer = bindFramebuffer
    self.framebufferTexture = framebufferTexture
    self.checkFramebufferStatus = checkFramebufferStatus
    self.blitFramebuffer = blitFramebuffer
  }
}

/// The constants of OpenGL that go with the functions.
enum OpenGLConstant {
  static let texture2D: UInt32 = 0x0DE1
  static let rgba: Int32 = 0x1908
  static let bgra: UInt32 = 0x80E1
  static let unsignedInt8888Reversed: UInt32 = 0x8367
  static let unpackRowLength: UInt32 = 0x0CF2
  static let readFramebuffer: UInt32 = 0x8CA8
  static let colorAttachment0: UInt32 = 0x8CE0
  static let framebufferComplete: UInt32 = 0x8CD5
  static let colorBufferBit: UInt32 = 0x4000
  static let nearest: UInt32 = 0x2600
  static let renderer: UInt32 = 0x1F01
}
