package import PQCore
import PQGraphQL
import PQModel

/// How a query gives its items page by page: by the names of the variables that it declares.
enum Paging: Sendable, Hashable {
  /// `after` takes the cursor of the last item of the page before; `first`, if there is one, the size of a page.
  case cursor

  /// `offset` takes the number of items to leave out, `limit` the size of a page.
  case offset

  /// Finds the way of a query.
  ///
  /// - Parameter query: The query.
  /// - Throws: A diagnostic when it declares no variables for pages.
  init(of query: Query) throws(Diagnostic) {
    let names = Set(query.variables.map(\.name))
    if names.contains("after") {
      self = .cursor
    } else if names.contains("offset"), names.contains("limit") {
      self = .offset
    } else {
      throw .noPaging(query)
    }
  }
}

extension Call {
  /// Makes the same call with other values for some variables.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - values: The values by the names of their variables.
  /// - Throws: A diagnostic when a value breaks a rule of its variable.
  init(_ call: Call, replacing values: [String: GivenValue]) throws(Diagnostic) {
    query = call.query
    environment = call.environment
    cacheBuster = call.cacheBuster
    variables = try call.variables.map { bound throws(Diagnostic) in
      guard let value = values[bound.variable.name] else { return bound }
      return BoundVariable(bound.variable, try ValueReader().read(value, for: bound.variable))
    }
  }

  /// The whole number that a variable is bound to, or nil.
  func number(of name: String) -> Int? {
    guard case .literal(let literal) = variables.first(where: { $0.variable.name == name })?.value else { return nil }
    return Int(literal)
  }
}

extension Diagnostic.Code {
  package static let noPaging = Diagnostic.Code(
    "no-paging",
    explanation: """
      All pages of a query were asked for, and the query does not come in pages: it declares neither 'after' (a cursor, \
      with 'first' for the size of a page) nor 'offset' with 'limit'. Or its answer does not say where it goes on: a \
      document with cursors must ask for 'pageInfo { endCursor hasNextPage }', and one list in an answer can be joined, \
      not several.
      """,
    example: "pqrun adventure-by-slug --var slug=bali-surf-camp --all-pages"
  )
}

extension Diagnostic {
  fileprivate static func noPaging(_ query: Query) -> Diagnostic {
    .error(
      .noPaging,
      "query '\(query.name)' declares no variables for pages",
      at: query.span,
      hint: "leave --all-pages out, or declare 'first' and 'after', or 'offset' and 'limit'",
      failure: .usage
    )
  }
}
