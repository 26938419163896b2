package import PQCore
package import PQRun

/// What the files of a project may say: the tables behind their JSON Schemas and their reference.
package struct FileFormat: Sendable {
  /// A named word of a file, such as a type of authentication, with the keys that go with it.
  package struct Word: Sendable, Hashable {
    /// The word.
    package var name: String

    /// The keys that go with it.
    package var fields: [Field]

    /// Makes a word.
    ///
    /// - Parameters:
    ///   - name: The word.
    ///   - fields: The keys that go with it.
    package init(_ name: String, fields: [Field]) {
      self.name = name
      self.fields = fields
    }
  }

  /// The keys of an environment.
  package var environment: [Field]

  /// The settings of an environment in an Xcode configuration file.
  package var settings: [Field]

  /// The keys of a query.
  package var query: [Field]

  /// The keys of the project's own file.
  package var project: [Field]

  /// The types of authentication, each with the keys beside `type`.
  package var authenticators: [Word]

  /// The checks, each with its keys.
  package var checks: [Word]

  /// The mappings that keys of checks refer to by name.
  package var mappings: [Word]

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - environment: The keys of an environment.
  ///   - settings: The settings of an environment in an Xcode configuration file.
  ///   - query: The keys of a query.
  ///   - project: The keys of the project's own file.
  ///   - authenticators: The types of authentication, each with the keys beside `type`.
  ///   - checks: The checks, each with its keys.
  ///   - mappings: The mappings that keys of checks refer to by name.
  package init(
    environment: [Field],
    settings: [Field],
    query: [Field],
    project: [Field],
    authenticators: [Word],
    checks: [Word] = [],
    mappings: [Word] = []
  ) {
    self.environment = environment
    self.settings = settings
    self.query = query
    self.project = project
    self.authenticators = authenticators
    self.checks = checks
    self.mappings = mappings
  }
}

extension FileFormat {
  /// Makes the format that the loader reads.
  ///
  /// - Parameter registry: Has the types of authentication and the checks that files may name.
  package init(registry: Registry) {
    var mappings: [String: [Field]] = [:]
    for check in registry.checks { mappings.merge(check.mappings) { first, _ in first } }
    self.init(
      environment: EnvironmentFields.all,
      settings: XCConfigFields.all,
      query: QueryFields.all,
      project: ProjectFields.all,
      authenticators: registry.authenticators.map { Word($0.scheme, fields: $0.fields) },
      checks: registry.checks.map { Word($0.keyword, fields: $0.fields) },
      mappings: mappings.sorted { $0.key < $1.key }.map { Word($0.key, fields: $0.value) }
    )
  }
}
