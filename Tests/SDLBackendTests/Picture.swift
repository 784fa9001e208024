import Drawing
import Primitives
import TestSupport

@testable import SDLBackend

/// Small pictures for tests.
enum Picture {
  /// The folder of the fonts that the lab ships.
  static let fontFolder = PackageFolder.path + "/Assets/Fonts"

  /// The library of those fonts.
  static func fonts() throws -> FontLibrary { try FontLibrary(directory: fontFolder) }

  /// What `content` looks like on a background.
  static func draw(
    _ width: Double, _ height: Double, scale: Double = 1, background: Color = .white,
    _ content: (inout Canvas) -> Void
  ) throws -> PixelBuffer {
    var canvas = Canvas()
    content(&canvas)
    let surface = OffscreenSurface(
      width: width, height: height, scale: scale, background: background, fonts: try fonts())
    return surface.draw(canvas.displayList)
  }
}

extension PixelBuffer {
  /// How much of a white pixel was blackened, 0 … 255.
  func ink(_ x: Int, _ y: Int) -> Int { 255 - Int(self[x, y] & 0xFF) }

  /// The blackening of a row.
  func ink(row y: Int) -> Int { (0..<width).reduce(0) { $0 + ink($1, y) } }

  /// The blackening of a column.
  func ink(column x: Int) -> Int { (0..<height).reduce(0) { $0 + ink(x, $1) } }

  /// The blackening of the whole picture.
  var ink: Int { (0..<height).reduce(0) { $0 + ink(row: $1) } }

  /// The largest difference of a part of a pixel from another picture of the same size.
  func largestDifference(from other: PixelBuffer) -> Int {
    guard width == other.width, height == other.height else { return 255 }
    var largest = 0
    for (one, two) in zip(pixels, other.pixels) where one != two {
      for shift: UInt32 in [0, 8, 16, 24] {
        largest = max(largest, abs(Int((one >> shift) & 0xFF) - Int((two >> shift) & 0xFF)))
      }
    }
    return largest
  }
}
