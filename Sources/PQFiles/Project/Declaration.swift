internal import PQCore

/// An environment or a query as a file declares it, before it is decoded.
struct Declaration {
  var name: String

  /// Its mapping.
  var node: Node

  /// Where its name stands; of a file with one declaration the start of the file.
  var span: SourceSpan

  /// Problems found while its part of the file was read.
  var diagnostics = DiagnosticList()

  /// Whether its file is broken, so that nothing more is known of it.
  var isUnreadable = false

  /// Whether its file is read when it is asked for, so that only its name is known yet.
  var isPostponed = false

  /// Problems that it has only when no other file includes it, which may have what is missing.
  var gaps = DiagnosticList()

  /// The files whose settings it takes over, as Xcode configuration files do.
  var includedFiles: [String] = []
}
