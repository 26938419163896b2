/// What the first bytes of a picture tell: its format and how large it is.
struct ImageHeader: Sendable, Hashable {
  /// The media type of the format.
  let mediaType: String

  /// The width and the height in pixels, or nil when the picture does not tell them.
  let size: Size?

  /// How large a picture is.
  struct Size: Sendable, Hashable, CustomStringConvertible {
    let width: Int
    let height: Int

    var description: String { "\(width)×\(height)" }
  }

  /// Reads a picture, if it is one in PNG, JPEG, GIF, WebP or SVG.
  ///
  /// - Parameter bytes: The picture, or its beginning.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    if reader.hasBytes([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
      self.init(mediaType: "image/png", size: Self.sizeOfPNG(reader))
    } else if reader.hasBytes([0xFF, 0xD8, 0xFF], at: 0) {
      self.init(mediaType: "image/jpeg", size: Self.sizeOfJPEG(reader))
    } else if reader.hasText("GIF87a", at: 0) || reader.hasText("GIF89a", at: 0) {
      self.init(mediaType: "image/gif", size: Self.sizeOfGIF(reader))
    } else if reader.hasText("RIFF", at: 0), reader.hasText("WEBP", at: 8) {
      self.init(mediaType: "image/webp", size: Self.sizeOfWebP(reader))
    } else if let tag = SVGTag(bytes) {
      self.init(mediaType: "image/svg+xml", size: tag.size)
    } else {
      return nil
    }
  }

  private init(mediaType: String, size: Size?) {
    self.mediaType = mediaType
    self.size = size
  }
}

extension ImageHeader.Size {
  /// Makes a size of numbers that may be absent or zero, as in a picture that was cut off.
  init?(_ width: Int?, _ height: Int?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.init(width: width, height: height)
  }
}
