internal import PQCore

/// The opening tag of an SVG picture.
struct SVGTag {
  private let attributes: [String: String]

  /// Finds the tag, if no other element comes before it.
  ///
  /// - Parameter bytes: The picture.
  init?(_ bytes: [UInt8]) {
    let first = bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    guard first == UInt8(ascii: "<") else { return nil }
    var rest = String(decoding: bytes.prefix(Self.longestPrologue), as: UTF8.self)[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { return nil }
      let tag = rest[..<close]
      rest = rest[close...]
      if tag.hasPrefix("<?") || tag.hasPrefix("<!") { continue }
      guard tag.hasPrefix("<svg") else { return nil }
      attributes = MarkupAttributes.all(in: tag.dropFirst(4))
      return
    }
    return nil
  }

  /// The size: the attributes `width` and `height` when both are in pixels, otherwise those of `viewBox`.
  var size: ImageHeader.Size? {
    let stated = ImageHeader.Size(pixels(attributes["width"]), pixels(attributes["height"]))
    if let stated { return stated }
    let box = (attributes["viewBox"] ?? "").split { ", \t\r\n".contains($0) }.map(String.init)
    guard box.count == 4 else { return nil }
    return ImageHeader.Size(pixels(box[2]), pixels(box[3]))
  }

  private static let longestPrologue = 65_536

  private func pixels(_ text: String?) -> Int? {
    guard var text = text?[...] else { return nil }
    if text.hasSuffix("px") { text = text.dropLast(2) }
    guard let number = Double(text), number > 0, number < 1_000_000 else { return nil }
    return Int(number + 0.5)
  }
}
