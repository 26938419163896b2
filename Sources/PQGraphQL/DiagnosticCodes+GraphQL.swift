package import PQCore

extension Diagnostic.Code {
  /// The codes this module raises.
  package static let graphQLCodes: [Diagnostic.Code] = [
    .graphQLSyntax,
    .graphQLTooLarge,
  ]
}
