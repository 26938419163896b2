package import PQCore

/// The variables and the fragments that a document uses, in the order of the text.
package struct DocumentUses: Sendable {
  /// A name where it is used.
  package struct Use: Sendable, Hashable {
    /// The name.
    package let name: String

    /// What uses it: an argument, or a spread.
    package let span: SourceSpan
  }

  /// The variables.
  package private(set) var variables: [Use] = []

  /// The fragments.
  package private(set) var fragments: [Use] = []

  /// Finds the uses.
  ///
  /// - Parameter document: The document.
  package init(in document: GraphQLDocument) {
    for operation in document.operations {
      find(in: operation.directives)
      find(in: operation.selections)
    }
    for fragment in document.fragments {
      find(in: fragment.directives)
      find(in: fragment.selections)
    }
  }

  // The parser has bounded the depth of selections and of values.
  private mutating func find(in selections: [Selection]) {
    for selection in selections {
      switch selection {
      case .field(let field):
        find(in: field.arguments)
        find(in: field.directives)
        find(in: field.selections)
      case .fragmentSpread(let spread):
        fragments.append(Use(name: spread.name, span: spread.span))
        find(in: spread.directives)
      case .inlineFragment(let fragment):
        find(in: fragment.directives)
        find(in: fragment.selections)
      }
    }
  }

  private mutating func find(in directives: [Directive]) {
    for directive in directives { find(in: directive.arguments) }
  }

  private mutating func find(in arguments: [Argument]) {
    for argument in arguments { find(in: argument.value, at: argument.span) }
  }

  private mutating func find(in value: GraphQLValue, at span: SourceSpan) {
    switch value {
    case .variable(let name): variables.append(Use(name: name, span: span))
    case .list(let items): for item in items { find(in: item, at: span) }
    case .object(let fields): for field in fields { find(in: field.value, at: span) }
    case .int, .float, .string, .boolean, .null, .enumeration: break
    }
  }
}
