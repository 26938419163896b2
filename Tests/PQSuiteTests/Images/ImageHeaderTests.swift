import PQCore
import Testing

@testable import PQSuite

@Suite struct ImageHeaderTests {
  struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let mediaType: String
    let size: String?

    var testDescription: String { name }
  }

  @Test(arguments: pictures)
  func `a picture tells its format and its size`(picture: Picture) {
    let header = ImageHeader(picture.bytes)
    #expect(header?.mediaType == picture.mediaType)
    #expect(header?.size?.description == picture.size)
  }

  @Test(arguments: pictures)
  func `a picture that is cut off never tells another size`(picture: Picture) {
    for count in picture.bytes.indices {
      guard let header = ImageHeader(Array(picture.bytes.prefix(count))) else { continue }
      #expect(header.mediaType == picture.mediaType)
      #expect(header.size == nil || header.size?.description == picture.size, "\(count) bytes")
    }
  }

  @Test(arguments: ["", "<", "<html><svg/></html>", "<!-- <svg>", "{\"data\":{}}", "%PDF-1.7", "BM", "RIFF", "GIF"])
  func `what is no picture has no header`(text: String) {
    #expect(ImageHeader(Array(text.utf8)) == nil)
  }

  static let pictures: [Picture] = [
    Picture(name: "PNG", bytes: png, mediaType: "image/png", size: "1600×899"),
    Picture(
      name: "GIF",
      bytes: text("GIF89a") + [0x40, 0x06, 0x83, 0x03, 0, 0, 0],
      mediaType: "image/gif",
      size: "1600×899"
    ),
    Picture(name: "old GIF", bytes: text("GIF87a") + [1, 0, 2, 0], mediaType: "image/gif", size: "1×2"),
    Picture(name: "JPEG", bytes: jpeg(frame: 0xC0), mediaType: "image/jpeg", size: "1600×899"),
    Picture(name: "progressive JPEG", bytes: jpeg(frame: 0xC2), mediaType: "image/jpeg", size: "1600×899"),
    Picture(
      name: "JPEG without a frame",
      bytes: [0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 0, 0],
      mediaType: "image/jpeg",
      size: nil
    ),
    Picture(
      name: "JPEG with an empty segment",
      bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 0],
      mediaType: "image/jpeg",
      size: nil
    ),
    Picture(
      name: "lossy WebP",
      bytes: webp("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x40, 0x06, 0x83, 0x43]),
      mediaType: "image/webp",
      size: "1600×899"
    ),
    // 1599 | 898 << 14
    Picture(
      name: "lossless WebP",
      bytes: webp("VP8L", [0x2F, 0x3F, 0x86, 0xE0, 0x00]),
      mediaType: "image/webp",
      size: "1600×899"
    ),
    Picture(
      name: "extended WebP",
      bytes: webp("VP8X", [0, 0, 0, 0, 0x3F, 0x06, 0x00, 0x82, 0x03, 0x00]),
      mediaType: "image/webp",
      size: "1600×899"
    ),
    Picture(name: "WebP of another kind", bytes: webp("ALPH", [1, 2, 3]), mediaType: "image/webp", size: nil),
    Picture(
      name: "SVG with a box",
      bytes: text(#"<?xml version="1.0"?><!DOCTYPE svg><!-- a > b --><svg viewBox="0 0 16.4 9"><path/></svg>"#),
      mediaType: "image/svg+xml",
      size: "16×9"
    ),
    Picture(
      name: "SVG with a size",
      bytes: text("\u{FEFF}<svg\n width='160px' height = \"90\" viewBox='0 0 1 1'>"),
      mediaType: "image/svg+xml",
      size: "160×90"
    ),
    Picture(
      name: "SVG in percent",
      bytes: text("<svg width='100%' height='1e99'/>"),
      mediaType: "image/svg+xml",
      size: nil
    ),
  ]

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + text("IHDR") + [
      0, 0, 0x06, 0x40, 0, 0, 0x03, 0x83, 8, 6,
    ]

  private static func jpeg(frame: UInt8) -> [UInt8] {
    let application: [UInt8] = [0xFF, 0xE0, 0, 6, 1, 2, 3, 4]
    return [0xFF, 0xD8] + application + [0xFF, 0xFF, frame, 0, 11, 8, 0x03, 0x83, 0x06, 0x40, 1, 1, 0x11, 0]
  }

  private static func webp(_ chunk: String, _ bytes: [UInt8]) -> [UInt8] {
    text("RIFF") + [0, 0, 0, 0] + text("WEBP") + text(chunk) + [0, 0, 0, 0] + bytes
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
}
