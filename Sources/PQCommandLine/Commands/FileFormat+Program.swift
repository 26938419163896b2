import PQFiles
import PQRun

extension FileFormat {
  /// What the files of a project may say when they are read by the program.
  static var program: FileFormat { FileFormat(registry: .program) }
}
