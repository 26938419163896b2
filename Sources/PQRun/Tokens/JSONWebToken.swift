import PQCore

/// What a JSON Web Token (RFC 7519) says about its end; whether it is genuine is for the server to find out.
struct JSONWebToken {
  /// When it ends, in seconds since the beginning of 1970, or nil when it does not say.
  let expiry: Int?

  /// Reads a token.
  ///
  /// - Parameter text: The token; nil comes of a text that is no such token.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let payload = Base64.decodeURLSafe(parts[1]),
      let claims = try? JSONDocument(parsing: payload, named: "token").root, claims.kind == .object
    else { return nil }
    if let expiry = JSONWebToken.integer(claims["exp"]) {
      self.expiry = TimeUnit.seconds(sinceEpoch: expiry)
    } else if let start = JSONWebToken.integer(claims["created_at"]),
      let milliseconds = JSONWebToken.integer(claims["expires_in"])
    {
      // The tokens of Adobe's identity service have these two in place of 'exp', in milliseconds and as text.
      expiry = TimeUnit.seconds(sinceEpoch: start) + milliseconds / 1000
    } else {
      expiry = nil
    }
  }

  /// Reads a whole number that may be written as text, or with decimals, which are dropped.
  ///
  /// - Parameter value: The value.
  /// - Returns: The number, if it is one from 0 to the largest that JSON numbers hold exactly.
  static func integer(_ value: JSON?) -> Int? {
    guard let value, let literal = value.numberLiteral ?? value.string else { return nil }
    guard let number = Double(literal), number >= 0, number <= 9_007_199_254_740_991 else { return nil }
    return Int(number)
  }
}

/// Tells seconds from milliseconds, which servers mix up.
enum TimeUnit {
  /// A time of day in seconds, given in either unit.
  static func seconds(sinceEpoch value: Int) -> Int {
    // In seconds this is the year 5138, in milliseconds 1973.
    value < 100_000_000_000 ? value : value / 1000
  }

  /// A token's lifetime in seconds, given in either unit.
  static func seconds(ofLifetime value: Int) -> Int {
    // Ten days in seconds, a quarter of an hour in milliseconds. Taken for too short, a token is only renewed early.
    value <= 864_000 ? value : value / 1000
  }
}
