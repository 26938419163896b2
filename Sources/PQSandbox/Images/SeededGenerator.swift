/// Random numbers that are the same for the same seed, on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter seed: The text the numbers follow from.
  init(seed: String) {
    // FNV-1a: the standard library's hash differs from process to process.
    state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in a range.
  ///
  /// - Parameter range: The range.
  /// - Returns: The number.
  mutating func fraction(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
