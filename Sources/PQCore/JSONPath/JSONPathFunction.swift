/// The functions of RFC 9535, section 2.4.
enum JSONPathFunction: String, Sendable, CaseIterable {
  case length
  case count
  case match
  case search
  case value

  var parameterCount: Int {
    switch self {
    case .length, .count, .value: 1
    case .match, .search: 2
    }
  }

  var usage: String {
    switch self {
    case .length: "length(@.name)"
    case .count: "count(@.items[*])"
    case .match: "match(@.name, '[a-z]+')"
    case .search: "search(@.name, '[a-z]+')"
    case .value: "value(@..name)"
    }
  }
}
