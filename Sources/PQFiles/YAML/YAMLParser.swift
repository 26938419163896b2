private import CYAML

/// The one owner of a libyaml parser and of the bytes it reads; both are freed with it.
@safe
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Makes a parser.
  ///
  /// - Parameter bytes: UTF-8 without a byte-order mark, checked before.
  init?(_ bytes: [UInt8]) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      return nil
    }
    unsafe self.parser = parser
    unsafe input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe input.initialize(from: bytes)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// Reads on to the next event; the start of the stream is left out.
  ///
  /// - Returns: The event.
  /// - Throws: What is not YAML; there is no event after that.
  mutating func next() throws(YAMLProblem) -> YAMLEvent {
    while true {
      var raw = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &raw) == 1 else { throw problem() }
      defer { unsafe yaml_event_delete(&raw) }
      if let event = unsafe YAMLEvent(raw) { return event }
    }
  }

  private func problem() -> YAMLProblem {
    unsafe YAMLProblem(
      problem: parser.pointee.problem.map { unsafe String(cString: $0) } ?? "memory ran out",
      problemStart: Int(clamping: parser.pointee.problem_mark.index),
      context: parser.pointee.context.map { unsafe String(cString: $0) } ?? "",
      contextStart: Int(clamping: parser.pointee.context_mark.index)
    )
  }
}

extension YAMLEvent {
  fileprivate init?(_ raw: yaml_event_t) {
    unsafe start = Int(clamping: raw.start_mark.index)
    unsafe end = Int(clamping: raw.end_mark.index)
    switch unsafe raw.type {
    case YAML_STREAM_END_EVENT: content = .streamEnd
    case YAML_DOCUMENT_START_EVENT: content = .documentStart
    case YAML_DOCUMENT_END_EVENT: content = .documentEnd
    case YAML_ALIAS_EVENT: content = .alias(unsafe Self.text(raw.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe raw.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      content = .scalar(unsafe String(decoding: bytes, as: UTF8.self), unsafe Style(scalar.style))
      unsafe anchor = Self.text(scalar.anchor)
      unsafe tag = Self.text(scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      let sequence = unsafe raw.data.sequence_start
      content = .sequenceStart(isFlow: unsafe sequence.style == YAML_FLOW_SEQUENCE_STYLE)
      unsafe anchor = Self.text(sequence.anchor)
      unsafe tag = Self.text(sequence.tag)
    case YAML_SEQUENCE_END_EVENT: content = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let mapping = unsafe raw.data.mapping_start
      content = .mappingStart(isFlow: unsafe mapping.style == YAML_FLOW_MAPPING_STYLE)
      unsafe anchor = Self.text(mapping.anchor)
      unsafe tag = Self.text(mapping.tag)
    case YAML_MAPPING_END_EVENT: content = .mappingEnd
    default: return nil
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe pointer.map { unsafe String(cString: $0) }
  }
}

extension YAMLEvent.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    self =
      switch style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
      case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
      default: .plain
      }
  }
}
