/// Writes differences for people, each on one line.
package struct DifferenceText: Sendable {
  /// Where what only the first value has is found, such as `on author`.
  private let firstPlace: String

  /// Where what only the second value has is found, such as `on publish`.
  private let secondPlace: String

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - firstPlace: Where what only the first value has is found, such as `on author`.
  ///   - secondPlace: Where what only the second value has is found, such as `on publish`.
  package init(first firstPlace: String, second secondPlace: String) {
    self.firstPlace = firstPlace
    self.secondPlace = secondPlace
  }

  /// Writes the first differences, and how many more there are.
  ///
  /// - Parameters:
  ///   - difference: The differences.
  ///   - limit: The most that are written.
  ///   - style: Styles a line that only shows; it gets the kind of difference as well.
  /// - Returns: Lines without line breaks.
  package func lines(
    _ difference: JSONDifference,
    limit: Int = .max,
    style: (JSONDifference.Change, String) -> String = { _, line in line }
  ) -> [String] {
    let lines = difference.entries.prefix(limit).map { style($0.change, line($0)) }
    let rest = difference.entries.count - lines.count
    return rest > 0 ? lines + ["… and \(rest) more"] : lines
  }

  private func line(_ entry: JSONDifference.Entry) -> String {
    let place = entry.location.normalizedPath + (entry.fragment.map { " (\($0))" } ?? "")
    return TerminalText.sanitise("\(sign(of: entry.change)) \(place): \(words(for: entry.change))")
  }

  private func sign(of change: JSONDifference.Change) -> String {
    switch change {
    case .removed: "-"
    case .added: "+"
    case .changed: "~"
    case .retyped: "!"
    case .moved: ">"
    }
  }

  private func words(for change: JSONDifference.Change) -> String {
    switch change {
    case .removed(let value): "\(firstPlace), not \(secondPlace): \(value.excerpt(Self.limit))"
    case .added(let value): "\(secondPlace), not \(firstPlace): \(value.excerpt(Self.limit))"
    case .changed(let old, let new): contrast(old, new)
    case .retyped(let old, let new):
      "\(old.kind.words) → \(new.kind.words): \(old.excerpt(Self.limit)) → \(new.excerpt(Self.limit))"
    case .moved(let from, let to): "moved from place \(from + 1) to place \(to + 1)"
    }
  }

  private func contrast(_ old: JSON, _ new: JSON) -> String {
    guard let first = old.string, let second = new.string else {
      return "\(old.excerpt(Self.limit)) → \(new.excerpt(Self.limit))"
    }
    let contrast = TextContrast(first, second, limit: Self.limit)
    return "\(JSONValue.string(contrast.first).text()) → \(JSONValue.string(contrast.second).text())"
  }

  private static let limit = 80
}

extension JSON {
  /// The beginning of the value as compact JSON, whatever its size.
  ///
  /// - Parameter limit: The most characters of it.
  /// - Returns: The text on one line, with `…` where something is left out.
  package func excerpt(_ limit: Int) -> String {
    var writer = JSONWriter(style: .compact)
    do throws(Enough) {
      try writer.write(self, draining: limit * 4) { bytes throws(Enough) in throw Enough(bytes: bytes) }
    } catch {
      return String(decoding: error.bytes, as: UTF8.self).prefix(limit) + "…"
    }
    let text = writer.text
    return text.count > limit ? text.prefix(limit) + "…" : text
  }

  /// What was written is enough.
  private struct Enough: Error {
    let bytes: [UInt8]
  }
}

extension JSON.Kind {
  /// What it is, in words.
  package var words: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
