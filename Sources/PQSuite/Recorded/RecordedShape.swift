package import PQCore
internal import PQRun

/// The shape of an answer as a file keeps it: for each place what may stand there.
///
/// Counts and lengths are left out, so that the file changes only when the shape does.
struct RecordedShape: Sendable, Hashable {
  /// What may be at a place.
  enum Word: String, Sendable, CaseIterable {
    case object
    case array
    case string
    case number
    case bool
    case null
    case absent
  }

  /// The places by their paths, with `[*]` for the elements of a list.
  private(set) var places: [String: Set<Word>]

  /// Takes the shape of an answer.
  ///
  /// - Parameter shape: The shape.
  init(of shape: AnswerShape) {
    places = [:]
    for place in shape.places {
      var words = Set(place.types.compactMap { Word(rawValue: $0.rawValue) })
      if place.nullCount > 0 { words.insert(.null) }
      if place.absentCount > 0 { words.insert(.absent) }
      places[place.path] = words
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - path: The file's path, for messages.
  /// - Throws: A diagnostic when they are no recorded shape.
  init(parsing bytes: [UInt8], named path: String) throws(Diagnostic) {
    let root = try JSONDocument(parsing: bytes, named: path, failure: .invalidInput).root
    guard let members = root.members else { throw .invalidShape(path, "an object of paths must stand there") }
    places = [:]
    for member in members {
      let texts = member.value.elements?.map(\.string) ?? [nil]
      let words = texts.compactMap { $0.flatMap(Word.init(rawValue:)) }
      guard words.count == texts.count else {
        throw .invalidShape(path, "'\(member.name)' has a word that is no type")
      }
      places[member.name] = Set(words)
    }
  }

  /// The shape as the text of a file: a line for each place.
  var bytes: [UInt8] {
    let lines = places.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, words in
      let types = Word.allCases.filter(words.contains).map { JSONValue.string($0.rawValue).text() }
      return "  \(JSONValue.string(path).text()): [\(types.joined(separator: ", "))]"
    }
    return Array("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
  }

  /// Whether a place is known.
  subscript(path: String) -> Set<Word>? { places[path] }

  /// Adds what another answer of the same query has.
  ///
  /// - Parameter other: The other answer's shape.
  /// - Returns: A shape that both fit.
  func merging(_ other: RecordedShape) -> RecordedShape {
    var merged = self
    for (path, words) in other.places { merged.places[path, default: []].formUnion(words) }
    for path in merged.places.keys where lacks(path) || other.lacks(path) { merged.places[path]?.insert(.absent) }
    return merged
  }

  /// Whether the answer has the object that a member belongs to, and not the member.
  func lacks(_ path: String) -> Bool {
    guard places[path] == nil, !path.hasSuffix("[*]"), let parent = Self.parent(of: path) else { return false }
    return places[parent]?.contains(.object) ?? false
  }

  /// The path of the place that holds a place, or nil for the root.
  static func parent(of path: String) -> String? {
    let bytes = Array(path.utf8)
    var step: Int?
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "."): step = index
      case UInt8(ascii: "["):
        step = index
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "'") else { break }
        index += 2
        while index < bytes.count, bytes[index] != UInt8(ascii: "'") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      default: break
      }
      index += 1
    }
    return step.map { String(decoding: bytes[..<$0], as: UTF8.self) }
  }
}

extension Diagnostic.Code {
  package static let invalidShape = Diagnostic.Code(
    "invalid-shape",
    explanation: """
      The file of a 'shape' check holds an object that has, for each path of the answer, a list of the types that may \
      stand there: object, array, string, number, bool, null, and absent. This file is something else.
      """,
    example: "{ \"$.data\": [\"objekt\"] }"
  )
}

extension Diagnostic {
  fileprivate static func invalidShape(_ path: String, _ reason: String) -> Diagnostic {
    .error(
      .invalidShape,
      "'\(path)' holds no recorded shape: \(reason)",
      hint: "record it anew with 'pqrun test --update'"
    )
  }
}
