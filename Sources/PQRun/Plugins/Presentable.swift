public import PQCore

/// A decoded value that can be shown as JSON and as text for people.
public protocol Presentable: Sendable {
  /// Writes the value as JSON.
  ///
  /// - Parameter writer: The writer to write to.
  func write(to writer: inout JSONWriter)

  /// Gives the value as text for people, or nil when JSON is its natural form.
  ///
  /// - Parameter layout: The width and the style of the text.
  /// - Returns: Lines without a line break at the end, or nil.
  func text(in layout: TextLayout) -> String?

  /// The bytes to be given out as they are where no other form is asked for, or nil.
  var verbatim: [UInt8]? { get }

  /// What is wrong with parts of the value: shown beside it, and an error among them fails the run.
  var problems: [Diagnostic] { get }
}

extension Presentable {
  /// No text: the value's natural form is JSON.
  ///
  /// - Parameter layout: The width and the style of the text.
  /// - Returns: Nil.
  public func text(in layout: TextLayout) -> String? { nil }

  /// No bytes: the value has a form of its own.
  public var verbatim: [UInt8]? { nil }

  /// Nothing is wrong.
  public var problems: [Diagnostic] { [] }
}
