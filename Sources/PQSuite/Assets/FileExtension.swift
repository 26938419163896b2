/// What an address ends in.
struct FileExtension: Sendable, Hashable {
  /// The letters behind the last dot of the last part of the path, in lower case; empty when there are none.
  let text: String

  /// Finds the extension of a path or a whole address.
  ///
  /// - Parameter address: The address.
  init(of address: String) {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let letters = name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
    let isPlain = letters.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let isExtension = (1...5).contains(letters.utf8.count) && isPlain && letters.contains(where: \.isLetter)
    text = isExtension ? letters.lowercased() : ""
  }

  /// The family of media types that files of this kind have, or nil when nobody knows.
  var mediaType: Asset.MediaType? {
    switch text {
    case "jpg", "jpeg", "png", "gif", "webp", "svg", "avif", "tif", "tiff", "bmp", "ico": .family("image")
    case "mp4", "m4v", "mov", "webm": .family("video")
    case "mp3", "m4a", "wav": .family("audio")
    case "pdf": .exactly("application/pdf")
    default: nil
    }
  }
}
