/// A line that GitHub Actions takes as a command, such as one that makes an annotation.
package struct WorkflowCommand: Sendable {
  private let name: String
  private let properties: [(name: String, value: String)]
  private let message: String

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - name: What is to be done: `error`, `warning`, `notice`, `add-mask`.
  ///   - properties: Where and under which title.
  ///   - message: What to show, on one line or several.
  package init(_ name: String, properties: [(name: String, value: String)] = [], message: String) {
    self.name = name
    self.properties = properties
    self.message = message
  }

  // Escaped as the runner reads it back.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension WorkflowCommand: CustomStringConvertible {
  /// The line, without its line break.
  package var description: String {
    let list = properties.map { "\($0.name)=\(Self.escaped($0.value, isProperty: true))" }.joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " ")\(list)::\(Self.escaped(message, isProperty: false))"
  }
}
