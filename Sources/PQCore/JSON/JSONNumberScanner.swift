/// Finds the end of a number by the grammar of RFC 8259, section 6.
enum JSONNumberScanner {
  static func end(of bytes: Span<UInt8>, from start: Int) throws(JSONSyntaxError) -> Int {
    var index = start
    if bytes[index] == UInt8(ascii: "-") {
      index += 1
      guard isDigit(bytes, at: index) else { throw .unexpected(bytes, at: start, expecting: .value) }
    }
    if bytes[index] == UInt8(ascii: "0") {
      index += 1
      guard !isDigit(bytes, at: index) else {
        throw JSONSyntaxError(.leadingZero, at: start, length: index + 1 - start)
      }
    } else {
      index = endOfDigits(bytes, from: index)
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard isDigit(bytes, at: index) else { throw JSONSyntaxError(.noFraction, at: start, length: index - start) }
      index = endOfDigits(bytes, from: index)
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      guard isDigit(bytes, at: index) else { throw JSONSyntaxError(.noExponent, at: start, length: index - start) }
      index = endOfDigits(bytes, from: index)
    }
    return index
  }

  private static func isDigit(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    index < bytes.count && bytes[index] &- UInt8(ascii: "0") <= 9
  }

  private static func endOfDigits(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while isDigit(bytes, at: index) { index += 1 }
    return index
  }
}
