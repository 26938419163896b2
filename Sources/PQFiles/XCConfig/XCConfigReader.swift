package import PQCore

/// Reads Xcode configuration files: `NAME = value` lines, comments, `#include`.
///
/// `//` starts a comment wherever it stands, as in Xcode. Settings with a condition, `NAME[sdk=…]`, are left out.
package struct XCConfigReader {
  private let read: (String) throws(FileProblem) -> [UInt8]
  private var includeCount = 0

  /// The settings in the order read; of several of one name the last holds.
  package private(set) var settings: [XCConfigSetting] = []

  /// The problems found.
  package private(set) var diagnostics = DiagnosticList()

  private static let includeLimit = 100

  /// Makes a reader.
  ///
  /// - Parameter read: Reads an included file, by a path relative to the project.
  package init(read: @escaping (String) throws(FileProblem) -> [UInt8]) {
    self.read = read
  }

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  package mutating func read(_ source: SourceText) {
    let source = source.hiding(SecretWords.ranges(in: source))
    var isInComment = false
    for line in 1...source.lineCount {
      var range = source.range(ofLine: line)
      if isInComment {
        guard let end = range.first(ofPair: "*/", in: source) else { continue }
        range = end + 2..<range.upperBound
        isInComment = false
      }
      let (content, opensComment, isCut) = XCConfigReader.cutComments(range, of: source)
      isInComment = opensComment
      readLine(content, of: source, isCut: isCut)
    }
  }

  private mutating func readLine(_ range: Range<Int>, of source: SourceText, isCut: Bool) {
    let content = range.trimmed(in: source)
    guard !content.isEmpty else { return }
    if source.bytes[content.lowerBound] == UInt8(ascii: "#") {
      include(content, of: source)
      return
    }
    let span = SourceSpan(source: source, range: content)
    guard let sign = source.bytes[content].firstIndex(of: UInt8(ascii: "=")) else {
      diagnostics.append(.notASetting(at: span))
      return
    }
    let name = source.text(in: (content.lowerBound..<sign).trimmed(in: source))
    // In NAME[sdk=*] the first '=' belongs to the condition.
    guard !name.contains("[") else {
      diagnostics.append(.conditional(at: span))
      return
    }
    guard ReferenceScanner.isName(name) else {
      diagnostics.append(.notASetting(at: span))
      return
    }
    let value = (sign + 1..<content.upperBound).trimmed(in: source)
    settings.append(
      XCConfigSetting(
        name: name,
        text: source.text(in: value),
        span: SourceSpan(source: source, range: value),
        isCut: isCut && content.upperBound == range.upperBound
      )
    )
  }

  private mutating func include(_ range: Range<Int>, of source: SourceText) {
    let text = source.text(in: range)
    let span = SourceSpan(source: source, range: range)
    let isOptional = text.hasPrefix("#include?")
    let rest = text.dropFirst(isOptional ? 9 : 8).drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("#include"), rest.count > 2, rest.hasPrefix("\""), rest.hasSuffix("\"") else {
      diagnostics.append(.notASetting(at: span))
      return
    }
    includeCount += 1
    guard includeCount <= Self.includeLimit else {
      if includeCount == Self.includeLimit + 1 { diagnostics.append(.tooManyIncludes(at: span)) }
      return
    }
    let path = FilePath.joining(FilePath.folder(of: source.name), String(rest.dropFirst().dropLast()))
    do {
      let bytes = try read(path)
      if let included = diagnostics.collect({ () throws(Diagnostic) in
        try TextDecoder().decode(bytes, named: path)
      }) {
        read(included)
      }
    } catch {
      if !isOptional { diagnostics.append(.unreadableInclude(path, error, at: span)) }
    }
  }

  /// Cuts a line at its first `//`, and takes out a comment that opens and closes at its end.
  private static func cutComments(
    _ range: Range<Int>,
    of source: SourceText
  ) -> (content: Range<Int>, opensComment: Bool, isCut: Bool) {
    let cut = range.first(ofPair: "//", in: source)
    let block = range.first(ofPair: "/*", in: source)
    if let block, block < cut ?? .max {
      let closes = (block + 2..<range.upperBound).first(ofPair: "*/", in: source) != nil
      return (range.lowerBound..<block, !closes, false)
    }
    return (range.lowerBound..<(cut ?? range.upperBound), false, cut != nil)
  }
}

extension Range<Int> {
  fileprivate func first(ofPair pair: String, in source: SourceText) -> Int? {
    let pair = Array(pair.utf8)
    return dropLast().first { source.bytes[$0] == pair[0] && source.bytes[$0 + 1] == pair[1] }
  }

  fileprivate func trimmed(in source: SourceText) -> Range<Int> {
    func isBlank(_ place: Int) -> Bool { source.bytes[place] == 0x20 || source.bytes[place] == 0x09 }
    guard let first = first(where: { !isBlank($0) }), let last = last(where: { !isBlank($0) }) else {
      return upperBound..<upperBound
    }
    return first..<last + 1
  }
}

extension Diagnostic.Code {
  package static let xcconfig = Diagnostic.Code(
    "xcconfig",
    explanation: """
      An Xcode configuration file holds NAME = value lines and #include lines. '//' starts a comment wherever it \
      stands, also inside an address, so scheme and host are settings of their own.
      """,
    example: "AEM_HOST = https://publish.example.test"
  )
}

extension Diagnostic {
  fileprivate static func notASetting(at span: SourceSpan) -> Diagnostic {
    .error(.xcconfig, "this line is no setting", at: span, hint: "write NAME = value, or #include \"file\"")
  }

  fileprivate static func conditional(at span: SourceSpan) -> Diagnostic {
    .warning(
      .xcconfig,
      "a setting with a condition is left out",
      at: span,
      hint: "write the setting without the part in brackets"
    )
  }

  fileprivate static func tooManyIncludes(at span: SourceSpan) -> Diagnostic {
    .error(.xcconfig, "more than 100 files are included", at: span, hint: "look for a file that includes itself")
  }

  fileprivate static func unreadableInclude(_ path: String, _ problem: FileProblem, at span: SourceSpan) -> Diagnostic {
    .error(
      .xcconfig,
      "cannot read '\(path)': \(problem.reason)",
      at: span,
      hint: "check the path, or write #include? for a file that may be missing"
    )
  }
}
