internal import PQCore
internal import PQRun

/// Finds the assets that an answer names, each address once.
struct AssetFinder {
  /// The first assets, as many as the limit allows.
  private(set) var assets: [Asset] = []

  /// How many addresses there are.
  var count: Int { indexes.count }

  private var indexes: [String: Int] = [:]
  private let limit: Int

  /// Makes a finder.
  ///
  /// - Parameter limit: The most assets that are kept.
  init(limit: Int) {
    self.limit = limit
  }

  /// Finds every asset by the members that AEM gives references.
  ///
  /// - Parameter json: The answer.
  mutating func findAll(in json: JSON) {
    var steps: [JSONLocation.Step] = []
    visit(json, at: &steps, in: nil)
  }

  /// Finds the assets at chosen places.
  ///
  /// - Parameters:
  ///   - paths: The places; what is no text is passed over.
  ///   - json: The answer.
  mutating func find(_ paths: [JSONPath], in json: JSON) {
    for value in paths.flatMap({ $0.nodes(in: json) }) {
      guard let address = value.string, indexes[address] == nil, let index = remember(address) else { continue }
      let place = AnswerPlace(of: value)
      let around = JSONLocation(Array(place.location.steps.dropLast()))
      let claim = Asset.Claim(Self.member(at: place.location), in: json.document.root[around], address: address)
      assets[index].add(claim, at: place)
    }
  }

  private static func member(at location: JSONLocation) -> String {
    if case .name(let name)? = location.steps.last { name } else { "" }
  }

  private static let members: Set<String> = ["_path", "_publishUrl", "_authorUrl", "_dynamicUrl"]
  private static let assetTypes: Set<String> = ["ImageRef", "DocumentRef", "ArchiveRef", "MultimediaRef"]

  // How deep it goes was limited when the answer was read.
  private mutating func visit(_ json: JSON, at steps: inout [JSONLocation.Step], in fragment: String?) {
    if let members = json.members {
      let fragment = json.fragmentName ?? fragment
      for member in members {
        let name = member.name
        steps.append(.name(name))
        if Self.members.contains(name), let address = member.value.string, isAsset(json, name, address) {
          if let index = remember(address) {
            let claim = Asset.Claim(name, in: json, address: address)
            assets[index].add(claim, at: AnswerPlace(JSONLocation(steps), fragment: fragment))
          }
        } else {
          visit(member.value, at: &steps, in: fragment)
        }
        steps.removeLast()
      }
    } else if let elements = json.elements {
      for (index, element) in elements.enumerated() {
        steps.append(.index(index))
        visit(element, at: &steps, in: fragment)
        steps.removeLast()
      }
    }
  }

  /// Whether an address leads to an asset or a page; the path of a content fragment leads to neither.
  private func isAsset(_ object: JSON, _ member: String, _ address: String) -> Bool {
    guard member == "_path" else { return !address.isEmpty }
    return address.hasPrefix("/content/dam/") && !FileExtension(of: address).text.isEmpty
      || object["mimeType"]?.string != nil
      || object["__typename"]?.string.map(Self.assetTypes.contains) ?? false
  }

  /// Counts an address, and gives its place among the assets that are kept.
  private mutating func remember(_ address: String) -> Int? {
    if let index = indexes[address] { return index < assets.count ? index : nil }
    indexes[address] = indexes.count
    guard assets.count < limit else { return nil }
    assets.append(Asset(address: address))
    return assets.count - 1
  }
}
