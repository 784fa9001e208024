import TestSupport
import Testing

@testable import SDLBackend

@Suite("PNG files")
struct PNGTests {
  @Test("an opaque picture is read back as it was")
  func opaque() throws {
    let folder = try TemporaryFolder()
    var buffer = PixelBuffer(width: 7, height: 5)
    for index in buffer.pixels.indices { buffer.pixels[index] = 0xFF00_0000 | UInt32(index * 123_457) & 0xFF_FFFF }
    try PNGWriter.write(buffer, to: folder.path + "/a.png")
    #expect(try PNGReader.read(folder.path + "/a.png") == buffer)
  }

  @Test("a translucent picture keeps its opacity, and its colours to a step")
  func translucent() throws {
    let folder = try TemporaryFolder()
    var buffer = PixelBuffer(width: 16, height: 16)
    for index in buffer.pixels.indices {
      let alpha = UInt32(index)
      buffer.pixels[index] = alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
    }
    try PNGWriter.write(buffer, to: folder.path + "/b.png")
    let read = try PNGReader.read(folder.path + "/b.png")
    #expect(read.largestDifference(from: buffer) <= 1)
    #expect(zip(read.pixels, buffer.pixels).allSatisfy { $0 >> 24 == $1 >> 24 })
  }

  @Test("a file that cannot be written is named")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/none/c.png"
    let error = #expect(throws: PNGError.self) { try PNGWriter.write(PixelBuffer(width: 1, height: 1), to: path) }
    #expect(error?.path == path)
    #expect(error?.reason.isEmpty == false)
  }

  @Test("a file that is no picture is named")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("no picture", to: "d.png")
    let error = #expect(throws: PNGError.self) { try PNGReader.read(path) }
    #expect(error?.path == path)
  }
}
