import Primitives

/// A running fingerprint of published values: two runs with the same digest published the same bits.
///
/// Names and values are taken in as words of 64 bits, in order, carried on from frame to frame. Each word goes in as a byte
/// does in the hash FNV-1a, by an exclusive or and a multiplication; since a multiplication carries upwards only, the upper
/// half is then folded into the lower. Each step is a bijection of the word and of the hash: no single change gets lost.
struct FrameDigest: Sendable, Hashable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The fingerprint as sixteen hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Takes in the values of a frame.
  ///
  /// - Parameter names: the fingerprint of their names, in the same order.
  mutating func combine(_ values: [NamedValue], names: FrameDigest) {
    // In a register, not in the property: every word waits for the one before.
    var hash = self.hash
    Self.combine(names.hash, into: &hash)
    for index in values.indices {
      switch values[index].value {
      case .number(let number):
        // Both zeros are the same number: a sign that nobody sees must not tell two runs apart.
        Self.combine((number == 0 ? 0 : number).bitPattern, into: &hash)
      case .text(let text): Self.combine(text, into: &hash)
      }
    }
    self.hash = hash
  }

  /// The fingerprint of names.
  init(ofNames names: [String] = []) {
    for name in names { Self.combine(name, into: &hash) }
  }

  /// The odd number nearest to 2⁶⁴ divided by the golden ratio, whose bits are as good as random.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func combine(_ word: UInt64, into hash: inout UInt64) {
    let product = (hash ^ word) &* factor
    hash = product ^ (product >> 32)
  }

  /// Takes in the bytes of a text, eight a word, and their number.
  private static func combine(_ text: String, into hash: inout UInt64) {
    var state = hash
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 {
        combine(word, into: &state)
        word = 0
      }
    }
    combine(word, into: &state)
    combine(UInt64(count), into: &state)
    hash = state
  }
}
