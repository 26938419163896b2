/// Reads numbers with units.
public enum UnitText: Sendable {
  /// Reads a time with its unit: `500ms`, `5s`, `1.5s`, `2m`, `1h`.
  ///
  /// - Parameter text: The text.
  /// - Returns: The time, greater than zero and at most a thousand days, or nil.
  public static func duration(_ text: String) -> Duration? {
    let milliseconds: [(unit: String, factor: Double)] = [("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000)]
    guard let value = scaled(text, by: milliseconds), value >= 0.001, value <= 86_400_000_000 else { return nil }
    return .microseconds(Int64(value * 1000 + 0.5))
  }

  /// Reads a size with its unit: `64MB`, `512kB`, `2GB`, `1MiB`, or bytes without a unit.
  ///
  /// - Parameter text: The text.
  /// - Returns: The size in bytes, greater than zero and at most 2^53, or nil.
  public static func size(_ text: String) -> Int? {
    let units: [(unit: String, factor: Double)] = [
      ("kib", 1024), ("mib", 1_048_576), ("gib", 1_073_741_824), ("kb", 1e3), ("mb", 1e6), ("gb", 1e9), ("b", 1),
      ("", 1),
    ]
    guard let value = scaled(text.lowercased(), by: units), value >= 1, value <= 9_007_199_254_740_992 else {
      return nil
    }
    return Int(value + 0.5)
  }

  private static func scaled(_ text: String, by units: [(unit: String, factor: Double)]) -> Double? {
    for (unit, factor) in units where text.hasSuffix(unit) {
      let digits = text.dropLast(unit.count)
      let isNumber =
        digits.first?.isASCII == true && digits.first?.isNumber == true
        && digits.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if isNumber, let number = Double(digits) { return number * factor }
    }
    return nil
  }
}
