import PQCore
import PQModel
import PQRun

/// Decodes answers with a program: `decode: exec:NAME` runs `pqrun-decode-NAME`.
///
/// The program gets the body of the answer in UTF-8 on standard input and writes JSON to standard output.
struct ProgramDecoder: ResultDecoder {
  /// Every decoder of this kind.
  static let all = DecoderFamily(
    name: "exec",
    summary: "what the program pqrun-decode-NAME makes of the answer; needs --allow-commands"
  ) { ProgramDecoder($0) }

  /// The word as it is written after `decode:`.
  let name: String
  let summary = "what a program makes of the answer"

  /// What the name of the program's file starts with.
  static let prefix = "pqrun-decode-"

  /// The name of the program's file.
  let program: String

  private var path: String?

  /// Makes a decoder of a name, or nil when it could not be that of a file.
  ///
  /// - Parameter name: The word after the colon.
  init?(_ name: String) {
    let isWord = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard isWord, !name.isEmpty, name.utf8.count <= 100 else { return nil }
    self.name = "\(Self.all.name):\(name)"
    program = Self.prefix + name
  }

  /// Finds the program.
  ///
  /// - Parameters:
  ///   - folders: Where to look for it.
  ///   - isAllowed: Whether programs may be run.
  ///   - span: Where the decoder is named.
  /// - Returns: The decoder that can run it.
  /// - Throws: A diagnostic when programs may not be run, or there is none of that name.
  func located(
    in folders: PluginFolders,
    isAllowed: Bool,
    at span: SourceSpan? = nil
  ) throws(Diagnostic) -> ProgramDecoder {
    guard isAllowed else { throw .notAllowed(self, at: span) }
    guard let path = folders.program(program) else { throw .missing(self, folders: folders.folders, at: span) }
    var located = self
    located.path = path
    return located
  }

  func decode(_ answer: Answer, context: RunContext) async throws -> ProgramOutput {
    guard let path else { throw Diagnostic.notAllowed(self, at: nil) }
    let limit = context.query?.timeout ?? context.environment.connection.totalTimeout
    let result: ProgramResult
    do throws(Diagnostic) {
      let program = Program([path], input: answer.json?.document.bytes ?? answer.response.body, timeout: limit)
      result = try await ProcessRunner(directory: ".").run(program)
    } catch {
      var problem = error
      if problem.failure != .interrupted { problem.failure = .badAnswer }
      throw problem
    }
    let said = Self.lines(of: result.errorOutput)
    if let failure = result.failure { throw Diagnostic.failed(self, failure, said: said) }
    let document = try JSONDocument(parsing: result.output, named: "output of \(program)")
    return ProgramOutput(json: document.root, problems: said.isEmpty ? [] : [.said(self, said)])
  }

  private static let mostLines = 20

  private static func lines(of error: [UInt8]) -> [String] {
    let text = String(decoding: error.prefix(16_384), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).prefix(mostLines).map(String.init)
  }
}

/// What a program made of an answer.
struct ProgramOutput: Presentable {
  let json: JSON
  let problems: [Diagnostic]

  func write(to writer: inout JSONWriter) {
    writer.write(json)
  }
}

extension Diagnostic.Code {
  static let missingProgram = Diagnostic.Code(
    "missing-program",
    explanation: """
      'exec:NAME' runs the program 'pqrun-decode-NAME', and no file of that name that may be executed is in the \
      project's folder 'plugins' or on the PATH.
      """,
    example: "pqrun adventures-all --decode exec:recipe --allow-commands"
  )

  static let programFailed = Diagnostic.Code(
    "program-failed",
    explanation: """
      A program that serves as a decoder ended with another status than 0, or by a signal. What it wrote to its \
      standard error stands in the notes.
      """,
    example: "pqrun adventures-all --decode exec:recipe --allow-commands"
  )

  static let programSaid = Diagnostic.Code(
    "program-said",
    explanation: "A program that serves as a decoder did its work and wrote to its standard error. The notes have it.",
    example: "echo 'two items have no image' >&2"
  )
}

extension Diagnostic {
  fileprivate static func notAllowed(_ decoder: ProgramDecoder, at span: SourceSpan?) -> Diagnostic {
    .error(
      .commandsNotAllowed,
      "decoder '\(decoder.name)' runs the program '\(decoder.program)', and programs are not allowed",
      at: span,
      hint: "look at what it does, then add --allow-commands"
    )
  }

  fileprivate static func missing(_ decoder: ProgramDecoder, folders: [String], at span: SourceSpan?) -> Diagnostic {
    .error(
      .missingProgram,
      "decoder '\(decoder.name)' needs the program '\(decoder.program)', and there is none",
      at: span,
      notes: [Note("looked for in '\(folders.first ?? "plugins")' and on the PATH")],
      hint: "put it there and make it executable"
    )
  }

  fileprivate static func failed(_ decoder: ProgramDecoder, _ words: String, said: [String]) -> Diagnostic {
    .error(
      .programFailed,
      "the program '\(decoder.program)' \(words)",
      notes: said.map { Note("it says: \($0)") },
      hint: "try it by hand: save the answer with '--decode raw -o answer.json' and give it on standard input",
      failure: .badAnswer
    )
  }

  fileprivate static func said(_ decoder: ProgramDecoder, _ lines: [String]) -> Diagnostic {
    .warning(
      .programSaid,
      "the program '\(decoder.program)' has something to say",
      notes: lines.map { Note("it says: \($0)") },
      hint: "the result is shown all the same"
    )
  }
}
