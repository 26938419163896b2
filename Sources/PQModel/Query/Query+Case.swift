public import PQCore

extension Query {
  /// Values with checks: one test of a query, or one for each row and each combination of values.
  public struct Case: Sendable, Hashable {
    /// The case's name.
    public var name: String

    /// Words to select it by, beside those of its query.
    public var tags: [String]

    /// The values of its variables.
    public var variables: VariableValues

    /// Variables whose values are made of other values of the case.
    public var derivedVariables: [DerivedVariable]

    /// Where the rows come from that give a case each.
    public var rows: Rows?

    /// Values of which every combination gives a case.
    public var matrix: [Axis]

    /// Its checks, as written.
    public var checks: [Node]

    /// Values of its answer that later cases may use.
    public var captures: [NamedPath]

    /// How long the call is repeated, or nil for the query's own.
    public var wait: Wait?

    /// The name of the verdict that must come, or nil for the query's own.
    public var expectedVerdict: String?

    /// Why it is not run, or nil when it is.
    public var skipReason: String?

    /// Where it is declared, if in a file.
    public var span: SourceSpan?

    /// Makes a case.
    ///
    /// - Parameters:
    ///   - name: The case's name.
    ///   - tags: Words to select it by, beside those of its query.
    ///   - variables: The values of its variables.
    ///   - derivedVariables: Variables whose values are made of other values of the case.
    ///   - rows: Where the rows come from that give a case each.
    ///   - matrix: Values of which every combination gives a case.
    ///   - checks: Its checks, as written.
    ///   - captures: Values of its answer that later cases may use.
    ///   - wait: How long the call is repeated.
    ///   - expectedVerdict: The name of the verdict that must come.
    ///   - skipReason: Why it is not run, or nil when it is.
    ///   - span: Where it is declared, if in a file.
    public init(
      name: String,
      tags: [String] = [],
      variables: VariableValues = [:],
      derivedVariables: [DerivedVariable] = [],
      rows: Rows? = nil,
      matrix: [Axis] = [],
      checks: [Node] = [],
      captures: [NamedPath] = [],
      wait: Wait? = nil,
      expectedVerdict: String? = nil,
      skipReason: String? = nil,
      span: SourceSpan? = nil
    ) {
      self.name = name
      self.tags = tags
      self.variables = variables
      self.derivedVariables = derivedVariables
      self.rows = rows
      self.matrix = matrix
      self.checks = checks
      self.captures = captures
      self.wait = wait
      self.expectedVerdict = expectedVerdict
      self.skipReason = skipReason
      self.span = span
    }
  }

  /// A variable whose value is made of other values: its texts name them by `${name}`.
  public struct DerivedVariable: Sendable, Hashable {
    /// The variable's name.
    public var name: String

    /// The value as written; `$${` stands for a literal `${`.
    public var template: Node

    /// Makes a variable.
    ///
    /// - Parameters:
    ///   - name: The variable's name.
    ///   - template: The value as written.
    public init(_ name: String, template: Node) {
      self.name = name
      self.template = template
    }
  }

  /// The values that one name takes in a matrix.
  public struct Axis: Sendable, Hashable {
    /// The name: a variable's, or one that only checks use.
    public var name: String

    /// Its values, in written order.
    public var values: [GivenValue]

    /// Makes an axis.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - values: Its values, in written order.
    public init(_ name: String, _ values: [GivenValue]) {
      self.name = name
      self.values = values
    }
  }

  /// A name for what a JSONPath finds.
  public struct NamedPath: Sendable, Hashable {
    /// The name.
    public var name: String

    /// The path.
    public var path: JSONPath

    /// Where the path is written, if in a file.
    public var span: SourceSpan?

    /// Makes a name for what a path finds.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - path: The path.
    ///   - span: Where the path is written, if in a file.
    public init(_ name: String, _ path: JSONPath, span: SourceSpan? = nil) {
      self.name = name
      self.path = path
      self.span = span
    }
  }
}
