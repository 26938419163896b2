package import PQCore

/// Reads the files that rows of cases come from, which are kept beside the file that names them.
struct DataFileReader: Sendable {
  private let file: @Sendable (String) throws(FileProblem) -> [UInt8]

  /// Makes a reader.
  ///
  /// - Parameter file: Reads a file of the project, by a path relative to it.
  init(file: @escaping @Sendable (String) throws(FileProblem) -> [UInt8]) {
    self.file = file
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - node: Its path, relative to the file it is named in.
  ///   - format: What the file is to hold.
  /// - Returns: Its text.
  /// - Throws: A diagnostic when it lies elsewhere, or cannot be read.
  func read(_ node: Node, as format: DataFileFormat) throws(Diagnostic) -> SourceText {
    let text = try node.readText(format.rawValue)
    guard DataFileFormat(path: text) == format else { throw .wrongName(text, format, at: node.span) }
    guard let path = FilePath.resolving(text, in: FilePath.folder(of: node.span.source.name)) else {
      throw .outsideOfProject(text, at: node.span)
    }
    let bytes: [UInt8]
    do {
      bytes = try file(path)
    } catch {
      throw .unreadable(path, error, at: node.span)
    }
    return try TextDecoder().decode(bytes, named: path)
  }
}

/// What a file with rows holds, which its name tells.
enum DataFileFormat: String, CaseIterable {
  /// Comma-separated values.
  case csv
  /// JSON.
  case json

  init?(path: String) {
    switch FilePath.pathExtension(of: path).lowercased() {
    case "csv", "tsv": self = .csv
    case "json": self = .json
    default: return nil
    }
  }
}

extension Diagnostic.Code {
  package static let dataFile = Diagnostic.Code(
    "data-file",
    explanation: """
      The file that 'for-each' takes its rows from cannot be read. Its path is relative to the file that names it; \
      the file lies within the project, and its name ends in .csv, .tsv or .json.
      """,
    example: "for-each: { csv: ../../adventures.csv }"
  )
}

extension Diagnostic {
  fileprivate static func wrongName(_ path: String, _ format: DataFileFormat, at span: SourceSpan) -> Diagnostic {
    let names = format == .csv ? ".csv or .tsv" : ".json"
    return .error(
      .dataFile,
      "'\(path)' is not the name of a file of rows",
      at: span,
      hint: "name a file that ends in \(names)"
    )
  }

  fileprivate static func outsideOfProject(_ path: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .dataFile,
      "the file '\(path)' lies outside the project",
      at: span,
      hint: "keep it beside the query, and name it by a path relative to \(span.source.name)"
    )
  }

  fileprivate static func unreadable(_ path: String, _ problem: FileProblem, at span: SourceSpan) -> Diagnostic {
    .error(
      .dataFile,
      "cannot read the rows of '\(path)': \(problem.reason)",
      at: span,
      hint: "check the path, which is relative to \(span.source.name)"
    )
  }
}
