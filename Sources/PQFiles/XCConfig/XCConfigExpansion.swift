internal import PQCore

/// Puts settings into each other: `$(NAME)` and `${NAME}`; `$()` and `$(inherited)` are empty.
struct XCConfigExpansion {
  /// A reference to a setting that there is not.
  struct UndefinedName: Hashable {
    /// The name.
    var name: String

    /// Where the reference stands.
    var span: SourceSpan

    /// The setting whose value holds the reference.
    var setting: XCConfigSetting
  }

  /// The value with every reference replaced; nil when settings name each other in a circle, or grow large.
  private(set) var text: String?

  /// The settings it is made of, the expanded one first; one that is named twice is there twice.
  private(set) var parts: [XCConfigSetting] = []

  /// The references that name nothing.
  private(set) var undefinedNames: [UndefinedName] = []

  private var undefinedSpans: Set<SourceSpan> = []

  private static let depthLimit = 32
  private static let sizeLimit = 65_536
  private static let partLimit = 10_000

  /// Expands the value of a setting.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - settings: All settings by name.
  init(of setting: XCConfigSetting, among settings: [String: XCConfigSetting]) {
    text = expand(setting, among: settings, depth: 0)
  }

  private mutating func expand(
    _ setting: XCConfigSetting,
    among settings: [String: XCConfigSetting],
    depth: Int
  ) -> String? {
    guard depth < Self.depthLimit, parts.count < Self.partLimit else { return nil }
    parts.append(setting)
    let source = setting.span.source
    var rest = setting.span.range
    let ends = ReferenceEnds(in: rest, of: source)
    var result = ""
    while let reference = Reference(in: rest, of: source, ends: ends) {
      result += source.text(in: rest.lowerBound..<reference.range.lowerBound)
      rest = reference.range.upperBound..<rest.upperBound
      if reference.isReadLater {
        result += source.text(in: reference.range)
      } else if let named = settings[reference.name] {
        guard let expanded = expand(named, among: settings, depth: depth + 1) else { return nil }
        result += expanded
      } else if !reference.isEmpty {
        let span = SourceSpan(source: source, range: reference.range)
        if undefinedSpans.insert(span).inserted {
          undefinedNames.append(UndefinedName(name: reference.name, span: span, setting: setting))
        }
      }
      guard result.utf8.count <= Self.sizeLimit else { return nil }
    }
    return result + source.text(in: rest)
  }
}

/// Where the last reference of a text can end, so that no text is looked through again and again for an end.
private struct ReferenceEnds {
  private let parenthesis: Int?
  private let brace: Int?

  init(in range: Range<Int>, of source: SourceText) {
    parenthesis = source.bytes[range].lastIndex(of: UInt8(ascii: ")"))
    brace = source.bytes[range].lastIndex(of: UInt8(ascii: "}"))
  }

  /// The byte that closes what a byte opens, when it stands behind a place.
  func close(of open: UInt8, after place: Int) -> UInt8? {
    switch open {
    case UInt8(ascii: "("): parenthesis.flatMap { $0 > place ? UInt8(ascii: ")") : nil }
    case UInt8(ascii: "{"): brace.flatMap { $0 > place ? UInt8(ascii: "}") : nil }
    default: nil
    }
  }
}

/// The first `$(NAME)` or `${NAME}` of a text.
private struct Reference {
  let name: String
  let range: Range<Int>
  private let hasBraces: Bool

  init?(in range: Range<Int>, of source: SourceText, ends: ReferenceEnds) {
    let bytes = source.bytes[range]
    for place in bytes.indices.dropLast() where bytes[place] == UInt8(ascii: "$") {
      guard let close = ends.close(of: bytes[place + 1], after: place + 1),
        let end = bytes[(place + 2)...].firstIndex(of: close)
      else { continue }
      name = source.text(in: place + 2..<end)
      self.range = place..<end + 1
      hasBraces = close == UInt8(ascii: "}")
      return
    }
    return nil
  }

  // ${env:NAME} and ${file:PATH} are read later, like in every environment.
  var isReadLater: Bool { hasBraces && name.contains(":") }

  var isEmpty: Bool { name.isEmpty || name == "inherited" }
}
