import PQCore
import PQGraphQL

/// A content fragment as GraphQL shows it.
struct FragmentObject: FetchableObject {
  let fragment: ContentFragment
  let source: FragmentSource

  var typeName: String { fragment.model.typeName }

  func fetch(_ field: String, _ arguments: GraphQLValue) -> FetchedValue {
    switch field {
    case "_path": .text(fragment.path)
    case "_id": .text(fragment.id)
    case "_variation": .text("master")
    case "_variations": .list([])
    case "_locale": .text(fragment.locale)
    case "_tags": .list(fragment.tags.map(FetchedValue.text))
    case "_model": model
    case "_metadata": metadata
    default: value(of: fragment[field])
    }
  }

  private func value(of field: FieldValue) -> FetchedValue {
    switch field {
    case .null: .null
    case .text(let text), .dateTime(let text): .text(text)
    case .int(let number): .int(number)
    case .float(let literal): .leaf(.number(literal))
    case .strings(let items): .list(items.map(FetchedValue.text))
    case .reference(let path): source.reference(to: path)
    case .richText(let text):
      .object(
        FetchedObject(
          typeName: "MultiFormatString",
          fields: [
            "html": .text(text.html), "markdown": .text(text.markdown), "plaintext": .text(text.plaintext),
            "json": .leaf(text.json),
          ]
        )
      )
    }
  }

  private var model: FetchedValue {
    let fields = ["_path": fragment.model.path, "title": fragment.model.title]
    return .object(FetchedObject(typeName: "ModelInfo", fields: fields.mapValues(FetchedValue.text)))
  }

  private var metadata: FetchedValue {
    let title = FetchedObject(
      typeName: "StringMetadata",
      fields: ["name": .text("title"), "value": .text(fragment.title)]
    )
    let kinds = ["string", "int", "float", "boolean", "calendar"]
    var fields: [String: FetchedValue] = [:]
    for kind in kinds {
      fields[kind + "Metadata"] = .list([])
      fields[kind + "ArrayMetadata"] = .list([])
    }
    fields["stringMetadata"] = .list([.object(title)])
    return .object(FetchedObject(typeName: "TypedMetaData", fields: fields))
  }
}
