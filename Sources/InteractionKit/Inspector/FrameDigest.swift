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
    // In a register, not in the property: every byte waits for the one before.
    var hash = self.hash
    for named in values {
      Self.combine(named.name, into: &hash)
      switch named.value {
      case .number(let number):
        // Both zeros are the same number: a sign that nobody sees must not tell two runs apart.
        var bits = (number == 0 ? 0 : number).bitPattern
        for _ in 0..<8 {
          hash = (hash ^ (bits & 0xFF)) &* Self.prime
          bits >>= 8
        }
      case .text(let text): Self.combine(text, into: &hash)
      }
    }
    self.hash = hash
  }

  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  private static func combine(_ text: String, into hash: inout UInt64) {
    var state = hash
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { state = (state ^ UInt64(byte)) &* prime }
    }
    if isDone == nil {
      for byte in text.utf8 { state = (state ^ UInt64(byte)) &* prime }
    }
    hash = state
  }
}
