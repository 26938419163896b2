package import PQCore

/// Reads Xcode configuration files: `NAME = value` lines, comments, `#include`.
///
/// `//` starts a comment wherever it stands, as in Xcode. Settings with a condition, `NAME[sdk=…]`, are left out.
package struct XCConfigReader {
  private let read: (String) throws(FileProblem) -> [UInt8]
  private var includeCount = 0
  private var openFiles: [String] = []

  /// The settings in the order read; of several of one name the last holds.
  package private(set) var settings: [XCConfigSetting] = []

  /// The paths of the files included, also by others that are.
  package private(set) var includedFiles: [String] = []

  /// The first setting of the file itself, or its beginning.
  package private(set) var start = SourceSpan(source: SourceText(name: "", bytes: []), range: 0..<0)

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
    let source = source.hiding(XCConfigSecrets.ranges(in: source))
    openFiles.append(source.name)
    defer { openFiles.removeLast() }
    if openFiles.count == 1 { start = SourceSpan(source: source, range: 0..<0) }
    var openMark: Range<Int>?
    for number in 1...source.lineCount {
      var range = source.range(ofLine: number)
      if openMark != nil {
        guard let end = XCConfigLine.endOfComment(in: range, of: source) else { continue }
        range = end..<range.upperBound
      }
      let line = XCConfigLine(range, of: source)
      openMark = line.openMark
      readLine(line, of: source)
    }
    if let openMark { diagnostics.append(.openComment(at: SourceSpan(source: source, range: openMark))) }
  }

  private mutating func readLine(_ line: XCConfigLine, of source: SourceText) {
    if let rest = line.rest { diagnostics.append(.textBehindComment(at: SourceSpan(source: source, range: rest))) }
    let content = line.content
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
    let nameSpan = SourceSpan(source: source, range: (content.lowerBound..<sign).trimmed(in: source))
    let name = nameSpan.text
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
    if openFiles.count == 1, start.range.isEmpty { start = nameSpan }
    settings.append(
      XCConfigSetting(
        name: name,
        nameSpan: nameSpan,
        span: SourceSpan(source: source, range: value),
        cut: line.cut(of: value, in: source).map { SourceSpan(source: source, range: $0) }
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
    let path = FilePath.simplifying(
      FilePath.joining(FilePath.folder(of: source.name), String(rest.dropFirst().dropLast()))
    )
    if let place = openFiles.firstIndex(of: path) {
      diagnostics.append(.includeCircle(openFiles[place...] + [path], at: span))
      return
    }
    includeCount += 1
    guard includeCount <= Self.includeLimit else {
      if includeCount == Self.includeLimit + 1 { diagnostics.append(.tooManyIncludes(at: span)) }
      return
    }
    do {
      let bytes = try read(path)
      includedFiles.append(path)
      if let included = diagnostics.collect({ () throws(Diagnostic) in
        try TextDecoder().decode(bytes, named: path)
      }) {
        read(included)
      }
    } catch {
      if !isOptional { diagnostics.append(.unreadableInclude(path, error, at: span)) }
    }
  }
}

extension Diagnostic.Code {
  package static let xcconfig = Diagnostic.Code(
    "xcconfig",
    explanation: """
      An Xcode configuration file holds NAME = value lines and #include lines. '//' starts a comment wherever it \
      stands, also inside an address, so scheme and host are settings of their own. A value takes no quotes, and $(NAME) \
      in it stands for another setting.
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

  fileprivate static func openComment(at span: SourceSpan) -> Diagnostic {
    .error(
      .xcconfig,
      "the comment that starts here has no end, so that nothing after it is read",
      at: span,
      hint: "end it with */, or write /$()* for the text '/*'"
    )
  }

  fileprivate static func textBehindComment(at span: SourceSpan) -> Diagnostic {
    .error(
      .xcconfig,
      "text stands behind a comment",
      at: span,
      hint: "move the comment to a line of its own, or write /$()* for the text '/*'"
    )
  }

  fileprivate static func includeCircle(_ files: ArraySlice<String>, at span: SourceSpan) -> Diagnostic {
    .error(
      .xcconfig,
      files.map { "'\($0)'" }.joined(separator: " includes "),
      at: span,
      label: "closes a circle",
      hint: "remove one of these #include lines"
    )
  }

  fileprivate static func tooManyIncludes(at span: SourceSpan) -> Diagnostic {
    .error(.xcconfig, "more than 100 files are included", at: span, hint: "include each file once")
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
