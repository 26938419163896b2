internal import PQCore

/// Finds the parts of a file that must not be shown: by the keys they stand under, misspelt ones too.
///
/// Under `auth` and `headers` everything is hidden but what is known to be harmless, so that a value in an unexpected
/// place, or a second one of a key, is hidden as well.
struct SecretFinder {
  /// The parts found so far.
  private(set) var ranges: [Range<Int>] = []

  private let source: SourceText
  private let authentication: AuthenticationWords
  private let repeatedKeys: [Range<Int>]

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - authentication: The words of `auth` that may be shown.
  ///   - problems: What was found wrong while the file was read.
  init(_ source: SourceText, authentication: AuthenticationWords, problems: DiagnosticList) {
    self.source = source
    self.authentication = authentication
    repeatedKeys = problems.items.filter { $0.code == .duplicateKey }.compactMap(\.span?.range)
  }

  /// Looks through a project file, or through one of environments.
  mutating func findInFile(_ node: Node) {
    for entry in node.entries ?? [] {
      switch entry.name {
      case "environments": for environment in entry.value.entries ?? [] { findInEnvironment(environment.value) }
      case "queries": for query in entry.value.entries ?? [] { findInQuery(query.value) }
      default: find(in: entry)
      }
    }
  }

  /// Looks through a file of queries.
  mutating func findInQueries(_ node: Node) {
    if let queries = node.entry("queries")?.value.entries {
      for query in queries { findInQuery(query.value) }
    } else {
      findInQuery(node)
    }
  }

  // MARK: - Environments

  private mutating func findInEnvironment(_ node: Node) {
    for entry in node.entries ?? [] { find(in: entry) }
    for element in node.elements ?? [] { findInEnvironment(element) }
  }

  private mutating func find(in entry: Node.Entry) {
    switch entry.name {
    case "auth":
      if let text = entry.value.text, authentication.types.contains(text) { return }
      let keys = authentication.harmlessKeys
      hideAll(of: entry.value) { key, value in keys.contains(key) && Self.isHarmless(value) }
    case "headers": hideAll(of: entry.value) { _, _ in false }
    case "proxy", "host", "base-path": hideParts(ofAddress: entry.value)
    default:
      if entry.value.entries == nil, SecretWords.isSecret(entry.name) {
        hideTexts(in: entry.value)
      } else {
        findInEnvironment(entry.value)
      }
    }
  }

  // A user's name with a password behind it is one text with ':' or '@' in it.
  private static func isHarmless(_ value: Node) -> Bool {
    guard let text = value.text?.utf8 else { return false }
    return !text.contains(UInt8(ascii: "@")) && (!text.contains(UInt8(ascii: ":")) || text.starts(with: "http".utf8))
  }

  /// Hides all that is neither a key nor harmless nor punctuation.
  private mutating func hideAll(of node: Node, except isHarmless: (String, Node) -> Bool) {
    var shown = repeatedKeys
    for entry in node.entries ?? [] {
      shown.append(entry.key.span.range)
      if isHarmless(entry.name, entry.value) || isReference(entry.value) {
        shown.append(entry.value.span.range)
      } else if let program = entry.value.elements?.first, isHarmless(entry.name, program) {
        // The name of a program is no secret; its arguments may be.
        shown.append(program.span.range)
        for argument in entry.value.elements?.dropFirst() ?? [] { hideTexts(in: argument) }
      } else {
        hideTexts(in: entry.value)
      }
    }
    if node.entries == nil, isReference(node) { return }
    let whole = node.span.range
    var place = whole.lowerBound
    for range in shown.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.overlaps(whole) {
      if place < range.lowerBound { hide(place..<range.lowerBound) }
      place = max(place, range.upperBound)
    }
    if place < whole.upperBound { hide(place..<whole.upperBound) }
    hideComment(after: whole.upperBound)
  }

  private mutating func hideComment(after end: Int) {
    let line = source.range(ofLine: source.line(at: end))
    let rest = source.bytes[max(end, line.lowerBound)..<max(end, line.upperBound)].drop { $0 == 0x20 || $0 == 0x09 }
    if rest.first == UInt8(ascii: "#") { ranges.append(rest.startIndex..<rest.endIndex) }
  }

  /// Hides a part without the punctuation at its ends.
  private mutating func hide(_ range: Range<Int>) {
    let punctuation = " \t\r\n{}[],:\"'".utf8
    let part = source.bytes[range.clamped(to: source.bytes.indices)].drop { punctuation.contains($0) }
    guard let last = part.lastIndex(where: { !punctuation.contains($0) }) else { return }
    ranges.append(part.startIndex..<last + 1)
  }

  /// Hides the user before an `@`, and what follows a `?`.
  private mutating func hideParts(ofAddress node: Node) {
    guard node.text != nil else { return hideTexts(in: node) }
    let range = node.span.range.clamped(to: source.bytes.indices)
    let bytes = source.bytes[range]
    if let at = bytes.lastIndex(of: UInt8(ascii: "@")) {
      let slashes = bytes[..<at].indices.first { bytes[$0...].starts(with: "//".utf8) }
      hide((slashes.map { $0 + 2 } ?? range.lowerBound)..<at)
    }
    if let mark = bytes.firstIndex(of: UInt8(ascii: "?")) { hide(mark + 1..<range.upperBound) }
  }

  // MARK: - Queries

  private mutating func findInQuery(_ node: Node) {
    var names: Set<String> = []
    for variable in node.entry("variables")?.value.entries ?? []
    where variable.value.entry("secret").map({ $0.value.text != "false" }) ?? false {
      names.insert(variable.name)
      for key in ["default", "example", "enum"] {
        if let value = variable.value.entry(key)?.value { hideTexts(in: value) }
      }
    }
    guard !names.isEmpty else { return }
    for test in node.entry("cases")?.value.elements ?? [] {
      let rows = test.entry("for-each")?.value
      let values =
        [test.entry("variables")?.value, test.entry("matrix")?.value]
        + (rows?.elements ?? rows?.entry("list")?.value.elements ?? [])
      for entry in values.flatMap({ $0?.entries ?? [] }) where names.contains(entry.name) {
        hideTexts(in: entry.value)
      }
    }
  }

  // MARK: - Texts

  private mutating func hideTexts(in node: Node) {
    switch node.content {
    case .scalar: if !node.isNull, !isReference(node) { hide(node.span.range) }
    case .sequence(let elements): for element in elements { hideTexts(in: element) }
    case .mapping(let entries): for entry in entries { hideTexts(in: entry.value) }
    }
  }

  /// Whether a text is nothing but references to values from outside, perhaps after the word of a scheme.
  private func isReference(_ node: Node) -> Bool {
    guard let text = node.text, text.holdsReference else { return false }
    return ReferenceScanner.pieces(of: text).allSatisfy { piece in
      switch piece {
      case .literal(let literal): ["Bearer ", "Basic "].contains(literal)
      case .reference(.variable(_, let fallback), _): fallback?.isEmpty ?? true
      case .reference(.file, _), .bare, .invalid: true
      case .escape, .nested: false
      }
    }
  }
}
