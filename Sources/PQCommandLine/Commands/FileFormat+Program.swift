import PQFiles
import PQRun

extension FileFormat {
  /// What the files of a project may say when they are read by the program.
  static var program: FileFormat {
    FileFormat(
      environment: EnvironmentFields.all,
      query: QueryFields.all,
      project: ProjectFields.all,
      authenticators: Registry.program.authenticators.map { Word($0.scheme, fields: $0.fields) }
    )
  }
}
