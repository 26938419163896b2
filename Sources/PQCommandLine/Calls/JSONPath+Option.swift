import PQCore

extension JSONPath {
  /// Reads the value of an option.
  ///
  /// - Parameters:
  ///   - option: The value.
  ///   - specification: The option, for messages.
  /// - Throws: What is wrong with it, and where.
  init(_ option: GivenOption, named specification: OptionSpecification) throws(Diagnostic) {
    let source = SourceText(name: specification.long, text: option.text)
    do {
      try self.init(option.text, at: SourceSpan(source: source, range: 0..<source.bytes.count))
    } catch {
      var problem = error
      problem.failure = .usage
      throw problem
    }
  }
}
