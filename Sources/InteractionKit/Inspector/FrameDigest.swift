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
        Self.combine((number == 0 ? 0 : number).bitPattern, into: &hash)
      case .text(let text): Self.combine(text, into: &hash)
      }
    }
    self.hash = hash
  }

  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  /// Takes in the eight bytes of a number, the lowest first.
  ///
  /// A byte of zeros only multiplies, and round numbers begin with many of them: these are one multiplication.
  private static func combine(_ bits: UInt64, into hash: inout UInt64) {
    let zeros = bits.trailingZeroBitCount / 8
    hash = hash &* power(zeros)
    var rest = bits >> (8 * UInt64(zeros))
    for _ in zeros..<8 {
      hash = (hash ^ (rest & 0xFF)) &* prime
      rest >>= 8
    }
  }

  /// The prime to the power of a number of bytes, 0 … 8.
  private static func power(_ exponent: Int) -> UInt64 {
    let square = prime &* prime
    let fourth = square &* square
    return (exponent & 1 == 0 ? 1 : prime) &* (exponent & 2 == 0 ? 1 : square) &* (exponent & 4 == 0 ? 1 : fourth)
      &* (exponent & 8 == 0 ? 1 : fourth &* fourth)
  }

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
