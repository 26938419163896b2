import PQCore
import PQFiles
import PQModel
import PQRun

/// What a command line asks to be done with an answer: how it is decoded, what of it is shown, and in which form.
struct ResultRequest {
  /// The decoder.
  let decoder: any ResultDecoder

  /// What is looked for in the decoded value, or nil for all of it.
  let selection: JSONPath?

  /// The form, or nil for the value's own.
  let format: OutputFormat?

  /// The columns of tables, or nil for the members of the items.
  let columns: [ResultColumn]?

  /// Reads the options of a command.
  ///
  /// - Parameters:
  ///   - context: The command line.
  ///   - query: The query that is run.
  ///   - project: The project, for its defaults.
  /// - Throws: A diagnostic when an option is wrong, or no decoder has the name.
  init(_ context: CommandContext, query: Query, project: Project) throws(Diagnostic) {
    format = try context.setting(.format, of: project).flatMap { OutputFormat(rawValue: $0.text) }
    columns = try context.arguments.value(of: .columns).map(ResultColumn.columns)
    selection = try context.arguments.value(of: .select).map { option throws(Diagnostic) in
      try JSONPath(option, named: .select)
    }
    if let selection, let format, format.needsAnswer { throw .selectionOfBytes(selection, format: format) }
    if columns != nil, format != .table, format != .csv { throw .columnsOfNoTable() }
    decoder = try Self.decoder(context, query: query, project: project, format: format, selection: selection)
  }

  /// Writes a decoded value.
  ///
  /// - Parameters:
  ///   - value: What the decoder made of the answer.
  ///   - layout: How text is laid out.
  ///   - sink: Where to write to.
  /// - Throws: Why it could not be written.
  func write(_ value: any Presentable, layout: TextLayout, to sink: any OutputSink) throws {
    let writer = ResultWriter(format: format, columns: columns, layout: layout)
    guard let selection else { return try writer.write(value, to: sink) }
    try writer.write(matches: selection.nodes(in: ResultWriter.json(of: value)), to: sink)
  }

  /// Writes an answer that is bad, where it is asked for as the JSON it is and its form fits any JSON.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - layout: How text is laid out.
  ///   - sink: Where to write to.
  /// - Throws: Why it could not be written.
  func write(bad answer: Answer, layout: TextLayout, to sink: any OutputSink) throws {
    guard decoder is JSONResultDecoder, format != .table, format != .csv, let json = answer.json else { return }
    try write(JSONResult(json), layout: layout, to: sink)
  }

  private static func decoder(
    _ context: CommandContext,
    query: Query,
    project: Project,
    format: OutputFormat?,
    selection: JSONPath?
  ) throws(Diagnostic) -> any ResultDecoder {
    switch format {
    case .raw: return RawDecoder()
    case .headers: return HeadersDecoder()
    default: break
    }
    let given = context.arguments.value(of: .decode)
    if given == nil, selection != nil { return JSONResultDecoder() }
    let option = query.decoder == "json" ? try context.setting(.decode, of: project) : given
    let span = option == nil ? query.decoderSpan ?? query.span : nil
    let decoder = try Registry.program.decoder(option?.text ?? query.decoder, at: span)
    if let program = decoder as? ProgramDecoder {
      return try program.located(
        in: PluginFolders(root: project.root, path: context.process.variables["PATH"] ?? ""),
        isAllowed: context.arguments.has(.allowCommands),
        at: span
      )
    }
    guard context.arguments.has(.lenient), let strict = decoder as? any LenientDecoder else { return decoder }
    return strict.lenient
  }
}

extension Diagnostic {
  fileprivate static func selectionOfBytes(_ path: JSONPath, format: OutputFormat) -> Diagnostic {
    .error(
      .optionValue,
      "'--select \(path)' looks into JSON, and '--format \(format.rawValue)' is none",
      hint: "leave one of them out, or choose --format jsonl for a match a line",
      failure: .usage
    )
  }

  fileprivate static func columnsOfNoTable() -> Diagnostic {
    .error(
      .optionValue,
      "'--columns' is for tables",
      hint: "add --format table or --format csv",
      failure: .usage
    )
  }
}
