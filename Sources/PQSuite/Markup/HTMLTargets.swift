/// Finds what the links and pictures of HTML lead to.
enum HTMLTargets {
  /// Finds the targets.
  ///
  /// - Parameter html: The text.
  /// - Returns: The values of `href` of links and of `src` of pictures, in their order.
  static func all(in html: String) -> [String] {
    var targets: [String] = []
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[html.index(after: open)...]
      let name = rest.prefix { $0.isLetter }.lowercased()
      guard name == "a" || name == "img" else { continue }
      guard let close = rest.firstIndex(of: ">") else { break }
      let attributes = MarkupAttributes.all(in: rest[..<close].dropFirst(name.count))
      if let target = attributes[name == "a" ? "href" : "src"] { targets.append(target) }
      rest = rest[close...]
    }
    return targets
  }
}
