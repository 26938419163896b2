import PQCore

extension Diagnostic.Code {
  /// The codes this module raises.
  static let commandLineCodes: [Diagnostic.Code] = [
    .environmentChoice,
    .fault,
    .itemsWithErrors,
    .operands,
    .optionValue,
    .unknownCommand,
    .unknownOption,
    .unwritableOutput,
    .variableOption,
    .variablesFile,
  ]
}
