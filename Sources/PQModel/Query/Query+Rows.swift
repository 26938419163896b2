public import PQCore

extension Query {
  /// Where rows come from, each of which gives a case its values.
  public struct Rows: Sendable, Hashable {
    /// Where they come from.
    public var source: Source

    /// The name of each row, with `${name}` for its values; nil for its values themselves.
    public var name: Node?

    /// The most rows that are taken, or nil for all.
    public var limit: Int?

    /// Whether it is well that there is no row.
    public var allowsNone: Bool

    /// Where it is declared, if in a file.
    public var span: SourceSpan?

    /// Makes rows.
    ///
    /// - Parameters:
    ///   - source: Where they come from.
    ///   - name: The name of each row, with `${name}` for its values.
    ///   - limit: The most rows that are taken.
    ///   - allowsNone: Whether it is well that there is no row.
    ///   - span: Where it is declared, if in a file.
    public init(
      _ source: Source,
      name: Node? = nil,
      limit: Int? = nil,
      allowsNone: Bool = false,
      span: SourceSpan? = nil
    ) {
      self.source = source
      self.name = name
      self.limit = limit
      self.allowsNone = allowsNone
      self.span = span
    }

    /// Where rows come from.
    public enum Source: Sendable, Hashable {
      /// They are picked from the answer to another query.
      case query(RowQuery)
      /// They are known: from a file, or written beside the case.
      case table([Row])
    }
  }

  /// Another query, and how rows are picked from its answer.
  public struct RowQuery: Sendable, Hashable {
    /// The name of the query that is asked.
    public var query: String

    /// The values of its variables.
    public var values: VariableValues

    /// How rows are picked from its answer.
    public var paths: RowPaths

    /// Makes a row query.
    ///
    /// - Parameters:
    ///   - query: The name of the query that is asked.
    ///   - values: The values of its variables.
    ///   - paths: How rows are picked from its answer.
    public init(_ query: String, with values: VariableValues = [:], paths: RowPaths) {
      self.query = query
      self.values = values
      self.paths = paths
    }
  }

  /// The JSONPaths that pick rows from JSON.
  public struct RowPaths: Sendable, Hashable {
    /// Finds the rows, in each of which the other paths then look; nil when they look in the whole, and what they find
    /// is put side by side.
    public var rows: NamedPath?

    /// A path for each value of a row.
    public var values: [NamedPath]

    /// A path for the name of a row, or nil.
    public var name: NamedPath?

    /// Makes paths.
    ///
    /// - Parameters:
    ///   - rows: Finds the rows, in each of which the other paths then look.
    ///   - values: A path for each value of a row.
    ///   - name: A path for the name of a row.
    public init(rows: NamedPath? = nil, values: [NamedPath], name: NamedPath? = nil) {
      self.rows = rows
      self.values = values
      self.name = name
    }
  }

  /// One row: values by name, which are variables of the query or used in checks only.
  public struct Row: Sendable, Hashable {
    /// Its values.
    public var values: VariableValues

    /// Its name, or nil for one made of its values.
    public var name: String?

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - values: Its values.
    ///   - name: Its name.
    public init(_ values: VariableValues, name: String? = nil) {
      self.values = values
      self.name = name
    }
  }
}
