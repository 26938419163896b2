public import PQCore

/// Text with marked places, `⟦1⟧hots⟦/1⟧`, for tests of diagnostics: the marks are taken out and their places kept.
public struct MarkedSource: Sendable {
  /// The text without its marks.
  public let text: String

  /// The bytes between the two marks of a number.
  public let ranges: [Int: Range<Int>]

  /// Takes the marks out of a text.
  ///
  /// - Parameter marked: Text with `⟦1⟧…⟦/1⟧`, or `⟦1⟧` alone for a place between two characters.
  public init(_ marked: String) {
    var bytes: [UInt8] = []
    var starts: [Int: Int] = [:]
    var ranges: [Int: Range<Int>] = [:]
    for (index, piece) in marked.split(separator: "⟦", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let close = piece.firstIndex(of: "⟧") else {
        bytes.append(contentsOf: piece.utf8)
        continue
      }
      let label = piece[..<close]
      if label.hasPrefix("/"), let number = Int(label.dropFirst()), let start = starts[number] {
        ranges[number] = start..<bytes.count
      } else if let number = Int(label) {
        starts[number] = bytes.count
        ranges[number] = bytes.count..<bytes.count
      }
      bytes.append(contentsOf: piece[piece.index(after: close)...].utf8)
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.ranges = ranges
  }

  /// The text as bytes.
  public var bytes: [UInt8] { Array(text.utf8) }
}

/// A diagnostic that a test expects.
public struct ExpectedDiagnostic: Sendable {
  /// The name of its code.
  public var code: String

  /// The number of the marks around its place, or nil for any place.
  public var marker: Int?

  /// Words that its message, label, notes or hint hold.
  public var words: [String]

  /// Makes an expectation.
  ///
  /// - Parameters:
  ///   - code: The name of its code.
  ///   - marker: The number of the marks around its place, or nil for any place.
  ///   - words: Words that its message, label, notes or hint hold.
  public init(_ code: String, at marker: Int? = nil, _ words: String...) {
    self.code = code
    self.marker = marker
    self.words = words
  }
}

extension DiagnosticList {
  /// Compares these diagnostics with the expected ones, in any order.
  ///
  /// - Parameters:
  ///   - expected: The diagnostics there must be.
  ///   - source: The text they speak of.
  /// - Returns: A line for each diagnostic that is missing and for each one too many; empty when all is as expected.
  public func mismatches(_ expected: [ExpectedDiagnostic], in source: MarkedSource) -> [String] {
    var rest = items
    var lines: [String] = []
    for expectation in expected {
      if let place = rest.firstIndex(where: { expectation.matches($0, in: source) }) {
        rest.remove(at: place)
      } else {
        lines.append(
          "missing: \(expectation.code) at \(expectation.marker.map(String.init) ?? "?") \(expectation.words)"
        )
      }
    }
    return lines + rest.map { "not expected: \($0.outline)" }
  }
}

extension ExpectedDiagnostic {
  fileprivate func matches(_ diagnostic: Diagnostic, in source: MarkedSource) -> Bool {
    let outline = diagnostic.outline
    return code == diagnostic.code.name
      && (marker == nil || marker.flatMap { source.ranges[$0] } == diagnostic.span?.range)
      && words.allSatisfy(outline.contains)
  }
}

extension Diagnostic {
  /// All its words on one line, with the text it points at.
  public var outline: String {
    let place = span.map { " at \($0) '\($0.text)'" } ?? ""
    let notes = notes.map { " (\($0.message))" }.joined()
    return "[\(code)] \(message)\(place)\(label.map { " ^ \($0)" } ?? "")\(notes) hint: \(hint ?? "none")"
  }
}
