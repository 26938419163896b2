/// One node of rich text in its JSON form.
public struct RichTextNode: Sendable, Hashable, Codable {
  /// What the node is: `paragraph`, `text`, `link`, `header`, `unordered-list` and others.
  public var nodeType: String

  /// The level of a header, `h1` to `h6`.
  public var style: String?

  /// How text is set.
  public var format: Format?

  /// Where a link or a reference leads.
  public var data: Target?

  /// The text of the node.
  public var value: String?

  /// The nodes within.
  public var content: [RichTextNode]?

  /// Makes a node.
  ///
  /// - Parameters:
  ///   - nodeType: What the node is.
  ///   - style: The level of a header.
  ///   - format: How text is set.
  ///   - data: Where a link or a reference leads.
  ///   - value: The text of the node.
  ///   - content: The nodes within.
  public init(
    _ nodeType: String,
    style: String? = nil,
    format: Format? = nil,
    data: Target? = nil,
    value: String? = nil,
    content: [RichTextNode]? = nil
  ) {
    self.nodeType = nodeType
    self.style = style
    self.format = format
    self.data = data
    self.value = value
    self.content = content
  }

  /// How text is set.
  public struct Format: Sendable, Hashable, Codable {
    /// Names such as `bold`, `italic` and `underline`.
    public var variants: [String]?

    /// Makes a format.
    ///
    /// - Parameter variants: Names such as `bold`, `italic` and `underline`.
    public init(variants: [String]? = nil) {
      self.variants = variants
    }
  }

  /// Where a link or a reference leads.
  public struct Target: Sendable, Hashable, Codable {
    /// The address of a link, or the path of a fragment.
    public var href: String?

    /// The path of an asset.
    public var path: String?

    /// The media type of an asset.
    public var mimetype: String?

    /// What a reference leads to, such as `fragment`.
    public var type: String?

    /// The window that a link opens in.
    public var target: String?

    /// Makes a target.
    ///
    /// - Parameters:
    ///   - href: The address of a link, or the path of a fragment.
    ///   - path: The path of an asset.
    ///   - mimetype: The media type of an asset.
    ///   - type: What a reference leads to.
    ///   - target: The window that a link opens in.
    public init(
      href: String? = nil,
      path: String? = nil,
      mimetype: String? = nil,
      type: String? = nil,
      target: String? = nil
    ) {
      self.href = href
      self.path = path
      self.mimetype = mimetype
      self.type = type
      self.target = target
    }
  }
}
