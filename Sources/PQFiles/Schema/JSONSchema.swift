internal import PQCore

/// Writes the JSON Schema (2020-12) of a kind of file, by which editors complete and check.
///
/// It takes what the loader takes, in the ways of writing that an editor understands: a number may be written in
/// quotes, and a value from outside, `${env:NAME}`, may stand for a number, a time or a word.
package struct JSONSchema: Sendable {
  private let format: FileFormat

  /// Makes a writer.
  ///
  /// - Parameter format: What the files may say.
  package init(of format: FileFormat) {
    self.format = format
  }

  /// Writes a schema.
  ///
  /// - Parameter kind: The kind of file.
  /// - Returns: The schema as indented JSON, with a line break at its end.
  package func text(for kind: SchemaKind) -> String {
    let head: [JSONValue.Member] = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("pqrun \(kind.rawValue) file")),
    ]
    let members: [JSONValue.Member] =
      switch kind {
      case .environment: oneOrSeveral("environment", under: "environments")
      case .query: oneOrSeveral("query", under: "queries")
      case .project: FieldSchema.object(format.project, takesExtensions: true)
      }
    let definitions: [JSONValue.Member] =
      switch kind {
      case .environment: [environment, authentication]
      case .query: [query] + checks
      case .project: [environment, query, authentication] + checks
      }
    return JSONValue.object(head + members + [.init("$defs", .object(definitions))]).text(.indented) + "\n"
  }

  private func oneOrSeveral(_ definition: String, under key: String) -> [JSONValue.Member] {
    let several = Field(
      key,
      .dictionary(.reference(definition)),
      description: "Several of them by name, in place of one named after the file."
    )
    return [
      .init("type", .string("object")),
      .init("if", .object([.init("required", .strings([key]))])),
      .init("then", .object(FieldSchema.object([several], takesExtensions: true))),
      .init("else", FieldSchema.reference(to: definition)),
    ]
  }
}

// MARK: - Definitions

extension JSONSchema {
  private var environment: JSONValue.Member {
    definition(
      "environment",
      "One server to send queries to: where it is, how to reach it, and who asks.",
      format.environment,
      needs: "anyOf",
      of: ["host", "extends"]
    )
  }

  private var query: JSONValue.Member {
    definition(
      "query",
      "A named query: what is asked for, with which variables, and how the answer is judged.",
      format.query,
      needs: "oneOf",
      of: ["persisted", "request"]
    )
  }

  private var checks: [JSONValue.Member] {
    [check]
      + format.mappings.map { mapping in
        let head = JSONValue.Member("title", .string(FieldSchema.title(of: mapping.name)))
        return .init(mapping.name, .object([head] + FieldSchema.object(mapping.fields)))
      }
  }

  private var check: JSONValue.Member {
    let keywords = format.checks.map { JSONValue.object([.init("required", .strings([$0.name]))]) }
    var members: [JSONValue.Member] = [
      .init("title", .string("Check")),
      .init("description", .string("What must hold of an answer.")),
      .init("type", .string("object")),
      .init("minProperties", .number("1")),
    ]
    if !keywords.isEmpty {
      members += [.init("anyOf", .array(keywords)), .init("allOf", .array(format.checks.map(branch)))]
    }
    return .init("check", .object(members))
  }

  /// What holds of a mapping with the keyword of a check, unless another check has that key too and is named.
  private func branch(of check: FileFormat.Word) -> JSONValue {
    let others = format.checks.filter { other in
      other.name != check.name && other.fields.contains { $0.name == check.name }
    }
    var condition: [JSONValue.Member] = [.init("required", .strings([check.name]))]
    if !others.isEmpty {
      let named = others.map { JSONValue.object([.init("required", .strings([$0.name]))]) }
      condition.append(.init("not", .object([.init("anyOf", .array(named))])))
    }
    return .object([
      .init("if", .object(condition)), .init("then", .object(FieldSchema.object(check.fields))),
    ])
  }

  private var authentication: JSONValue.Member {
    let names = format.authenticators.map(\.name)
    let type = Field(
      "type",
      .choice(names),
      isRequired: true,
      description: "The name of the authenticator; the other keys are its settings."
    )
    let branches = format.authenticators.map { word -> JSONValue in
      let isThis = JSONValue.object([.init("type", .object([.init("const", .string(word.name))]))])
      return .object([
        .init("if", .object([.init("properties", isThis), .init("required", .strings(["type"]))])),
        .init("then", .object(FieldSchema.object(word.fields, others: ["type"]))),
      ])
    }
    return .init(
      "authentication",
      .object([
        .init("title", .string("Authentication")),
        .init("description", .string("How requests are authenticated.")),
        .init("type", .string("object")),
        .init("properties", .object([.init("type", FieldSchema.schema(of: type))])),
        .init("required", .strings(["type"])),
        .init("allOf", .array(branches)),
      ])
    )
  }

  private func definition(
    _ name: String,
    _ description: String,
    _ fields: [Field],
    needs rule: String,
    of alternatives: [String]
  ) -> JSONValue.Member {
    var fields = fields
    for index in fields.indices where alternatives.contains(fields[index].name) { fields[index].isRequired = false }
    let choices = alternatives.map { JSONValue.object([.init("required", .strings([$0]))]) }
    let head: [JSONValue.Member] = [
      .init("title", .string(FieldSchema.title(of: name))), .init("description", .string(description)),
    ]
    return .init(
      name,
      .object(head + FieldSchema.object(fields, takesExtensions: true) + [.init(rule, .array(choices))])
    )
  }
}
