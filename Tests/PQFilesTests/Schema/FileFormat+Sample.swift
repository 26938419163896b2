import PQCore
import PQFiles

extension FileFormat {
  /// A format that is small enough to be compared whole.
  static let sample = FileFormat(
    environment: [
      Field("host", .text, isRequired: true, description: "The host.", examples: ["localhost:4502"]),
      Field("extends", .text, description: "Another environment."),
      Field("auth", .reference("authentication"), defaultText: "{ type: none }", description: "Who asks."),
    ],
    settings: [Field("AEM_HOST", .text, description: "The host.")],
    query: [
      Field("persisted", .pattern("^[^/]+/[^/]+$", words: "two segments"), description: "The persisted query."),
      Field("request", .mapping([Field("path", .text, isRequired: true, description: "The path.")]), description: "R."),
      Field("retry", .either([.integer, .duration]), defaultText: "1", description: "How often | how long."),
      Field("cases", .list(.mapping([Field("skip", .boolean, description: "Skip it.")])), description: "Runs."),
    ],
    project: [
      Field("version", .choice(["1", "two"]), description: "The version."),
      Field("queries", .dictionary(.reference("query")), description: "Queries by name."),
    ],
    authenticators: [
      Word("none", fields: []),
      Word("token", fields: [Field("token", .secret, isRequired: true, description: "The token.")]),
    ]
  )
}
