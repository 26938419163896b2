public import PQModel
import PQCore

/// A reference to an image, as far as the query asked for its members.
public struct ImageReference: Sendable, Hashable, Codable {
  /// The image's path in the repository.
  public var path: String?

  /// The width in pixels.
  public var width: Int?

  /// The height in pixels.
  public var height: Int?

  /// The media type.
  public var mimeType: String?

  /// The whole address on the author.
  public var authorURL: String?

  /// The whole address on publish.
  public var publishURL: String?

  /// The address of the delivered image, without a host; AEM's SDK and AEM 6.5 have none.
  public var dynamicURL: String?

  /// Makes a reference.
  ///
  /// - Parameters:
  ///   - path: The image's path in the repository.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - mimeType: The media type.
  ///   - authorURL: The whole address on the author.
  ///   - publishURL: The whole address on publish.
  ///   - dynamicURL: The address of the delivered image, without a host.
  public init(
    path: String? = nil,
    width: Int? = nil,
    height: Int? = nil,
    mimeType: String? = nil,
    authorURL: String? = nil,
    publishURL: String? = nil,
    dynamicURL: String? = nil
  ) {
    self.path = path
    self.width = width
    self.height = height
    self.mimeType = mimeType
    self.authorURL = authorURL
    self.publishURL = publishURL
    self.dynamicURL = dynamicURL
  }

  private enum CodingKeys: String, CodingKey {
    case path = "_path"
    case width
    case height
    case mimeType
    case authorURL = "_authorUrl"
    case publishURL = "_publishUrl"
    case dynamicURL = "_dynamicUrl"
  }
}

extension ImageReference {
  /// Gives the whole address to load the image from.
  ///
  /// The delivered image comes first, then the address that AEM gives for this environment, then the image itself.
  ///
  /// - Parameter environment: The environment that the reference came from.
  /// - Returns: The address, or nil when the query asked for none of its members.
  public func imageURL(for environment: Environment) -> String? {
    if let dynamicURL { return absolute(dynamicURL, in: environment) }
    let given = [publishURL, authorURL].compactMap(\.self)
    if let url = given.first(where: { $0.hasPrefix(environment.origin + "/") }) ?? given.first {
      return absolute(url, in: environment)
    }
    return path.map { path in
      let segments = path.split(separator: "/").map { PercentEncoding.encode(String($0)) }
      return absolute("/" + segments.joined(separator: "/"), in: environment)
    }
  }

  private func absolute(_ address: String, in environment: Environment) -> String {
    if address.contains("://") { return address }
    if address.hasPrefix("//") { return "\(environment.scheme.rawValue):\(address)" }
    let path = address.hasPrefix("/") ? address : "/" + address
    return environment.origin + environment.basePath.text + path
  }
}
