import Foundation

/// A picture of an X screen, read from the server's frame buffer file.
///
/// The file is in the X window dump format, version 7: a header of big-endian 32-bit words, a colour map, then rows of
/// 32-bit pixels.
struct ScreenPicture {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// The rows, one after the other: 32 bits a pixel, in the order of the server.
  private let pixels: Data

  /// What is wrong with a file.
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads a window dump.
  init(dump: Data) throws {
    func word(_ index: Int) -> Int {
      dump.dropFirst(index * 4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    guard dump.count > 100, word(1) == 7, word(11) == 32, word(12) == word(4) * 4 else {
      throw Unreadable(description: "not a window dump of version 7 with 32 bits a pixel and whole rows")
    }
    width = word(4)
    height = word(5)
    let start = word(0) + word(19) * 12
    guard dump.count >= start + width * height * 4 else { throw Unreadable(description: "the dump is cut off") }
    pixels = Data(dump[start..<(start + width * height * 4)])
  }

  /// How many different colours a part of its pixels has: every third.
  var colorCount: Int {
    pixels.withUnsafeBytes { bytes in
      let values = bytes.bindMemory(to: UInt32.self)
      var colors: Set<UInt32> = []
      for index in stride(from: 0, to: values.count, by: 3) where index == 0 || values[index] != values[index - 3] {
        colors.insert(values[index])
      }
      return colors.count
    }
  }

  /// How many pixels differ from those of another picture of the same size.
  func differences(from other: ScreenPicture) -> Int {
    guard pixels != other.pixels else { return 0 }
    return pixels.withUnsafeBytes { one in
      other.pixels.withUnsafeBytes { two in
        let ours = one.bindMemory(to: UInt32.self)
        let theirs = two.bindMemory(to: UInt32.self)
        var count = 0
        for index in 0..<min(ours.count, theirs.count) where ours[index] != theirs[index] { count += 1 }
        return count
      }
    }
  }
}
