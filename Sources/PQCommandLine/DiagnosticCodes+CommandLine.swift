import PQCore

extension Diagnostic.Code {
  /// The codes this module raises.
  static let commandLineCodes: [Diagnostic.Code] = [
    .environmentChoice,
    .fault,
    .operands,
    .optionValue,
    .unknownCommand,
    .unknownOption,
    .unwritableOutput,
    .variableOption,
    .variablesFile,
  ]
}
