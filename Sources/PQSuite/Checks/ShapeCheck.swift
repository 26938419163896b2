package import PQCore
package import PQRun

/// The shape of the answer, held against a recorded one.
package struct ShapeCheck: Check {
  package static let keyword: String = "shape"
  package static let summary: String = "the answer's fields and their types, as a file has them recorded"
  package static let fields: [Field] = [
    Field(
      "shape",
      .text,
      isRequired: true,
      description: """
        The file that has the shape, a path within the project. A field that is gone or has another type fails, a new \
        one is noted, and 'pqrun test --update' records the file; several cases may share one.
        """,
      examples: ["shapes/adventures-all.json"]
    )
  ]
  package static let examples: [CheckExample] = [
    CheckExample(
      "shape: shapes/adventures.json",
      summary: "A field that was added does no harm.",
      body: #"{"data":{"items":[{"slug":"bali","price":5000,"activity":"Surfing"}]}}"#,
      passes: true,
      files: ["shapes/adventures.json": recorded]
    ),
    CheckExample(
      "shape: shapes/adventures.json",
      summary: "The price became a text.",
      body: #"{"data":{"items":[{"slug":"bali","price":"5000 USD"}]}}"#,
      passes: false,
      files: ["shapes/adventures.json": recorded]
    ),
    CheckExample(
      "shape: shapes/adventures.json",
      summary: "The price is gone.",
      body: #"{"data":{"items":[{"slug":"bali"}]}}"#,
      passes: false,
      files: ["shapes/adventures.json": recorded]
    ),
    CheckExample(
      "shape: shapes/adventures.json",
      summary: "Nothing is recorded yet.",
      body: #"{"data":{"items":[]}}"#,
      passes: false
    ),
  ]

  private static let recorded = """
    {
      "$": ["object"],
      "$.data": ["object"],
      "$.data.items": ["array"],
      "$.data.items[*]": ["object"],
      "$.data.items[*].price": ["number", "null"],
      "$.data.items[*].slug": ["string"]
    }
    """

  private let file: RecordedFile

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    file = try decoder.required("shape") { node throws(Diagnostic) in try RecordedFile(node, "shape") }
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    guard let json = subject.json else { return .noJSON }
    let shape = RecordedShape(of: AnswerShape(of: json))
    if let recorder = subject.tools.recorder {
      return file.record(with: recorder) { earlier in
        guard let earlier else { return shape.bytes }
        return try RecordedShape(parsing: earlier, named: file.path).merging(shape).bytes
      }
    }
    do throws(Diagnostic) {
      let recorded = try RecordedShape(parsing: file.read(in: subject.context), named: file.path)
      return ShapeComparison(of: shape, with: recorded).outcome
    } catch {
      return file.unusable(error)
    }
  }
}
