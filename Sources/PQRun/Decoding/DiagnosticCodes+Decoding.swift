package import PQCore

extension Diagnostic.Code {
  /// The codes that decoding raises.
  package static let decodingCodes: [Diagnostic.Code] = [
    .noItems,
    .nothingFound,
    .oddItems,
    .severalFound,
    .unfitItems,
  ]
}
