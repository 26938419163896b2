import PQCore

/// A body that is markup, as far as it is looked at to tell whose page it is.
struct MarkupPage {
  private static let limit = 65_536

  // In lower case; letters beyond ASCII stay as they are.
  private let bytes: [UInt8]

  init(_ text: [UInt8]) {
    bytes = text.prefix(Self.limit).map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  /// Whether the page has all of some words, given in lower case.
  func contains(_ words: String...) -> Bool {
    words.allSatisfy { place(of: $0) != nil }
  }

  /// What shows that the page asks for a log-in, or nil.
  var loginSign: String? {
    if contains("<form") {
      if ["\"password\"", "'password'", "password"].contains(where: { contains("type=\($0)") }) {
        return "a form that asks for a password"
      }
      if contains("j_security_check") { return "a form that leads to j_security_check" }
      if contains("name=\"samlrequest\"") { return "a form that asks an identity provider" }
      if contains("login.do"), contains("user_password") { return "a form that leads to login.do" }
    }
    return forwardAddresses.first { LoginAddress.isLogin($0) }.map { "it forwards to \($0.shortened(to: 200))" }
  }

  /// Whether a form of the page leads to `j_security_check`, as AEM's log-in does.
  var hasSecurityCheck: Bool {
    places(of: "<form").contains { text(from: $0) { $0 == UInt8(ascii: ">") }.contains("j_security_check") }
  }

  /// The addresses that a script or a `meta` element sends the browser to.
  private var forwardAddresses: [String] {
    places(of: "location").compactMap { quotedText(after: $0, skipping: ".= (abcdefghijklmnopqrstuvwxyz") }
      + places(of: "http-equiv=\"refresh\"").compactMap { start in
        place(of: "url=", from: start, upTo: start + 200).map { text(from: $0 + 4) { "\"'> ".utf8.contains($0) } }
      }
  }

  private static let mostPlaces = 20
  private static let longestAddress = 2_000

  private func quotedText(after start: Int, skipping skipped: String) -> String? {
    let rest = bytes[start...].prefix(40)
    guard let quote = rest.firstIndex(where: { !skipped.utf8.contains($0) }), "\"'".utf8.contains(bytes[quote]) else {
      return nil
    }
    return text(from: quote + 1) { $0 == bytes[quote] }
  }

  private func text(from start: Int, until ends: (UInt8) -> Bool) -> String {
    String(decoding: bytes[start...].prefix(Self.longestAddress).prefix { !ends($0) }, as: UTF8.self)
  }

  private func places(of word: String) -> [Int] {
    var places: [Int] = []
    var start = 0
    while places.count < Self.mostPlaces, let place = place(of: word, from: start) {
      start = place + word.utf8.count
      places.append(start)
    }
    return places
  }

  private func place(of word: String, from start: Int = 0, upTo end: Int = .max) -> Int? {
    let word = Array(word.utf8)
    let last = min(bytes.count, end) - word.count
    guard let first = word.first, start <= last else { return nil }
    return (start...last).first { place in
      bytes[place] == first && bytes[place..<(place + word.count)].elementsEqual(word)
    }
  }
}
