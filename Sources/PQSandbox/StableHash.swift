/// A hash that is the same in every process (FNV-1a, 64 bits), unlike the standard library's.
enum StableHash {
  /// - Parameter bytes: What to hash.
  /// - Returns: The hash.
  static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }
}
