import PQCore

/// What a body turned out to be.
struct BodyReading {
  let json: JSON?
  let jsonProblem: Diagnostic?
  let isEmpty: Bool
  let isMarkup: Bool
  private let bytes: [UInt8]

  init(_ response: Response) {
    bytes = response.body
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    var start = bytes.firstIndex { !blanks.contains($0) } ?? bytes.endIndex
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      start = bytes.firstIndex { !blanks.contains($0) && $0 < 0x80 } ?? start
    }
    isEmpty = start == bytes.endIndex
    isMarkup = start < bytes.endIndex && bytes[start] == UInt8(ascii: "<")
    guard !isEmpty, !isMarkup else {
      json = nil
      jsonProblem = nil
      return
    }
    do {
      json = try JSONDocument(parsing: bytes, named: "answer").root
      jsonProblem = nil
    } catch {
      json = nil
      jsonProblem = error
    }
  }

  /// The first words of the body on one line, for people.
  var excerpt: String? {
    guard !isEmpty else { return nil }
    let text = String(decoding: bytes.prefix(400), as: UTF8.self)
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 120 ? line.prefix(119) + "…" : line
  }

  /// The markup in lower case, as far as a page's forms are looked for.
  var loweredMarkup: String {
    isMarkup ? String(decoding: bytes.prefix(262_144), as: UTF8.self).lowercased() : ""
  }

  /// Whether the page asks for a user name and a password.
  var isLoginPage: Bool {
    let page = loweredMarkup
    guard page.contains("<form") else { return false }
    return page.contains("j_security_check") || page.contains("type=\"password\"") || page.contains("type='password'")
      || page.contains("type=password")
  }
}
