/// A parsed expression.
indirect enum IRegexpExpression: Sendable {
  case characters(IRegexpCharacters)
  case sequence([IRegexpExpression])
  case alternatives([IRegexpExpression])
  case repetition(IRegexpExpression, least: Int, most: Int?)
}

/// Parses an expression by the grammar of RFC 9485, section 4; whatever is outside of it gives nil.
struct IRegexpParser {
  private static let depthLimit = 64

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var depth = 0

  init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
  }

  mutating func parse() -> IRegexpExpression? {
    guard let expression = alternatives(), index == scalars.count else { return nil }
    return expression
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    index += 1
    return true
  }

  private mutating func alternatives() -> IRegexpExpression? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    var branches: [IRegexpExpression] = []
    repeat {
      guard let branch = branch() else { return nil }
      branches.append(branch)
    } while take("|")
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func branch() -> IRegexpExpression? {
    var pieces: [IRegexpExpression] = []
    while let scalar = current, scalar != "|", scalar != ")" {
      guard let atom = atom(), let piece = repetition(of: atom) else { return nil }
      pieces.append(piece)
    }
    return .sequence(pieces)
  }

  private mutating func repetition(of atom: IRegexpExpression) -> IRegexpExpression? {
    if take("*") { return .repetition(atom, least: 0, most: nil) }
    if take("+") { return .repetition(atom, least: 1, most: nil) }
    if take("?") { return .repetition(atom, least: 0, most: 1) }
    guard take("{") else { return atom }
    guard let least = count() else { return nil }
    var most: Int? = least
    if take(",") { most = current == "}" ? nil : count() ?? -1 }
    guard take("}"), most.map({ $0 >= least }) ?? true else { return nil }
    return .repetition(atom, least: least, most: most)
  }

  private mutating func count() -> Int? {
    let start = index
    while let scalar = current, "0"..."9" ~= scalar { index += 1 }
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: scalars[start..<index])
    return Int(String(digits))
  }

  private mutating func atom() -> IRegexpExpression? {
    guard let scalar = current else { return nil }
    switch scalar {
    case "(":
      index += 1
      guard let group = alternatives(), take(")") else { return nil }
      return group
    case ".":
      index += 1
      return .characters(.any)
    case "[": return bracketed().map { .characters($0) }
    case "\\":
      if let category = category() { return .characters(.init(categories: [category])) }
      return escaped().map { .characters(.init(ranges: [$0...$0])) }
    case "*", "+", "?", "]", "{", "}": return nil
    default:
      index += 1
      return .characters(.init(ranges: [scalar...scalar]))
    }
  }
}

// MARK: - Characters

extension IRegexpParser {
  private mutating func bracketed() -> IRegexpCharacters? {
    index += 1
    var characters = IRegexpCharacters(isNegated: take("^"))
    if take("-") { characters.ranges.append("-"..."-") }
    while let scalar = current, scalar != "]" {
      if let category = category() {
        characters.categories.append(category)
      } else if take("-") {
        guard current == "]" else { return nil }
        characters.ranges.append("-"..."-")
      } else {
        guard let range = range() else { return nil }
        characters.ranges.append(range)
      }
    }
    guard take("]"), !characters.ranges.isEmpty || !characters.categories.isEmpty else { return nil }
    return characters
  }

  private mutating func range() -> ClosedRange<Unicode.Scalar>? {
    guard let lower = member() else { return nil }
    let isRange = current == "-" && index + 1 < scalars.count && scalars[index + 1] != "]"
    guard isRange else { return lower...lower }
    index += 1
    guard let upper = member(), lower <= upper else { return nil }
    return lower...upper
  }

  private mutating func member() -> Unicode.Scalar? {
    switch current {
    case nil, "-", "[", "]": return nil
    case "\\": return escaped()
    case let scalar?:
      index += 1
      return scalar
    }
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard index + 1 < scalars.count else { return nil }
    let scalar = scalars[index + 1]
    index += 2
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "("..."+", "-", ".", "?", "["..."^", "{"..."}": return scalar
    default: return nil
    }
  }

  /// Reads `\p{Lu}` or `\P{Lu}`; leaves the place when there is something else.
  private mutating func category() -> IRegexpCharacters.Category? {
    let rest = scalars[index...].prefix(6)
    guard rest.count >= 5, rest[index] == "\\", rest[index + 1] == "p" || rest[index + 1] == "P",
      rest[index + 2] == "{", let end = rest.firstIndex(of: "}")
    else { return nil }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: rest[index + 3..<end])
    guard IRegexpCharacters.Category.names.contains(String(name)) else { return nil }
    let isNegated = rest[index + 1] == "P"
    index = end + 1
    return .init(name: String(name), isNegated: isNegated)
  }
}
