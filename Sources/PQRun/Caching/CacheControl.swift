/// The directives of a `Cache-Control` or `Surrogate-Control` header field (RFC 9111, section 5.2).
public struct CacheControl: Sendable, Hashable {
  /// `max-age`: how long any cache may give the answer without asking again.
  public var maximumAge: Duration?

  /// `s-maxage`: how long a shared cache, such as a delivery network, may do so; it wins over `max-age` there.
  public var sharedMaximumAge: Duration?

  /// `stale-while-revalidate`: how much longer an old answer may be given while a new one is fetched.
  public var staleWhileRevalidate: Duration?

  /// `stale-if-error`: how much longer an old answer may be given while the server fails.
  public var staleIfError: Duration?

  /// `public`: any cache may keep the answer.
  public var isPublic: Bool = false

  /// `private`: only the cache of one user may keep the answer.
  public var isPrivate: Bool = false

  /// `no-store`: no cache may keep the answer.
  public var isNoStore: Bool = false

  /// `no-cache`: a cache asks the server each time before it gives the answer.
  public var isNoCache: Bool = false

  /// Reads the values of all header fields of one name.
  ///
  /// Of a directive that stands twice the first counts; one with a value that is no number is left out.
  ///
  /// - Parameter values: The values in the order they came.
  public init(parsing values: [String]) {
    for directive in values.flatMap(CacheControl.directives) {
      switch directive.name {
      case "max-age": maximumAge = maximumAge ?? directive.seconds
      case "s-maxage": sharedMaximumAge = sharedMaximumAge ?? directive.seconds
      case "stale-while-revalidate": staleWhileRevalidate = staleWhileRevalidate ?? directive.seconds
      case "stale-if-error": staleIfError = staleIfError ?? directive.seconds
      case "public": isPublic = true
      case "private": isPrivate = true
      case "no-store": isNoStore = true
      case "no-cache": isNoCache = true
      default: break
      }
    }
  }

  private struct Directive {
    let name: String
    let argument: String?

    // 'Surrogate-Control' may add the time for stale answers to the first: max-age=3600+600.
    var seconds: Duration? { argument.flatMap { Duration(deltaSeconds: $0.prefix { $0 != "+" }) } }

    init(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        $0.trimmingBlanks()
      }
      name = parts[0].lowercased()
      argument = parts.count == 2 ? parts[1] : nil
    }
  }

  // A comma within quotes separates no directives: private="Set-Cookie, Vary".
  private static func directives(of value: String) -> [Directive] {
    var texts = [""]
    var isQuoted = false
    for character in value {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        texts.append("")
      } else {
        texts[texts.count - 1].append(character)
      }
    }
    return texts.map(Directive.init)
  }
}

extension Duration {
  /// The longest time that is told apart: RFC 9111 (section 1.2.2) lets a cache take 2^31 seconds for anything longer.
  private static let longestDelta = 2_147_483_648

  /// Reads whole seconds as HTTP writes them, or nil for anything but digits.
  init?(deltaSeconds text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    self = .seconds(min(Int(text) ?? Self.longestDelta, Self.longestDelta))
  }
}

extension StringProtocol {
  /// The text without blanks and tabs at its ends.
  func trimmingBlanks() -> String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
      return ""
    }
    return String(self[first...last])
  }
}
