import PQCore

extension Diagnostic.Code {
  /// The codes this module raises.
  static let commandLineCodes: [Diagnostic.Code] = [
    .emptyProject,
    .environmentChoice,
    .fault,
    .itemsWithErrors,
    .missingProgram,
    .nothingFits,
    .nothingSelected,
    .operands,
    .optionValue,
    .programFailed,
    .programNotRun,
    .programSaid,
    .reportOption,
    .unknownCommand,
    .unknownOption,
    .unwritableOutput,
    .variableOption,
    .variablesFile,
  ]
}
