import PQCore
import PQModel

/// Makes header fields of the header lines of an answer as they come, and loses nothing a server sends.
///
/// Interim answers (100, 103) are forgotten when the next status line comes; fields after the body follow the others.
struct HeaderCollector {
  /// How many bytes of header lines an answer may have; libcurl itself ends at 300 kB without saying why.
  static let sizeLimit = 250_000

  /// Whether the line came that ends the header; without it, the connection ended in the header.
  private(set) var isComplete = false

  private var lines: [[UInt8]] = []
  private var size = 0

  /// Takes one line with its end.
  ///
  /// - Parameter line: The line as it came.
  /// - Returns: Whether the answer is within the limit.
  mutating func receive(_ line: [UInt8]) -> Bool {
    size += line.count
    guard size <= HeaderCollector.sizeLimit else { return false }
    var bytes = line
    while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard let first = bytes.first else {
      isComplete = true
      return true
    }
    if bytes.starts(with: "HTTP/".utf8) {
      isComplete = false
      lines.removeAll(keepingCapacity: true)
    } else if HeaderCollector.isBlank(first), !lines.isEmpty {
      lines[lines.count - 1] += [UInt8(ascii: " ")] + bytes.drop(while: HeaderCollector.isBlank)
    } else {
      lines.append(bytes)
    }
    return true
  }

  /// The fields of the final answer in the order they came.
  func fields() -> HeaderFields {
    HeaderFields(lines.compactMap(HeaderCollector.field))
  }

  private static func field(_ line: [UInt8]) -> HeaderField? {
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    guard colon != line.startIndex else { return try? HeaderField(PercentEncoding.encode(text(line[...])), "") }
    let name = text(line[..<colon])
    let value = text(line[min(colon + 1, line.endIndex)...])
    return (try? HeaderField(name, value))
      ?? (try? HeaderField(PercentEncoding.encode(name), escapingControls(value)))
  }

  /// Reads bytes as UTF-8, or byte by byte as Latin-1 where they are not UTF-8.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private static func escapingControls(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F {
        escaped.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
