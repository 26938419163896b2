import PQCore
package import PQGraphQL

/// Runs persisted queries against a content store, with the schema that AEM derives from its models.
package struct QueryExecutor: Sendable {
  private let schema: AEMSchema
  private let root: QueryRoot
  private let fieldLimit: Int

  /// Makes an executor.
  ///
  /// - Parameters:
  ///   - store: The content.
  ///   - models: The models that the schema is made of; by default those of the content.
  ///   - settings: What the addresses in answers are made of.
  ///   - fieldLimit: The number of fields after which an answer is given up.
  package init(
    store: ContentStore,
    models: [ContentModel]? = nil,
    settings: DeliverySettings,
    fieldLimit: Int = 200_000
  ) {
    self.fieldLimit = fieldLimit
    schema = AEMSchema(models: models ?? store.models)
    root = QueryRoot(store: store, settings: settings)
  }

  /// Runs a query as AEM does.
  ///
  /// - Parameters:
  ///   - document: The persisted document; it has one operation.
  ///   - variables: The variables of the address as decoded text, in its order.
  /// - Returns: The answer, which may be an error.
  package func execute(
    _ document: GraphQLDocument,
    variables: [(name: String, text: String)]
  ) -> ExecutionResult {
    guard let operation = document.operations.first, document.operations.count == 1 else {
      return .failed([.severalOperations])
    }
    guard operation.kind == .query else { return .failed([.unsupported(operation)]) }
    let problems = DocumentValidator(schema: schema).problems(of: document)
    guard problems.isEmpty else { return .invalid(problems) }
    do throws(InvalidVariable) {
      let values = try VariableCoercer(schema: schema).coerce(variables, for: operation.variables)
      return execute(operation, of: document, values)
    } catch {
      return .failed([.invalidVariable(error)])
    }
  }

  private func execute(
    _ operation: OperationDefinition,
    of document: GraphQLDocument,
    _ variables: [String: GraphQLValue]
  ) -> ExecutionResult {
    let fragments = Dictionary(document.fragments.map { ($0.name, $0) }) { first, _ in first }
    var executor = FieldExecutor(
      schema: schema,
      fragments: fragments,
      variables: variables,
      fieldLimit: fieldLimit
    )
    do throws(FieldExecutor.Stop) {
      let data = try executor.execute(operation.selections, on: root)
      return .data(data, executor.errors)
    } catch .missingValue {
      return .data(.null, executor.errors)
    } catch {
      return .failed(executor.errors)
    }
  }
}

extension ExecutionResult {
  /// The servlet's answer for a document that contradicts the schema.
  fileprivate static func invalid(_ problems: [ValidationProblem]) -> ExecutionResult {
    let details = problems.map { problem in
      let start = problem.span.start
      return "Error: type=ValidationError; message=\(problem.message); location=\(start.line),\(start.column);"
    }
    let error: [JSONValue.Member] = [
      .init("errorType", .string("QueryValidationError")),
      .init("message", .string("Persisted Query Validation Error")),
      .init("details", .string(details.joined(separator: " "))),
    ]
    return ExecutionResult(status: 500, body: .object([.init("errors", .array([.object(error)]))]))
  }

  fileprivate static func failed(_ errors: [GraphQLError]) -> ExecutionResult {
    ExecutionResult(status: 200, body: .object([.init("errors", .array(errors.map(\.json)))]))
  }
}

extension GraphQLError {
  fileprivate static let severalOperations = GraphQLError(
    "Must provide operation name if query contains multiple operations.",
    classification: "ValidationError"
  )

  fileprivate static func unsupported(_ operation: OperationDefinition) -> GraphQLError {
    GraphQLError(
      "Schema is not configured for \(operation.kind == .mutation ? "mutations" : "subscriptions").",
      at: operation.span,
      classification: "OperationNotSupported"
    )
  }
}
