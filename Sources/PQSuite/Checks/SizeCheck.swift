package import PQCore
package import PQRun

/// How large the body is.
package struct SizeCheck: Check {
  package static let keyword: String = "size"
  package static let summary: String = "how large the body is, after decompression"
  package static let fields: [Field] = [
    Field(
      "size",
      .either([.size, .mapping(bounds)]),
      isRequired: true,
      description: "The most the body may have, or bounds.",
      examples: ["1MB", "{ min: 1kB, max: 1MB }"]
    )
  ]
  private static let bounds: [Field] = [
    Field("max", .size, description: "The most the body may have.", examples: ["1MB"]),
    Field("min", .size, description: "The least the body must have.", examples: ["1kB"]),
  ]
  package static let examples: [CheckExample] = [
    CheckExample("size: 1kB", body: #"{"data":{}}"#, passes: true),
    CheckExample("size: { min: 2, max: 1MB }", body: #"{"data":{}}"#, passes: true),
    CheckExample("size: 10", body: #"{"data":{}}"#, passes: false),
    CheckExample("size: { min: 1kB }", body: #"{"data":{}}"#, passes: false),
  ]

  private var least: Int?
  private var most: Int?

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    let node = try decoder.required("size") { node throws(Diagnostic) in node }
    if node.text != nil {
      most = try node.readSize("size")
      return
    }
    (least, most) =
      decoder.mapping("size", fields: Self.bounds) { inner in
        (
          inner.optional("min") { node throws(Diagnostic) in try node.readSize("min") },
          inner.optional("max") { node throws(Diagnostic) in try node.readSize("max") }
        )
      } ?? (nil, nil)
    if least == nil, most == nil, !decoder.diagnostics.hasErrors {
      throw .wrongKind(node, "size", expected: "a size, or bounds such as { max: 1MB }")
    }
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    let size = subject.answer.response.body.count
    if let most, size > most {
      return .failed("the body is too large", expected: "at most \(most) bytes", actual: "\(size) bytes")
    }
    if let least, size < least {
      return .failed("the body is too small", expected: "at least \(least) bytes", actual: "\(size) bytes")
    }
    return .passed
  }
}
