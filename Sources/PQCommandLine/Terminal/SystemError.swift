#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An error number of the system, described in its own words.
struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number, as in `errno`.
  let code: Int32

  /// The number of the last failed call.
  static var last: SystemError { SystemError(code: errno) }

  var description: String {
    if code == EBADF { return "the stream is closed" }
    var text = [CChar](repeating: 0, count: 256)
    guard unsafe strerror_r(code, &text, text.count) == 0 else { return "error \(code)" }
    let words = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
