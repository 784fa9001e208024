import Primitives

/// A running fingerprint of published values: two runs with the same digest published the same bits.
///
/// The 64-bit FNV-1a hash over names and bit patterns, in order, carried on from frame to frame.
struct FrameDigest {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The fingerprint as sixteen hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Takes in the values of a frame.
  mutating func combine(_ values: [NamedValue]) {
    for named in values {
      for byte in named.name.utf8 { combine(byte) }
      switch named.value {
      case .number(let number):
        // Both zeros are the same number: a sign that nobody sees must not tell two runs apart.
        var bits = (number == 0 ? 0 : number).bitPattern
        for _ in 0..<8 {
          combine(UInt8(truncatingIfNeeded: bits))
          bits >>= 8
        }
      case .text(let text):
        for byte in text.utf8 { combine(byte) }
      }
    }
  }

  private mutating func combine(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
