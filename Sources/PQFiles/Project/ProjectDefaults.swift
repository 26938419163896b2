public import PQCore

/// Values of options that the project file gives.
public struct ProjectDefaults: Sendable, Hashable {
  /// A value of an option.
  public struct Value: Sendable, Hashable {
    /// The option's name, without dashes.
    public var option: String

    /// The value as written.
    public var text: String

    /// Where it is written.
    public var span: SourceSpan
  }

  /// The values in written order.
  public private(set) var values: [Value] = []

  init() {}

  init(_ decoder: inout NodeDecoder) {
    let values = decoder.mapping("defaults", fields: ProjectFields.defaults) { decoder in
      _ = decoder.duration("timeout")
      _ = decoder.optional("retry") { node throws(Diagnostic) in try node.readInteger("retry", in: 1...100) }
      return ProjectFields.defaults.compactMap { field in
        let text = decoder.text(field.name)
        return decoder.value(field.name).flatMap { node in
          text.map { Value(option: field.name, text: $0, span: node.span) }
        }
      }
    }
    self.values = values ?? []
  }

  /// Finds the value of an option.
  ///
  /// - Parameter option: The option's name, without dashes.
  /// - Returns: The value, or nil.
  public subscript(option: String) -> Value? {
    values.first { $0.option == option }
  }
}
