package import PQCore

/// Reads a YAML file into a tree of nodes that know their places.
///
/// It is YAML 1.2 with the core schema's tags, one document a file. Scalars keep their text: what they mean is decided
/// by whoever reads them. A mistake in the syntax ends the reading; every other problem is collected.
package struct YAMLReader: Sendable {
  private let limits: YAMLLimits

  /// Makes a reader.
  ///
  /// - Parameter limits: How much a file may ask for.
  package init(limits: YAMLLimits = YAMLLimits()) {
    self.limits = limits
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes, in UTF-8 or UTF-16.
  ///   - name: The file's name, as people know it.
  ///   - diagnostics: Takes the problems.
  /// - Returns: The document, or nil when the file is no YAML. A file without content gives an empty plain scalar.
  package func read(_ bytes: [UInt8], named name: String, into diagnostics: inout DiagnosticList) -> Node? {
    let result = Result { () throws(Diagnostic) in
      guard bytes.count <= limits.size else { throw .fileTooLarge(name, limit: limits.size) }
      let (source, isASCII) = try TextDecoder().read(bytes, named: name)
      guard let parser = YAMLParser(source.bytes) else { throw .noMemory(name) }
      var composer = YAMLComposer(parser, source: source, isASCII: isASCII, limits: limits)
      let node = try composer.compose()
      return (node, composer.diagnostics)
    }
    switch result {
    case .success(let (node, problems)):
      diagnostics.append(contentsOf: problems)
      return node
    case .failure(let problem):
      diagnostics.append(problem.hidingSecretWords)
      return nil
    }
  }
}

extension Diagnostic.Code {
  package static let fileTooLarge = Diagnostic.Code(
    "file-too-large",
    explanation: "A file is larger than any hand-written one; it is most likely not the file that was meant.",
    example: "a database dump named queries/all.yaml"
  )
}

extension Diagnostic {
  fileprivate var hidingSecretWords: Diagnostic {
    guard let source = span?.source else { return self }
    return moved(from: source, to: source.hiding(SecretWords.ranges(in: source)))
  }

  fileprivate static func fileTooLarge(_ name: String, limit: Int) -> Diagnostic {
    .error(
      .fileTooLarge,
      "the file has more than \(limit / 1_000_000) MB",
      at: SourceSpan(source: SourceText(name: name, bytes: []), range: 0..<0),
      hint: "split it into several files, one environment or query a file"
    )
  }

  fileprivate static func noMemory(_ name: String) -> Diagnostic {
    .error(
      .fileTooLarge,
      "there is not enough memory to read the file",
      at: SourceSpan(source: SourceText(name: name, bytes: []), range: 0..<0),
      hint: "end other programs, or split the file"
    )
  }
}
