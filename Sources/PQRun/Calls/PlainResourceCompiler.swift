package import PQCore
import PQModel

/// Writes the path and the query string of a plain resource, with values in the place of `${name}`.
struct PlainResourceCompiler {
  let call: Call

  func compile(_ resource: Query.PlainResource) throws(Diagnostic) -> String {
    var text = ""
    for part in try TemplateText.parts(of: resource.path, at: call.query.span) {
      switch part {
      case .literal(let literal): text += literal
      case .name(let name): text += PercentEncoding.encode(try value(of: name) ?? "")
      }
    }
    try checkSegments(of: text, template: resource.path)
    var separator = text.contains("?") ? "&" : "?"
    for parameter in resource.parameters {
      guard let value = try value(in: parameter.value) else { continue }
      text += "\(separator)\(PercentEncoding.encode(parameter.name))=\(PercentEncoding.encode(value))"
      separator = "&"
    }
    if let buster = call.cacheBuster {
      text += "\(separator)\(PercentEncoding.encode(buster.name))=\(PercentEncoding.encode(buster.value))"
    }
    return text
  }

  // A server resolves '..' and drops empty segments, so that a value would lead to another resource.
  private func checkSegments(of path: String, template: String) throws(Diagnostic) {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let inner = template.hasSuffix("/") ? segments.dropLast() : segments
    guard let odd = inner.first(where: { ["", ".", ".."].contains($0) }) else { return }
    throw .oddSegment(String(odd), in: call.query)
  }

  // A parameter that is one absent variable and nothing else is left out.
  private func value(in template: String) throws(Diagnostic) -> String? {
    let parts = try TemplateText.parts(of: template, at: call.query.span)
    if case .name(let name) = parts.first, parts.count == 1 { return try value(of: name) }
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .name(let name): text += try value(of: name) ?? ""
      }
    }
    return text
  }

  private func value(of name: String) throws(Diagnostic) -> String? {
    guard let bound = call.variables.first(where: { $0.variable.name == name }) else {
      throw .undeclaredName(name, in: call.query)
    }
    return bound.value.wireText
  }
}

extension Diagnostic.Code {
  package static let undeclaredName = Diagnostic.Code(
    "undeclared-name",
    explanation: "A text stands for a variable with '${name}', and the query declares no variable of that name.",
    example: "request: { path: \"/api/x/${id}\" }"
  )

  package static let pathSegment = Diagnostic.Code(
    "path-segment",
    explanation: """
      With the values put in, a part of a path between two slashes is empty, '.' or '..'. Servers resolve such parts, \
      so that the request would ask for something else than the path says.
      """,
    example: "pqrun incident --env service --var id=..   # request: { path: \"/api/x/${id}\" }"
  )
}

extension Diagnostic {
  fileprivate static func oddSegment(_ segment: String, in query: Query) -> Diagnostic {
    .error(
      .pathSegment,
      "the path of query '\(query.name)' gets \(segment.isEmpty ? "an empty part" : "the part '\(segment)'") from a value",
      at: query.span,
      hint: "give every variable of the path a value other than '.' and '..'"
    )
  }

  fileprivate static func undeclaredName(_ name: String, in query: Query) -> Diagnostic {
    .error(
      .undeclaredName,
      "query '\(query.name)' declares no variable '\(name)', which '${\(name)}' stands for",
      at: query.span,
      hint: NearestName.hint(name, in: query.variables.map(\.name)) ?? "add it under 'variables'"
    )
  }
}
