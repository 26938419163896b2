public import PQCore

/// Reads files for plug-ins that need one, such as a token's file.
public struct FileReader: Sendable {
  private let body: @Sendable (String) throws(Diagnostic) -> [UInt8]

  /// Makes a reader.
  ///
  /// - Parameter body: Gives the bytes of the file at a path, or throws why they cannot be had.
  public init(_ body: @escaping @Sendable (String) throws(Diagnostic) -> [UInt8]) {
    self.body = body
  }

  /// A reader that refuses every file.
  public static let none = FileReader { path throws(Diagnostic) in throw .noFiles(path) }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - span: Where the path is written.
  /// - Returns: The file's bytes.
  /// - Throws: Why they cannot be had.
  public func read(_ path: String, at span: SourceSpan? = nil) throws(Diagnostic) -> [UInt8] {
    do {
      return try body(path)
    } catch {
      var diagnostic = error
      if diagnostic.span == nil { diagnostic.span = span }
      throw diagnostic
    }
  }
}

extension Diagnostic.Code {
  package static let noFiles = Diagnostic.Code(
    "no-files",
    explanation: "A plug-in asks for a file, and the program that uses the library gave it no way to read files.",
    example: "Client(transport: transport) with auth: { type: token, token-file: token.json }"
  )
}

extension Diagnostic {
  fileprivate static func noFiles(_ path: String) -> Diagnostic {
    .error(.noFiles, "file '\(path)' cannot be read here", hint: "give the client a file reader")
  }
}
