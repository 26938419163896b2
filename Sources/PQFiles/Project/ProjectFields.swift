package import PQCore

/// The keys of a project file: `pqrun.yaml`, or the one file of a one-file project.
package enum ProjectFields: Sendable {
  /// The keys in the order people write them.
  package static let all: [Field] = [
    Field(
      "version",
      .choice(["1"]),
      defaultText: "1",
      description: "The version of the files' format.",
      examples: ["1"]
    ),
    Field(
      "defaults",
      .mapping(defaults),
      description: "Values of options when neither the command line nor the process environment gives them.",
      examples: ["{ env: author, timeout: 30s }"]
    ),
    Field(
      "groups",
      .dictionary(.list(.text)),
      description: "Names for several environments at once, for --env NAME.",
      examples: ["{ stage: [author, publish] }"]
    ),
    Field(
      "environments",
      .dictionary(.either([.reference("environment"), .list(.text)])),
      description: "Environments by name, where they have no files of their own; a list of names is a group.",
      examples: ["{ local: { scheme: http, host: localhost:4502 } }"]
    ),
    Field(
      "queries",
      .dictionary(.reference("query")),
      description: "Queries by name, where they have no files of their own.",
      examples: ["{ all: { persisted: wknd-shared/adventures-all } }"]
    ),
  ]

  /// The keys of `defaults`, each named after its option.
  package static let defaults: [Field] = [
    Field("env", .text, description: "The environment or group to ask.", examples: ["author"]),
    Field("decode", .text, description: "The decoder.", examples: ["json"]),
    Field("format", .text, description: "The form results are printed in.", examples: ["json"]),
    Field("timeout", .duration, description: "How long an exchange may take.", examples: ["30s"]),
    Field("retry", .integer, description: "How often a request is sent at the most.", examples: ["3"]),
    Field("color", .choice(["auto", "always", "never"]), description: "Whether text is coloured.", examples: ["auto"]),
  ]

  /// The start of keys at the top level that only hold values for anchors.
  package static let extensionPrefix = "x-"
}
