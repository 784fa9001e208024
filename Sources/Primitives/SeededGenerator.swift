/// A generator of pseudo-random numbers that gives the same sequence for the same seed on every machine.
///
/// The state is a counter that advances by 2⁶⁴ divided by the golden ratio; each output is the counter put through two
/// rounds of xor-shift and multiplication (the SplitMix64 scheme of Steele, Lea and Flood, 2014). Not for secrets.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var counter: UInt64

  /// Makes a generator; equal seeds give equal sequences.
  public init(seed: UInt64) { counter = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    counter &+= 0x9E37_79B9_7F4A_7C15
    var mixed = counter
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number evenly spread over `range`.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    let unit = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + (range.upperBound - range.lowerBound) * unit
  }

  /// A whole number evenly spread over `range`.
  public mutating func int(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// True or false with equal chance.
  public mutating func bool() -> Bool { next() & 1 == 1 }
}
