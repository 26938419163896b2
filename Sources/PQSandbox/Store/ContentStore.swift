package import PQCore

/// All the content that the sandbox serves: fragments and pictures, found by path, model or UUID.
package struct ContentStore: Sendable {
  /// The models there are.
  package let models: [ContentModel]

  /// Every fragment, in path order.
  package let fragments: [ContentFragment]

  /// Every picture, in path order.
  package let assets: [ImageAsset]

  private let fragmentsByPath: [String: ContentFragment]
  private let fragmentsByID: [String: ContentFragment]
  private let fragmentsByModel: [String: [ContentFragment]]
  private let assetsByPath: [String: ImageAsset]

  /// Makes a store of content that agrees with its models.
  ///
  /// - Parameters:
  ///   - models: The models there are.
  ///   - fragments: The fragments, in any order.
  ///   - assets: The pictures, in any order.
  /// - Throws: Every contradiction: a path or UUID used twice, an unknown model or field, a value of a wrong kind.
  package init(
    models: [ContentModel] = ContentModel.wknd,
    fragments: [ContentFragment],
    assets: [ImageAsset]
  ) throws(DiagnosticList) {
    var problems = DiagnosticList()
    var places: Set<String> = []
    for (path, id) in fragments.map({ ($0.path, $0.id) }) + assets.map({ ($0.path, $0.id) }) {
      if !places.insert(path).inserted { problems.append(.usedTwice("path", path)) }
      if !places.insert(id).inserted { problems.append(.usedTwice("UUID", id)) }
    }
    for fragment in fragments {
      Self.check(fragment, models: models, problems: &problems)
    }
    try problems.throwIfErrors()

    self.models = models
    self.fragments = fragments.sorted { $0.path < $1.path }
    self.assets = assets.sorted { $0.path < $1.path }
    fragmentsByPath = Dictionary(fragments.map { ($0.path, $0) }) { first, _ in first }
    fragmentsByID = Dictionary(fragments.map { ($0.id, $0) }) { first, _ in first }
    fragmentsByModel = Dictionary(grouping: self.fragments, by: \.model.name)
    assetsByPath = Dictionary(assets.map { ($0.path, $0) }) { first, _ in first }
  }

  /// Finds the fragments of a model.
  ///
  /// - Parameter model: The model.
  /// - Returns: Its fragments in path order.
  package func fragments(of model: ContentModel) -> [ContentFragment] {
    fragmentsByModel[model.name] ?? []
  }

  /// Finds the fragment at a path.
  ///
  /// - Parameter path: The path.
  /// - Returns: The fragment, or nil when there is none.
  package func fragment(at path: String) -> ContentFragment? { fragmentsByPath[path] }

  /// Finds the fragment with a UUID.
  ///
  /// - Parameter id: The UUID, in lower case.
  /// - Returns: The fragment, or nil when there is none.
  package func fragment(withID id: String) -> ContentFragment? { fragmentsByID[id] }

  /// Finds the picture at a path.
  ///
  /// - Parameter path: The path.
  /// - Returns: The picture, or nil when there is none.
  package func asset(at path: String) -> ImageAsset? { assetsByPath[path] }

  private static func check(
    _ fragment: ContentFragment,
    models: [ContentModel],
    problems: inout DiagnosticList
  ) {
    guard models.contains(fragment.model) else {
      problems.append(.unknownModel(of: fragment, models: models))
      return
    }
    for name in fragment.fieldNames {
      guard let field = fragment.model.field(named: name) else {
        problems.append(.unknownField(name, of: fragment))
        continue
      }
      if !fragment[name].fits(field.kind) {
        problems.append(.wrongKind(of: field, in: fragment))
      }
    }
    for field in fragment.model.fields where field.isRequired && fragment[field.name] == .null {
      problems.append(.missingField(field, in: fragment))
    }
  }
}

extension Diagnostic.Code {
  package static let inconsistentContent = Diagnostic.Code(
    "inconsistent-content",
    explanation: """
      The content given to the sandbox contradicts itself or its models: a path or a UUID is used twice, a fragment has \
      a field its model lacks, or a value does not fit its field. The sandbox refuses such content, because its answers \
      would differ from those of a real system.
      """,
    example: "a fragment of the model 'adventure' with the field 'adventureTitle'"
  )
}

extension Diagnostic {
  fileprivate static func usedTwice(_ what: String, _ value: String) -> Diagnostic {
    .error(.inconsistentContent, "the \(what) '\(value)' is used twice", hint: "give each item a \(what) of its own")
  }

  fileprivate static func unknownModel(of fragment: ContentFragment, models: [ContentModel]) -> Diagnostic {
    let names = models.map { "'\($0.name)'" }.joined(separator: ", ")
    return .error(
      .inconsistentContent,
      "the model '\(fragment.model.name)' of '\(fragment.path)' is not in the store",
      hint: "the store's models are \(names)"
    )
  }

  fileprivate static func unknownField(_ name: String, of fragment: ContentFragment) -> Diagnostic {
    let fields = fragment.model.fields.map(\.name)
    return .error(
      .inconsistentContent,
      "the model '\(fragment.model.name)' has no field '\(name)', which '\(fragment.path)' gives",
      hint: NearestName.hint(name, in: fields) ?? "its fields are \(fields.joined(separator: ", "))"
    )
  }

  fileprivate static func wrongKind(of field: ContentModel.Field, in fragment: ContentFragment) -> Diagnostic {
    .error(
      .inconsistentContent,
      "the value of '\(field.name)' in '\(fragment.path)' does not fit the field",
      hint: "give it a value of the kind \(field.kind)"
    )
  }

  fileprivate static func missingField(_ field: ContentModel.Field, in fragment: ContentFragment) -> Diagnostic {
    .error(
      .inconsistentContent,
      "'\(fragment.path)' lacks the required field '\(field.name)'",
      hint: "give it a value"
    )
  }
}
