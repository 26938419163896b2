internal import PQCore

/// Replaces the sources of diagnostics by copies in which secrets are asterisks.
struct SecretMask {
  private var masked: [ObjectIdentifier: SourceText] = [:]

  /// Makes a mask.
  ///
  /// - Parameter secrets: Where secrets stand.
  init(_ secrets: [SourceSpan]) {
    let bySource = Dictionary(grouping: secrets) { ObjectIdentifier($0.source) }
    for (identity, spans) in bySource {
      guard let source = spans.first?.source else { continue }
      var bytes = source.bytes
      for span in spans {
        for place in span.range.clamped(to: bytes.indices) where bytes[place] != 0x0A && bytes[place] != 0x0D {
          bytes[place] = UInt8(ascii: "*")
        }
      }
      masked[identity] = SourceText(name: source.name, bytes: bytes)
    }
  }

  func apply(to list: DiagnosticList) -> DiagnosticList {
    guard !masked.isEmpty else { return list }
    return DiagnosticList(list.items.map(apply))
  }

  private func apply(to diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.span = diagnostic.span.map(apply)
    diagnostic.notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: $0.span.map(apply)) }
    return diagnostic
  }

  private func apply(to span: SourceSpan) -> SourceSpan {
    SourceSpan(source: masked[ObjectIdentifier(span.source)] ?? span.source, range: span.range)
  }
}
