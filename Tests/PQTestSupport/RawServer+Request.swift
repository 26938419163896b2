extension RawServer {
  /// One request as it came over the wire.
  package struct Request: Sendable, Hashable {
    /// The number of the connection it came on, from 0.
    package let connection: Int

    /// Its number among all requests of the server, from 0.
    package let number: Int

    /// The line and the header fields, with the empty line that ends them.
    package let head: [UInt8]

    /// The body, as long as `Content-Length` says.
    package let body: [UInt8]

    /// The request line, without its end.
    package var line: String { lines.first ?? "" }

    /// The header lines in order, as written.
    package var headerLines: [String] { Array(lines.dropFirst()) }

    private var lines: [String] {
      String(decoding: head, as: UTF8.self).split(separator: "\r\n").map(String.init)
    }

    /// Gives the values of all header lines of a name.
    package func values(of name: String) -> [String] {
      headerLines.compactMap { line in
        guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == name.lowercased() else { return nil }
        return String(line[line.index(after: colon)...].drop { $0 == " " })
      }
    }

    /// Takes the line and the header fields off what a connection has received, or nil when more must come.
    ///
    /// The first message of TLS counts as a whole head, so that a server can answer it with something else.
    static func takeHead(from input: inout [UInt8], connection: Int) -> Request? {
      let isHandshake = input.first == 0x16
      let blankLine = input.firstRange(of: Array("\r\n\r\n".utf8))
      guard let end = isHandshake ? input.endIndex : blankLine?.upperBound else { return nil }
      let head = Array(input[..<end])
      input.removeFirst(end)
      return Request(connection: connection, number: 0, head: head, body: [])
    }

    /// Takes the body that belongs to this head, or nil when more must come.
    func takingBody(from input: inout [UInt8], number: Int) -> Request? {
      let length = values(of: "Content-Length").first.flatMap { Int($0) } ?? 0
      guard input.count >= length else { return nil }
      let body = Array(input[..<length])
      input.removeFirst(length)
      return Request(connection: connection, number: number, head: head, body: body)
    }
  }
}
