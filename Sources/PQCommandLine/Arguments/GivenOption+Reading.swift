import PQCore
import PQModel

extension GivenOption {
  /// Reads a time with its unit.
  func duration() throws(Diagnostic) -> Duration {
    guard let duration = UnitText.duration(text) else {
      throw .unreadable(self, "a duration", hint: "write a number with a unit, such as 500ms, 5s or 2m")
    }
    return duration
  }

  /// Reads a size with its unit.
  func size() throws(Diagnostic) -> Int {
    guard let size = UnitText.size(text) else {
      throw .unreadable(self, "a size", hint: "write a number with a unit, such as 512kB or 64MB")
    }
    return size
  }

  /// Reads a whole number.
  ///
  /// - Parameters:
  ///   - range: The numbers allowed.
  ///   - kind: What it counts, for the message.
  /// - Returns: The number.
  /// - Throws: A diagnostic for anything else.
  func count(in range: ClosedRange<Int>, of kind: String) throws(Diagnostic) -> Int {
    guard let count = Int(text), range.contains(count) else {
      let bounds = "\(range.lowerBound) to \(range.upperBound)"
      throw .unreadable(self, "a count of \(kind)", hint: "write a whole number from \(bounds)")
    }
    return count
  }

  /// The names of a list, parted by commas or blanks.
  var names: [String] { text.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) }

  /// Its path, seen from a folder.
  func path(from folder: String) -> String { WorkingPath.path(text, from: folder) }

  /// Reads the address of a proxy; empty when none shall be used.
  func proxy() throws(Diagnostic) -> String {
    guard let proxy = ConnectionOptions.proxy(reading: text) else { throw .unreadableProxy() }
    return proxy
  }

  /// Reads addresses to use in place of name look-up.
  func resolveEntries() throws(Diagnostic) -> [String] {
    let entries = text.split { $0.isWhitespace }.map(String.init)
    guard let wrong = entries.first(where: { ResolveEntry($0) == nil }) else { return entries }
    throw .unreadable(
      GivenOption(text: wrong, origin: origin),
      "HOST:PORT:ADDRESS",
      hint: "write a host, a port and an address of IPv4 or IPv6, such as publish.example.test:443:127.0.0.1"
    )
  }
}

extension Diagnostic {
  /// The value of an option is not of the kind that it must be.
  static func unreadable(_ option: GivenOption, _ kind: String, hint: String) -> Diagnostic {
    .error(
      .optionValue,
      "'\(option.text)' is not \(kind)",
      notes: [Note("given by \(option.origin)")],
      hint: hint,
      failure: .usage
    )
  }

  // What is no address may hold a password all the same.
  fileprivate static func unreadableProxy() -> Diagnostic {
    .error(
      .optionValue,
      "the value of --proxy is not the address of a proxy",
      hint: "write it like http://proxy.example.test:3128, or none; the schemes are http, https and socks4 to socks5h",
      failure: .usage
    )
  }
}
