import PQCore

extension Diagnostic.Code {
  /// The codes this module raises.
  static let commandLineCodes: [Diagnostic.Code] = [
    .fault,
    .operands,
    .optionValue,
    .unknownCommand,
    .unknownOption,
    .unwritableOutput,
  ]
}
