internal import PQCore

/// Addresses that come from content, made fit to be sent.
enum AddressText {
  /// Percent-encodes the bytes that no address may have (RFC 3986, section 2), and leaves every other as it is.
  static func encoded(_ address: String) -> String {
    address.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isASCII, isAllowed(UInt8(truncatingIfNeeded: scalar.value)) {
        text.unicodeScalars.append(scalar)
      } else {
        text += PercentEncoding.encode(String(scalar))
      }
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
    }
  }
}
