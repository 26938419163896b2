import PQCore

/// A place in a sorted list of fragments, as AEM writes it: the sort keys and the UUID, a line each, in base64.
struct PageCursor: Sendable, Hashable {
  let keys: [String]
  let id: String

  init(keys: [String], id: String) {
    self.keys = keys
    self.id = id
  }

  /// Reads a cursor; nil when the text is none.
  init?(_ text: String) {
    guard let bytes = Base64.decode(text) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.last, !last.isEmpty else { return nil }
    keys = lines.dropLast().map(String.init)
    id = String(last)
  }

  var text: String { Base64.encode(Array((keys + [id]).joined(separator: "\n").utf8)) }
}
