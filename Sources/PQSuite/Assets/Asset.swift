internal import PQCore
internal import PQRun

/// A resource that an answer names by its address, once or in several places.
struct Asset: Sendable, Hashable {
  /// The address: a path or a whole address.
  let address: String

  /// What is said of it, with the first place that says so.
  private(set) var mentions: [Mention] = []

  /// Remembers what a place says of it, unless another place says the same.
  mutating func add(_ claim: Claim, at place: @autoclosure () -> AnswerPlace) {
    guard mentions.count < Self.mostMentions, !mentions.contains(where: { $0.claim == claim }) else { return }
    mentions.append(Mention(claim: claim, place: place()))
  }

  private static let mostMentions = 20

  /// What a place says of an asset.
  struct Mention: Sendable, Hashable {
    let claim: Claim
    let place: AnswerPlace
  }

  /// What the neighbours of an address say of what lies there.
  struct Claim: Sendable, Hashable {
    /// The name of the member that has the address.
    var member: String

    /// The media type.
    var mediaType: MediaType?

    /// The size in pixels.
    var size: ImageHeader.Size?
  }

  /// A media type that is expected.
  enum MediaType: Sendable, Hashable, CustomStringConvertible {
    /// This one, as the answer says.
    case exactly(String)
    /// One of a family such as `image`, as the address looks.
    case family(String)

    var description: String {
      switch self {
      case .exactly(let type): type
      case .family(let family): "\(family)/*"
      }
    }

    /// Whether a type is as expected.
    func fits(_ type: String) -> Bool {
      switch self {
      case .exactly("image/jpg"): type == "image/jpeg" || type == "image/jpg"
      case .exactly(let expected): type == expected
      case .family(let family): type.hasPrefix(family + "/")
      }
    }
  }
}

extension Asset.Claim {
  /// Reads what the object around an address says.
  ///
  /// - Parameters:
  ///   - member: The name of the member that has the address.
  ///   - object: The object.
  ///   - address: The address.
  init(_ member: String, in object: JSON?, address: String) {
    self.member = member
    let isTransformed = address.contains("?")
    // Dynamic media gives a picture in the format and the size that it is asked for.
    mediaType =
      member == "_dynamicUrl" || isTransformed
      ? .family("image")
      : object?["mimeType"]?.string.map { .exactly($0.lowercased()) } ?? FileExtension(of: address).mediaType
    size = isTransformed ? nil : object.flatMap(Self.size(statedBy:))
  }

  private static func size(statedBy object: JSON) -> ImageHeader.Size? {
    ImageHeader.Size(object["width"]?.number?.exactly(Int.self), object["height"]?.number?.exactly(Int.self))
  }
}
