internal import PQRun

extension CheckOutcome {
  /// The check needs JSON, and the body is none.
  static let noJSON = CheckOutcome.failed("the body is no JSON", expected: "JSON")
}
