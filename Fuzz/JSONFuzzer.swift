/// Reads bytes as JSON: a refusal must have words, and what is read must come back from what is written of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readJSON(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  let document: JSONDocument
  do {
    document = try JSONDocument(parsing: bytes, depthLimit: 64)
  } catch {
    precondition(!error.message.isEmpty && error.hint != nil)
    precondition(!DiagnosticRenderer(redact: { $0 }).render(error).isEmpty)
    return 0
  }
  for style in JSONWriter.Style.allCases {
    var writer = JSONWriter(style: style)
    writer.write(document.root)
    guard let again = try? JSONDocument(parsing: writer.bytes, depthLimit: 64) else {
      preconditionFailure("what was written cannot be read")
    }
    precondition(again.root == document.root, "what was written is something else")
    precondition(again.duplicateMembers().count == document.duplicateMembers().count)
  }
  return 0
}
