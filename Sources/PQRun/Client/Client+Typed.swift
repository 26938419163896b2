public import PQCore
public import PQModel

extension Client {
  /// Runs a query whose answer must hold exactly one item.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - values: The values of its variables.
  ///   - environment: The environment to ask.
  ///   - model: What the item becomes.
  /// - Returns: The item.
  /// - Throws: Every problem with the call, or the one that kept a good answer with one fitting item from coming.
  public func run<Model: Decodable & Sendable>(
    _ query: Query,
    with values: VariableValues = [:],
    in environment: Environment,
    as model: Model.Type
  ) async throws(DiagnosticList) -> Model {
    let prepared = try await prepare(Call(query, with: values, in: environment))
    do throws(Diagnostic) {
      return try await items(of: prepared).item(as: model, context: prepared.context)
    } catch {
      throw DiagnosticList([error])
    }
  }

  /// Runs a query whose answer holds any number of items.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - values: The values of its variables.
  ///   - environment: The environment to ask.
  ///   - model: What the items become.
  /// - Returns: The items in the order they came.
  /// - Throws: Every problem with the call, or the one that kept a good answer with fitting items from coming.
  public func run<Model: Decodable & Sendable>(
    _ query: Query,
    with values: VariableValues = [:],
    in environment: Environment,
    as model: [Model].Type
  ) async throws(DiagnosticList) -> [Model] {
    let prepared = try await prepare(Call(query, with: values, in: environment))
    do throws(Diagnostic) {
      return try await items(of: prepared).items(as: Model.self)
    } catch {
      throw DiagnosticList([error])
    }
  }

  private func items(of prepared: PreparedCall) async throws(Diagnostic) -> AnswerItems {
    let answer = try await send(prepared)
    guard answer.verdict.isOK else { throw .badAnswer(answer, of: prepared) }
    guard let json = answer.json else { throw .noJSON() }
    return try AnswerItems(of: json)
  }
}
