/// An HTTP answer as it came.
package struct RawHTTPAnswer: Sendable {
  /// The status line.
  package let statusLine: String

  /// The header fields in the order they came.
  package let headers: [(name: String, value: String)]

  /// The body.
  package internal(set) var body: [UInt8] = []

  init(head: String) {
    let lines = head.split(separator: "\r\n")
    statusLine = lines.first.map(String.init) ?? ""
    headers = lines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (String(line[..<colon]), String(line[line.index(after: colon)...].drop { $0 == " " }))
    }
  }

  /// The status code; 0 when there is none.
  package var status: Int {
    statusLine.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  /// The body as text.
  package var text: String { String(decoding: body, as: UTF8.self) }

  /// Finds a header field.
  ///
  /// - Parameter name: Its name in any case.
  /// - Returns: The first value, or nil when there is none.
  package subscript(name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
