import PQCore

/// Lists the persisted documents: `/graphql/list.json`, with a configuration or without.
struct ListEndpoint: Sendable {
  private let documents: [PersistedDocument]

  /// - Parameter documents: The documents.
  init(documents: [PersistedDocument]) {
    self.documents = documents
  }

  /// - Parameter configuration: The only configuration to list, or nil for all.
  /// - Returns: The answer.
  func response(configuration: Substring?) -> SandboxResponse {
    let listed = documents.filter { configuration == nil || $0.configuration == configuration.map(String.init) }
    let byConfiguration = Dictionary(grouping: listed, by: \.configuration).sorted { $0.key < $1.key }
    let list = byConfiguration.map { name, documents in
      JSONValue.object([
        .init("configurationName", .string(name)),
        .init("queries", .array(documents.map(Self.item))),
      ])
    }
    return SandboxResponse(status: 200, type: "application/json;charset=utf-8", text: JSONValue.array(list).text())
  }

  private static func item(_ document: PersistedDocument) -> JSONValue {
    let longPath = "/\(document.configuration)/settings/graphql/persistentQueries/\(document.name)"
    return .object([
      .init(
        "path",
        .object([.init("shortForm", .string(document.shortPath)), .init("longForm", .string(longPath))])
      ),
      .init("data", .object([.init("query", .string(document.text))])),
    ])
  }
}
