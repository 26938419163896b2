import PQCore
import PQRun

/// A report that a command line asks for: its kind, where it goes, and the words that change it.
struct ReportRequest: Sendable {
  /// The kind.
  let type: any Reporter.Type

  /// Where it goes, or nil where it has a place of its own.
  let path: String?

  /// The words after its name and its file.
  var words: [String]

  /// Where it was asked for; nil for one that comes by itself.
  let option: GivenOption?

  init(_ type: any Reporter.Type, path: String? = nil, words: [String] = [], option: GivenOption? = nil) {
    self.type = type
    self.path = path
    self.words = words
    self.option = option
  }

  /// Reads a value of `--report`.
  ///
  /// - Parameters:
  ///   - option: The value: `KIND[=FILE][,WORD…]`.
  ///   - registry: Has the reporters by name.
  /// - Throws: A diagnostic when there is no such kind or no such word of it.
  init(_ option: GivenOption, registry: Registry) throws(Diagnostic) {
    let equals = option.text.firstIndex(of: "=")
    let rest = equals.map { option.text[option.text.index(after: $0)...] } ?? ""
    let named = option.text[..<(equals ?? option.text.endIndex)].split(
      separator: ",",
      omittingEmptySubsequences: false
    )
    let type = try registry.reporter(String(named[0]))
    var parts = rest.split(separator: ",", omittingEmptySubsequences: false)
    var words: [Substring] = []
    // A file's name may have commas, but what looks like a word at its end is taken for one.
    while parts.count > 1, let last = parts.last, Self.isWord(last) { words.insert(parts.removeLast(), at: 0) }
    let path = parts.joined(separator: ",")
    if equals != nil, path.isEmpty { throw .missingFile(option) }
    let all = (named.dropFirst() + words).map(String.init)
    let known = type.words.map(\.name)
    if let unknown = all.first(where: { !known.contains($0) }) {
      throw .unknownReportWord(unknown, of: type.name, words: known, option: option)
    }
    self.init(type, path: equals == nil ? nil : path, words: all, option: option)
  }

  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == 0x2D }
  }

  /// The name of its kind.
  var name: String { type.name }

  /// Whether it asks for the kind to be left out.
  var isOff: Bool { path == "off" }

  /// Whether it names no file.
  var hasNoFile: Bool { path == nil || path == "-" }
}

extension Diagnostic.Code {
  static let reportOption = Diagnostic.Code(
    "report-option",
    explanation: """
      A value of '--report' does not fit: it names no file after the equals sign, has a word that its kind does not \
      know, or goes where another report goes already. One report may go to standard output and one to each file.
      """,
    example: "pqrun test --report json --report tap"
  )
}

extension Diagnostic {
  fileprivate static func missingFile(_ option: GivenOption) -> Diagnostic {
    .error(
      .reportOption,
      "no file is named after '='",
      notes: [Note("given by \(option.origin)")],
      hint: "write KIND=FILE, or KIND alone for standard output",
      failure: .usage
    )
  }

  fileprivate static func unknownReportWord(
    _ word: String,
    of kind: String,
    words: [String],
    option: GivenOption
  ) -> Diagnostic {
    let all = words.isEmpty ? "it has no words" : "its words are \(words.joined(separator: ", "))"
    return .error(
      .reportOption,
      "the report '\(kind)' has no word '\(word)'",
      notes: [Note("given by \(option.origin)")],
      hint: NearestName.hint(word, in: words) ?? all,
      failure: .usage
    )
  }
}
