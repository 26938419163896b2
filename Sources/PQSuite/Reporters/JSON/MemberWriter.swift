internal import PQCore

/// Writes JSON objects member by member.
struct MemberWriter {
  private var json = JSONWriter(style: .compact)

  /// Whether members without a value, and empty lists, are left out.
  private let leavesOutEmpty: Bool

  init(leavesOutEmpty: Bool = false) {
    self.leavesOutEmpty = leavesOutEmpty
  }

  /// The text so far; no command of a build service stands in it, as a line of its log may have them anywhere.
  var text: String { escapedText { $0 == UInt8(ascii: "#") && $1 == UInt8(ascii: "#") } }

  /// The text so far as it may stand in HTML: nothing ends the element around it, or begins a comment.
  var textInHTML: String { escapedText { _, byte in byte == UInt8(ascii: "<") } }

  // Both characters stand within strings only, where an escape means the same.
  private func escapedText(where needsEscape: (_ previous: UInt8, _ byte: UInt8) -> Bool) -> String {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(json.bytes.count)
    var previous: UInt8 = 0
    for byte in json.bytes {
      if needsEscape(previous, byte) {
        escaped += "\\u00\(String(byte, radix: 16))".utf8
      } else {
        escaped.append(byte)
      }
      previous = byte
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Writes an object that is no member.
  mutating func object(_ writeMembers: (inout MemberWriter) -> Void) {
    json.beginObject()
    writeMembers(&self)
    json.endObject()
  }

  /// Writes an object, or nothing to be seen when there is none.
  mutating func object<Value>(_ name: String, _ value: Value?, _ write: (Value, inout MemberWriter) -> Void) {
    guard begin(name, hasValue: value != nil), let value else { return }
    object { write(value, &$0) }
  }

  mutating func string(_ name: String, _ text: String?) {
    if begin(name, hasValue: text != nil), let text { json.string(text) }
  }

  mutating func number(_ name: String, _ value: Int?) {
    if begin(name, hasValue: value != nil), let value { json.number(value) }
  }

  mutating func bool(_ name: String, _ value: Bool) {
    json.key(name)
    json.bool(value)
  }

  mutating func milliseconds(_ name: String, _ duration: Duration) {
    json.key(name)
    json.number(DecimalDuration.milliseconds(duration))
  }

  mutating func strings(_ name: String, _ texts: [String]) {
    list(name, texts) { $1.json.string($0) }
  }

  mutating func milliseconds(_ name: String, _ durations: [Duration]) {
    list(name, durations) { $1.json.number(DecimalDuration.milliseconds($0)) }
  }

  mutating func objects<Element>(
    _ name: String,
    _ elements: [Element],
    _ write: (Element, inout MemberWriter) -> Void
  ) {
    list(name, elements) { element, writer in writer.object { write(element, &$0) } }
  }

  private mutating func list<Element>(
    _ name: String,
    _ elements: [Element],
    _ write: (Element, inout MemberWriter) -> Void
  ) {
    guard !leavesOutEmpty || !elements.isEmpty else { return }
    json.key(name)
    json.beginArray()
    for element in elements { write(element, &self) }
    json.endArray()
  }

  /// Writes the name, and null when there is no value.
  private mutating func begin(_ name: String, hasValue: Bool) -> Bool {
    guard hasValue || !leavesOutEmpty else { return false }
    json.key(name)
    if !hasValue { json.null() }
    return hasValue
  }
}
