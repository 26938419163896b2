internal import PQCore
internal import PQRun

/// Holds what came for an asset against what the answer says of it.
struct AssetJudge {
  private let asset: Asset
  private let resource: FetchedResource

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - resource: What came for its address.
  init(of asset: Asset, _ resource: FetchedResource) {
    self.asset = asset
    self.resource = resource
  }

  /// What is wrong with the asset as findings.
  var outcome: CheckOutcome {
    let address = asset.address
    guard let first = asset.mentions.first else { return .passed }
    if asset.mentions.allSatisfy({ $0.claim.member == "_authorUrl" }), resource.asksForCredentials, isElsewhere {
      return CheckOutcome(notes: ["'\(address)' is not judged: it asks for credentials of another host"])
    }
    if let obstacle = resource.obstacle { return .failed("'\(address)' \(obstacle)", at: first.place) }
    guard let body = resource.response?.body, !body.isEmpty else {
      return .failed("'\(address)' is empty", expected: "more than 0 bytes", actual: "0 bytes", at: first.place)
    }
    if let finding = damage(of: body, at: first.place) { return CheckOutcome(findings: [finding]) }
    let header = ImageHeader(body)
    return CheckOutcome(findings: asset.mentions.compactMap { finding(on: $0, header, body) })
  }

  private static let largestPicture = 1_000_000
  private static let readableTypes = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml"]

  private var isElsewhere: Bool { !asset.address.hasPrefix("/") }

  /// A picture that is none, whatever was expected.
  private func damage(of body: [UInt8], at place: AnswerPlace) -> CheckOutcome.Finding? {
    guard Self.readableTypes.contains(resource.mediaType) else { return nil }
    guard let header = ImageHeader(body) else {
      return .init(
        "'\(asset.address)' is no picture",
        expected: resource.mediaType,
        actual: "\(body.count) bytes of something else",
        at: place
      )
    }
    guard header.size == nil, header.mediaType != "image/svg+xml" else { return nil }
    return .init(
      "'\(asset.address)' is cut off or damaged",
      expected: "a whole picture",
      actual: "\(body.count) bytes without a size",
      at: place
    )
  }

  private func finding(
    on mention: Asset.Mention,
    _ header: ImageHeader?,
    _ body: [UInt8]
  ) -> CheckOutcome.Finding? {
    let claim = mention.claim
    if let expected = claim.mediaType, !expected.fits(resource.mediaType) {
      return .init(
        "'\(asset.address)' has another media type",
        expected: expected.description,
        actual: resource.mediaType.isEmpty ? "none" : resource.mediaType,
        at: mention.place,
        picture: picture(header, body)
      )
    }
    guard let expected = claim.size, let actual = header?.size, expected != actual else { return nil }
    return .init(
      "'\(asset.address)' has another size",
      expected: "\(expected) pixels",
      actual: "\(actual) pixels",
      at: mention.place,
      picture: picture(header, body)
    )
  }

  private func picture(_ header: ImageHeader?, _ body: [UInt8]) -> CheckOutcome.Picture? {
    guard let header, body.count <= Self.largestPicture else { return nil }
    return CheckOutcome.Picture(mediaType: header.mediaType, bytes: body)
  }
}
