/// A set of characters: `a`, `.`, `[^a-z\p{Lu}]`.
struct IRegexpCharacters: Sendable {
  var ranges: [ClosedRange<Unicode.Scalar>] = []
  var categories: [Category] = []
  var isNegated = false

  /// What `.` stands for: all but the two line breaks.
  static let any = IRegexpCharacters(ranges: ["\n"..."\n", "\r"..."\r"], isNegated: true)

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isListed =
      ranges.contains { $0.contains(scalar) }
      || categories.contains { $0.contains(scalar) }
    return isListed != isNegated
  }

  /// A Unicode category such as `Lu`, or a group of them such as `L`.
  struct Category: Sendable {
    var name: String
    var isNegated: Bool

    static let names: Set<String> = [
      "L", "Ll", "Lm", "Lo", "Lt", "Lu", "M", "Mc", "Me", "Mn", "N", "Nd", "Nl", "No", "P", "Pc", "Pd", "Pe", "Pf",
      "Pi", "Po", "Ps", "Z", "Zl", "Zp", "Zs", "S", "Sc", "Sk", "Sm", "So", "C", "Cc", "Cf", "Cn", "Co",
    ]

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory.shortName.hasPrefix(name) != isNegated
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var shortName: String {
    switch self {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: "Cn"
    }
  }
}
