internal import PQCore
internal import PQRun

/// A moment that dates are held against: `2026-05-04`, `2026-05-04T10:00:00Z`, `now`, `now-7d`, `now+2h`.
struct MomentRule: Sendable {
  /// The moment as it is written.
  let text: String

  private let base: Base

  private enum Base {
    case fixed(Instant)
    case fromNow(milliseconds: Int)
  }

  /// The values that a rule may have, for tables of fields.
  static let kind: Field.Kind = .pattern(
    "^(now([+-][0-9]{1,6}[smhdw])?|[0-9]{4}-[0-9]{2}-[0-9]{2}([Tt].*)?)$",
    words: "a date, or now with a distance such as now-7d"
  )

  static let examples = ["2026-05-04", "2026-05-04T10:00:00Z", "now-7d"]

  init(_ node: Node, _ name: String) throws(Diagnostic) {
    guard let text = node.text, let base = Self.base(text) else {
      throw .wrongKind(node, name, expected: "a date such as 2026-05-04 or 2026-05-04T10:00:00Z, now, or now-7d")
    }
    self.text = text
    self.base = base
  }

  /// The moment, in milliseconds since 1970, as the subject's clock has it.
  func moment(_ subject: CheckSubject) -> Instant {
    switch base {
    case .fixed(let instant): instant
    case .fromNow(let distance):
      Instant(milliseconds: subject.context.surroundings.now() * 1000 + distance)
    }
  }

  private static func base(_ text: String) -> Base? {
    guard text.hasPrefix("now") else { return Instant(text).map { .fixed($0) } }
    let distance = text.dropFirst(3)
    guard let sign = distance.first else { return .fromNow(milliseconds: 0) }
    let digits = distance.dropFirst().dropLast()
    guard sign == "+" || sign == "-", (1...6).contains(digits.count), let unit = distance.last.flatMap(seconds),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(digits)
    else { return nil }
    return .fromNow(milliseconds: count * unit * (sign == "-" ? -1000 : 1000))
  }

  private static func seconds(of unit: Character) -> Int? {
    switch unit {
    case "s": 1
    case "m": 60
    case "h": 3600
    case "d": 86_400
    case "w": 604_800
    default: nil
    }
  }
}
