import PQCore
import PQModel

/// The pages of an answer so far, and where they go on.
struct AnswerPages {
  private let paging: Paging
  private let first: Answer
  private let name: String
  private var fields: [JSON] = []
  private var lists: [[JSON]] = []
  private var cursors: Set<String> = []

  init(_ answer: Answer, by paging: Paging) throws(Diagnostic) {
    self.paging = paging
    first = answer
    let members = answer.json?["data"]?.members.map(Array.init) ?? []
    let listed = members.filter { Self.listName(of: $0.value) != nil }
    guard listed.count == 1, let field = listed.first else { throw .notOneList(listed.map(\.name)) }
    name = field.name
    try append(answer)
  }

  /// How far the pages have come.
  var progress: Pager.Progress {
    Pager.Progress(pages: lists.count, items: lists.reduce(0) { $0 + $1.count })
  }

  /// Adds a page.
  ///
  /// - Parameter answer: A good answer.
  /// - Throws: A diagnostic when the answer has no list, or is the page before once more.
  mutating func append(_ answer: Answer) throws(Diagnostic) {
    guard let field = answer.json?["data"]?[name], let list = Self.listName(of: field),
      let elements = field[list]?.elements.map(Array.init)
    else { throw .notOneList([]) }
    if let last = lists.last, !elements.isEmpty, last == elements { throw .samePage(lists.count) }
    fields.append(field)
    lists.append(elements)
  }

  /// The values of the variables that ask for the next page, or nil after the last.
  ///
  /// An offset goes on until a page is empty or smaller than the first: a server may give smaller pages than asked for.
  ///
  /// - Parameter start: The offset of the first page.
  /// - Returns: The values by name.
  /// - Throws: A diagnostic when the answer does not say where it goes on, or goes round in circles.
  mutating func valuesForNext(after start: Int) throws(Diagnostic) -> [String: GivenValue]? {
    switch paging {
    case .offset:
      guard let last = lists.last, !last.isEmpty, last.count >= lists[0].count else { return nil }
      return ["offset": GivenValue(.json(.number(String(start + progress.items))))]
    case .cursor:
      guard let info = fields.last?["pageInfo"], let hasNext = info["hasNextPage"]?.bool else {
        throw .noPageInfo(name)
      }
      guard hasNext else { return nil }
      guard let cursor = info["endCursor"]?.string else { throw .noPageInfo(name) }
      guard cursors.insert(cursor).inserted else { throw .sameCursor(cursor) }
      return ["after": GivenValue(.text(cursor))]
    }
  }

  /// Joins the pages: the first answer with the items and references of all, and the last page's account of pages.
  ///
  /// - Returns: One answer.
  /// - Throws: A diagnostic when the joined text is too large to be read.
  func joined() throws(Diagnostic) -> Answer {
    guard fields.count > 1, let root = first.json else { return first }
    var writer = JSONWriter(style: .compact)
    write(root, to: &writer) { member, writer in
      guard member.hasName("data") else { return writer.write(member.value) }
      write(member.value, to: &writer) { member, writer in
        guard member.hasName(name) else { return writer.write(member.value) }
        write(member.value, to: &writer, joinedField)
      }
    }
    var response = first.response
    response.body = writer.bytes
    let document = try JSONDocument(parsing: writer.bytes)
    return Answer(response: response, json: document.root, verdict: first.verdict)
  }

  private func joinedField(_ member: JSON.Member, to writer: inout JSONWriter) {
    if member.hasName(Self.listName(of: fields[0]) ?? "") {
      writer.beginArray()
      for element in lists.joined() { writer.write(element) }
      writer.endArray()
    } else if member.hasName("_references") {
      writer.beginArray()
      for field in fields {
        for reference in field["_references"]?.elements.map(Array.init) ?? [] { writer.write(reference) }
      }
      writer.endArray()
    } else if member.hasName("pageInfo"), let last = fields.last?["pageInfo"] {
      writer.write(last)
    } else {
      writer.write(member.value)
    }
  }

  private func write(
    _ object: JSON,
    to writer: inout JSONWriter,
    _ value: (JSON.Member, inout JSONWriter) -> Void
  ) {
    writer.beginObject()
    for member in object.members.map(Array.init) ?? [] {
      writer.key(member.name)
      value(member, &writer)
    }
    writer.endObject()
  }

  private static func listName(of field: JSON) -> String? {
    ["items", "edges"].first { field[$0]?.kind == .array }
  }
}

extension Diagnostic {
  fileprivate static func notOneList(_ names: [String]) -> Diagnostic {
    .error(
      .noPaging,
      names.isEmpty
        ? "the answer has no list to join" : "the answer has several lists: \(names.joined(separator: ", "))",
      hint: "leave --all-pages out, or ask for one list with 'items' or 'edges'",
      failure: .badAnswer
    )
  }

  fileprivate static func noPageInfo(_ name: String) -> Diagnostic {
    .error(
      .noPaging,
      "the answer does not say where 'data.\(name)' goes on",
      hint: "ask for 'pageInfo { endCursor hasNextPage }' beside 'edges' in the query's document",
      failure: .badAnswer
    )
  }

  fileprivate static func sameCursor(_ cursor: String) -> Diagnostic {
    .error(
      .endlessPages,
      "the cursor '\(cursor)' came a second time",
      hint: "the server goes round in circles: check that the document passes 'after' on",
      failure: .badAnswer
    )
  }

  fileprivate static func samePage(_ number: Int) -> Diagnostic {
    .error(
      .endlessPages,
      "page \(number + 1) is page \(number) once more",
      hint: "the server does not go on: check that the document passes 'offset' or 'after' on",
      failure: .badAnswer
    )
  }
}
