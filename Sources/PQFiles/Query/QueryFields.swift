package import PQCore
private import PQModel
private import PQRun

/// The keys of a query.
package enum QueryFields: Sendable {
  /// The keys of a query in the order people write them.
  package static let all: [Field] = [
    Field(
      "description",
      .text,
      description: "What the query asks for, for people.",
      examples: ["One adventure, by its unique slug"]
    ),
    Field("tags", .list(.text), description: "Words to select the query by.", examples: ["[smoke]"]),
    Field(
      "persisted",
      .text,
      description: "The persisted query: its configuration and its name.",
      examples: ["wknd-shared/adventure-by-slug"]
    ),
    Field(
      "request",
      .mapping(request),
      description: "A plain resource, asked by GET, in place of a persisted query.",
      examples: ["{ path: /api/x/y, query: { limit: 10 } }"]
    ),
    Field(
      "document",
      .text,
      description: "The file with the GraphQL document, beside this file; its variables are the truth.",
      examples: ["adventure-by-slug.graphql"]
    ),
    Field(
      "variables",
      .dictionary(.either([typeWithDefault, .list(.text), .mapping(variable)])),
      description: "The variables in the order they are sent, each with its type, short or as a mapping.",
      examples: ["{ slug: String!, imageWidth: Int = 1200 }", "{ slug: { type: String!, example: bali-surf-camp } }"]
    ),
    Field(
      "decode",
      .text,
      defaultText: "json",
      description: "The decoder that turns the answer into a value; exec:NAME runs the program pqrun-decode-NAME.",
      examples: ["json", "adventure"]
    ),
    Field(
      "checks",
      .list(.reference("check")),
      description: "The checks of every run of the query in a smoke test.",
      examples: ["[{ items: some }]", "[{ path: $.data.adventureList.items[0].price, min: 1 }]"]
    ),
    Field(
      "cases",
      .list(.mapping(testCase)),
      description: "Values with checks: the runs of the query in a smoke test.",
      examples: ["[{ name: bali, variables: { slug: bali-surf-camp } }]"]
    ),
    Field(
      "expect",
      .choice(Verdict.Kind.allCases.map(\.rawValue)),
      defaultText: "ok",
      description: "The kind of answer that must come in every case that does not say it itself.",
      examples: ["query-not-found"]
    ),
    Field(
      "wait",
      .either([.duration, .mapping(wait)]),
      description: "How long every case that does not say it itself repeats its call.",
      examples: ["{ until: ok, timeout: 90s, every: 3s }"]
    ),
    Field(
      "environments",
      .list(.text),
      description: "The environments it may run in; without the key, all of them.",
      examples: ["[author, publish]"]
    ),
    Field(
      "skip",
      .text,
      description: "Why a smoke test leaves the query out.",
      examples: ["the model is rebuilt this week"]
    ),
    Field(
      "timeout",
      .duration,
      description: "How long an exchange may take, in place of the environment's bound.",
      examples: ["60s"]
    ),
    Field(
      "retry",
      .either([.integer, .mapping(RetryFields.all)]),
      description: "When to try again, in place of the environment's policy.",
      examples: ["3", "{ attempts: 3, max-delay: 10s }"]
    ),
  ]

  /// The keys of `request`.
  package static let request: [Field] = [
    Field(
      "path",
      .text,
      isRequired: true,
      description: "The path, with a leading slash; ${name} stands for the value of a variable.",
      examples: ["/api/x/y"]
    ),
    Field(
      "query",
      .dictionary(.text),
      description: "The names and values of the query string; ${name} stands for the value of a variable.",
      examples: ["{ limit: 10 }"]
    ),
  ]

  /// The keys of a variable.
  package static let variable: [Field] = [
    Field(
      "type",
      .either([type, .list(.text)]),
      isRequired: true,
      description: "The type in GraphQL's notation: String Int Float Boolean ID Date Time Calendar JSON, lists, '!'.",
      examples: ["String!", "\"[String!]!\""]
    ),
    Field("default", .any, description: "The value when nobody gives one; it is sent.", examples: ["1200"]),
    Field("example", .any, description: "A value that works.", examples: ["bali-surf-camp"]),
    Field(
      "description",
      .text,
      description: "What the variable is, for people.",
      examples: ["the adventure's slug"]
    ),
    Field("enum", .list(.text), description: "The only values allowed.", examples: ["[LOWER, GREATER]"]),
    Field(
      "pattern",
      .text,
      description: "A regular expression that must match somewhere in the value.",
      examples: ["\"^[a-z0-9_-]{5,40}$\""]
    ),
    Field("min", .number, description: "The least number allowed.", examples: ["1"]),
    Field("max", .number, description: "The greatest number allowed.", examples: ["100"]),
    Field(
      "format",
      .choice(Variable.Format.allCases.map(\.rawValue)),
      description: "A named form the value must have.",
      examples: ["content-path", "slug"]
    ),
    Field(
      "secret",
      .boolean,
      defaultText: "false",
      description: "Whether values are never shown.",
      examples: ["true"]
    ),
  ]

  /// The keys of a case.
  package static let testCase: [Field] = [
    Field("name", .text, description: "The case's name; without the key, its place in the list.", examples: ["bali"]),
    Field("tags", .list(.text), description: "Words to select the case by, beside those of the query."),
    Field(
      "variables",
      .dictionary(.any),
      description: "The values of the query's variables; ${name} stands for another value of the case.",
      examples: ["{ slug: bali-surf-camp }"]
    ),
    Field(
      "for-each",
      .either([.text, .list(.dictionary(.any)), .mapping(forEach)]),
      description: "Rows, each of which gives a case: of another query, of a file, or in a list.",
      examples: ["{ query: adventures-all, variables: { slug: \"$.data.adventureList.items[*].slug\" } }"]
    ),
    Field(
      "matrix",
      .dictionary(.list(.any)),
      description: "Lists of values, of which every combination gives a case.",
      examples: ["{ imageWidth: [400, 1600], imageFormat: [JPG, WEBP] }"]
    ),
    Field(
      "checks",
      .list(.reference("check")),
      description: "The checks of this case, beside those of the query.",
      examples: ["[{ path: $..title, equals: Bali Surf Camp }]"]
    ),
    Field(
      "capture",
      .dictionary(.text),
      description: "Names for values of the answer, found by JSONPaths, which later cases use by ${name}.",
      examples: ["{ path: \"$.data.adventureList.items[0]._path\" }"]
    ),
    Field(
      "wait",
      .either([.duration, .mapping(wait)]),
      description: "How long the call is repeated until its answer is as it should be; a time alone waits for a pass.",
      examples: ["90s", "{ until: { items: some }, timeout: 90s, every: 3s }"]
    ),
    Field(
      "expect",
      .choice(Verdict.Kind.allCases.map(\.rawValue)),
      defaultText: "ok",
      description: "The kind of answer that must come; any but ok turns the case into a negative test.",
      examples: ["query-not-found"]
    ),
    Field("skip", .text, description: "Why a smoke test leaves the case out.", examples: ["waits for new content"]),
  ]

  /// The keys of `for-each`.
  package static let forEach: [Field] = [
    Field(
      "query",
      .text,
      description: "The name of the query that gives the rows.",
      examples: ["adventures-all"]
    ),
    Field(
      "csv",
      .text,
      description: "A file of comma-separated values, beside this file; its first line names the values.",
      examples: ["adventures.csv"]
    ),
    Field("json", .text, description: "A JSON file with a list of objects.", examples: ["adventures.json"]),
    Field(
      "list",
      .list(.dictionary(.any)),
      description: "The rows themselves.",
      examples: ["[{ slug: bali-surf-camp }]"]
    ),
    Field(
      "with",
      .dictionary(.any),
      description: "The values of the variables of the query that gives the rows.",
      examples: ["{ limit: 4 }"]
    ),
    Field(
      "rows",
      .text,
      description: "A JSONPath for the rows; the other paths then start at a row.",
      examples: ["$.data.adventureList.items[*]"]
    ),
    Field(
      "variables",
      .dictionary(.text),
      description: "A JSONPath for each value of a row; without 'rows', what they find is put side by side.",
      examples: ["{ slug: \"$.data.adventureList.items[*].slug\" }"]
    ),
    Field(
      "columns",
      .dictionary(.text),
      description: "The column of each value that does not have its column's name.",
      examples: ["{ slug: Adventure }"]
    ),
    Field(
      "separator",
      .text,
      defaultText: "\",\"",
      description: "What stands between two cells; in a .tsv file it is a tab.",
      examples: ["\";\""]
    ),
    Field(
      "name",
      .text,
      description: "The name of a row: text with ${name}, the name of one of its values, or a JSONPath.",
      examples: ["${slug}", "title"]
    ),
    Field("limit", .integer, description: "The most rows that are taken.", examples: ["20"]),
    Field(
      "allow-empty",
      .boolean,
      defaultText: "false",
      description: "Whether it is well that there is no row.",
      examples: ["true"]
    ),
  ]

  /// The keys of `wait`.
  package static let wait: [Field] = [
    Field(
      "until",
      .either([
        .choice(Verdict.Kind.allCases.map(\.rawValue)), .reference("check"), .list(.reference("check")),
      ]),
      description:
        "What ends the waiting: a kind of answer, a check or several; without the key, that the case passes.",
      examples: ["{ items: some }", "ok"]
    ),
    Field(
      "timeout",
      .duration,
      defaultText: "90s",
      description: "How long it may take, an hour at the most.",
      examples: ["90s"]
    ),
    Field("every", .duration, defaultText: "3s", description: "The pause between two calls.", examples: ["3s"]),
  ]

  private static let typePattern = #"[\[\s]*[_A-Za-z][_0-9A-Za-z]*[\]!\s]*"#

  private static let type = Field.Kind.pattern("^\(typePattern)$", words: "GraphQL type")

  private static let typeWithDefault = Field.Kind.pattern(
    #"^\#(typePattern)(=[\s\S]*)?$"#,
    words: "GraphQL type with an optional default"
  )
}
