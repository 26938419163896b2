import PQCore
import PQFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `pqrun init [FOLDER]`.
enum InitCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "init",
    summary: "write a small project with comments; what is there is left as it is",
    operands: [
      .optional(ValueSpecification("FOLDER", from: .folders), help: "where to write; by default here")
    ],
    examples: [.init("pqrun init content-tests", "a project in a new folder")]
  )

  static func run(in context: CommandContext) async throws {
    let folder = folder(of: context)
    try checkFolders(in: folder)
    let declared = ProjectTemplate.declaredItems(in: folder)
    let steps = try ProjectTemplate.plan(declared: declared) { path throws(Diagnostic) in
      try existingText(at: "\(folder)/\(path)")
    }
    var lines: [String] = []
    for step in steps {
      let path = "\(folder)/\(step.path)"
      switch step.action {
      case .write(let text):
        try write(text, to: path, flags: O_CREAT | O_EXCL)
        lines.append("wrote \(step.path)")
      case .append(let text):
        try write(text, to: path, flags: O_APPEND)
        lines.append("added to \(step.path)")
      case .keep:
        lines.append("kept \(step.path)")
      case .leaveOut(let reason):
        lines.append("left out \(step.path): \(reason)")
      }
    }
    guard !context.arguments.has(.quiet) else { return }
    let next = ["", "next:"] + ProjectTemplate.nextCommands.map { "  \($0)" }
    try context.print((lines + next).map { $0 + "\n" }.joined())
  }

  private static func folder(of context: CommandContext) -> String {
    let start = context.arguments.value(of: .directory)?.text ?? context.process.workingDirectory
    guard let folder = context.arguments.operands.first else { return start }
    return folder.hasPrefix("/") ? folder : "\(start)/\(folder)"
  }

  // Nothing is written when a part cannot be.
  private static func checkFolders(in folder: String) throws(Diagnostic) {
    for path in [folder] + ProjectTemplate.folders.map({ "\(folder)/\($0)" }) {
      guard FileSystem.exists(path), !FileSystem.isFolder(path) else { continue }
      throw .unwritable(path, reason: "it is a file, and a folder is needed there")
    }
  }

  private static func existingText(at path: String) throws(Diagnostic) -> String? {
    guard FileSystem.exists(path) else { return nil }
    do {
      return String(decoding: try FileSystem.read(path), as: UTF8.self)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }

  private static func write(_ text: String, to path: String, flags: Int32) throws(Diagnostic) {
    makeFolders(above: path)
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw .unwritable(path, reason: SystemError.last.description) }
    defer { _ = close(descriptor) }
    do {
      try DescriptorSink(descriptor: descriptor).write(text)
    } catch {
      throw .unwritable(path, reason: error.description)
    }
  }

  private static func makeFolders(above path: String) {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      _ = unsafe mkdir(String(path[..<slash]), 0o777)
      end = slash
    }
  }
}

extension Diagnostic {
  fileprivate static func unwritable(_ path: String, reason: String) -> Diagnostic {
    .error(
      .unwritableOutput,
      "'\(path)' cannot be written: \(reason)",
      hint: "choose another folder, or make this one writable"
    )
  }
}
