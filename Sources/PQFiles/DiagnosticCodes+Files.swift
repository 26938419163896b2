package import PQCore

extension Diagnostic.Code {
  /// Every code this module raises.
  package static let filesCodes: [Diagnostic.Code] = [
    .complexKey, .duplicateKey, .fileEncoding, .fileTooLarge, .forbiddenCharacter, .mergeKey, .twinKeys, .yamlAlias,
    .yamlDocuments, .yamlLimit, .yamlSyntax, .yamlTab, .yamlTag,
  ]
}
