extension RawServer {
  /// What the server does with one request: steps in order, and whether the connection stays open after them.
  package struct Answer: Sendable {
    /// One thing the server does.
    package enum Step: Sendable {
      /// Sends bytes.
      case send([UInt8])
      /// Does nothing for a time.
      case pause(Duration)
      /// Does nothing more until the peer closes or the server ends.
      case hang
      /// Ends the connection with a reset.
      case reset
    }

    /// The steps in order.
    package let steps: [Step]

    /// Whether the connection serves another request after the last step.
    package let keepsAlive: Bool

    /// Makes an answer of steps.
    package init(_ steps: [Step], keepsAlive: Bool = false) {
      self.steps = steps
      self.keepsAlive = keepsAlive
    }
  }
}

extension RawServer.Answer {
  /// Sends a text as it is and closes.
  package static func raw(_ text: String) -> Self {
    Self([.send(Array(text.utf8))])
  }

  /// Sends bytes as they are and closes.
  package static func raw(_ bytes: [UInt8]) -> Self {
    Self([.send(bytes)])
  }

  /// Sends a whole answer with its length; the connection stays open unless `keepsAlive` is false.
  package static func http(
    _ status: Int = 200,
    headers: [(String, String)] = [],
    body: [UInt8],
    keepsAlive: Bool = true
  ) -> Self {
    var head = "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.count)\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    if !keepsAlive { head += "Connection: close\r\n" }
    return Self([.send(Array("\(head)\r\n".utf8) + body)], keepsAlive: keepsAlive)
  }

  /// Sends a whole answer of JSON.
  package static func json(_ text: String, status: Int = 200, keepsAlive: Bool = true) -> Self {
    http(status, headers: [("Content-Type", "application/json")], body: Array(text.utf8), keepsAlive: keepsAlive)
  }

  /// Closes without a byte.
  package static var close: Self { Self([]) }

  /// Never answers.
  package static var silence: Self { Self([.hang]) }

  /// Sends a text, then resets the connection.
  package static func reset(after text: String = "") -> Self {
    Self([.send(Array(text.utf8)), .reset])
  }

  /// Sends a text in pieces with a pause after each, then closes.
  package static func dribble(_ text: String, pieceSize: Int, every pause: Duration) -> Self {
    let bytes = Array(text.utf8)
    let pieces = stride(from: 0, to: bytes.count, by: pieceSize).map { start in
      Array(bytes[start..<min(start + pieceSize, bytes.count)])
    }
    return Self(pieces.flatMap { [Step.send($0), .pause(pause)] })
  }
}
