import PQCore
import PQModel

/// What a body turned out to be.
struct BodyReading {
  /// The text in UTF-8; the bytes as they came where they are of no known encoding.
  let text: [UInt8]

  /// The encoding the body came in, if it is not plain UTF-8.
  let encoding: BodyEncoding?

  /// The body as JSON.
  let json: JSON?

  /// Why it is no JSON; nil for markup and for a body without anything.
  let problem: Problem?

  /// The body as a page; nil for anything but markup.
  let page: MarkupPage?

  /// Whether there is nothing but blanks.
  let isEmpty: Bool

  /// Why a body is no JSON.
  enum Problem {
    /// The text breaks JSON's rules.
    case syntax(Diagnostic)
    /// The bytes are not of the encoding that they seem to be in.
    case brokenEncoding(BodyEncoding)
    /// The text is in an encoding that is declared and not known here.
    case unknownCharset(String)
  }

  init(_ response: Response) {
    let declared = response.mediaType?.charset
    let shown = BodyEncoding.shown(by: response.body)
    guard let opened = Self.opened(response.body, shown) else {
      self.init(text: response.body, encoding: shown, problem: shown.map(Problem.brokenEncoding))
      return
    }
    guard let start = Self.start(of: opened) else {
      self.init(text: opened, encoding: shown, isEmpty: true)
      return
    }
    guard opened[start] != UInt8(ascii: "<") else {
      let isLatin1 = declared.map(BodyEncoding.isLatin1) == true
      let text = isLatin1 && shown == nil ? BodyEncoding.latin1.utf8(of: opened) ?? opened : opened
      self.init(text: text, encoding: shown, page: MarkupPage(text))
      return
    }
    do {
      self.init(text: opened, encoding: shown, json: try JSONDocument(parsing: opened, named: "answer").root)
    } catch {
      self.init(opened, declared: shown == nil ? declared : nil, problem: error)
    }
  }

  // A declared charset is asked only when the body cannot be read as UTF-8: JSON is UTF-8 whatever its label says.
  private init(_ bytes: [UInt8], declared: String?, problem: Diagnostic) {
    guard let declared, String(validating: bytes, as: UTF8.self) == nil else {
      self.init(text: bytes, problem: .syntax(problem))
      return
    }
    guard BodyEncoding.isLatin1(declared), let text = BodyEncoding.latin1.utf8(of: bytes) else {
      let isKnown = BodyEncoding.isKnown(declared)
      self.init(text: bytes, problem: isKnown ? .syntax(problem) : .unknownCharset(declared))
      return
    }
    do {
      self.init(text: text, encoding: .latin1, json: try JSONDocument(parsing: text, named: "answer").root)
    } catch {
      self.init(text: text, encoding: .latin1, problem: .syntax(error))
    }
  }

  private init(
    text: [UInt8],
    encoding: BodyEncoding? = nil,
    json: JSON? = nil,
    problem: Problem? = nil,
    page: MarkupPage? = nil,
    isEmpty: Bool = false
  ) {
    self.text = text
    self.encoding = encoding
    self.json = json
    self.problem = problem
    self.page = page
    self.isEmpty = isEmpty
  }

  /// The first words of the body on one line, for people.
  var excerpt: String? {
    guard !isEmpty else { return nil }
    let start = Self.start(of: text) ?? 0
    let words = String(decoding: text[start...].prefix(400), as: UTF8.self)
    let line = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 120 ? line.prefix(119) + "…" : line
  }

  // The mark of UTF-8 stays, so that a body need not be copied.
  private static func opened(_ bytes: [UInt8], _ encoding: BodyEncoding?) -> [UInt8]? {
    guard let encoding, encoding != .utf8 else { return bytes }
    return encoding.utf8(of: bytes)
  }

  private static func start(of text: [UInt8]) -> Int? {
    text.droppingByteOrderMark.firstIndex { byte in
      byte != 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
    }
  }
}

extension Response {
  /// The media type, if the server names one.
  var mediaType: MediaType? {
    headers["Content-Type"].flatMap { $0.isEmpty ? nil : MediaType($0) }
  }
}
