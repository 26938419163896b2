import PQRun

/// Says that an answer is old and a cache gave it, once it is older than a minute.
struct AnswerAgeText: CustomStringConvertible {
  private let seconds: Int64
  private let caching: Caching

  /// Makes the text, or nil for an answer that is fresh enough or has no age.
  init?(_ caching: Caching) {
    guard let age = caching.age, age > .seconds(60) else { return nil }
    seconds = age.components.seconds
    self.caching = caching
  }

  var description: String {
    let lookup = caching.lookup.map { ", X-Cache: \($0.rawValue.uppercased())" } ?? ""
    return "the answer is \(words) old (Age: \(seconds)\(lookup)); --fresh asks past caches"
  }

  private var words: String {
    switch seconds {
    case ..<3600: "\(seconds / 60) min \(seconds % 60) s"
    case ..<172_800: "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    default: "\(seconds / 86_400) days"
    }
  }
}
