internal import PQCore

/// Finds what keeps the value of a setting from being what it seems to be.
struct XCConfigValueCheck {
  private let setting: XCConfigSetting
  private let field: Field

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - field: What it means.
  init(_ setting: XCConfigSetting, field: Field) {
    self.setting = setting
    self.field = field
  }

  /// Finds the problems.
  ///
  /// - Parameter expansion: The setting's value with all it is made of.
  /// - Returns: The problems; a value with one is not to be used.
  func problems(of expansion: XCConfigExpansion) -> [Diagnostic] {
    guard let text = expansion.text else { return [.circle(setting)] }
    var problems: [Diagnostic] = []
    if let part = expansion.parts.first(where: { $0.cut != nil }), let mark = part.cut {
      problems.append(cutValue(part, by: mark))
    }
    if text.isQuoted { problems.append(.quoted(setting)) }
    return problems
  }

  /// Finds what is not there, and may be in a file that includes this one.
  ///
  /// - Parameter expansion: The setting's value with all it is made of.
  /// - Returns: A problem for each name.
  func gaps(of expansion: XCConfigExpansion) -> [Diagnostic] {
    expansion.undefinedNames.map(undefinedName)
  }

  private func cutValue(_ part: XCConfigSetting, by mark: SourceSpan) -> Diagnostic {
    let value = part.span.text
    guard field.name == XCConfigFields.host.name, mark.text == "//", value.isEmpty || value.hasSuffix(":") else {
      return .cutValue(part, by: shown(mark, of: part))
    }
    let scheme = value.isEmpty ? "" : "AEM_SCHEME = \(value.dropLast()) and "
    return .cutHost(part, by: mark, scheme: scheme)
  }

  private func undefinedName(_ undefined: XCConfigExpansion.UndefinedName) -> Diagnostic {
    // Beside other text it may be a part of a secret that only looks like a reference.
    let isWhole = undefined.span.range == undefined.setting.span.range
    let name = isWhole || field.kind != .secret ? "the setting '\(undefined.name)'" : "a setting"
    let isName = ReferenceScanner.isName(undefined.name) && (isWhole || field.kind != .secret)
    return .undefinedName(
      name,
      of: undefined.setting,
      at: isWhole ? undefined.span : shown(undefined.span, of: undefined.setting),
      variable: isName ? undefined.name : "NAME"
    )
  }

  /// A place in the value of a setting that may be a part of a secret, in a file that does not show it.
  private func shown(_ span: SourceSpan, of part: XCConfigSetting) -> SourceSpan {
    guard field.kind == .secret else { return span }
    let line = span.source.range(ofLine: span.source.line(at: span.range.lowerBound))
    let value = part.span.range.lowerBound..<max(line.upperBound, part.span.range.lowerBound)
    return SourceSpan(source: span.source.hiding([value]), range: span.range)
  }
}

extension String {
  fileprivate var isQuoted: Bool {
    guard utf8.count > 1, let first = utf8.first, first == utf8.last else { return false }
    return first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
  }
}

extension Diagnostic {
  fileprivate static func cutHost(_ part: XCConfigSetting, by mark: SourceSpan, scheme: String) -> Diagnostic {
    .error(
      .xcconfig,
      "the value of '\(part.name)' was cut at '//', which starts a comment in this file",
      at: mark,
      hint: "write \(scheme)AEM_HOST = publish.example.test, the host alone"
    )
  }

  fileprivate static func cutValue(_ part: XCConfigSetting, by mark: SourceSpan) -> Diagnostic {
    let text = mark.text
    return .error(
      .xcconfig,
      "the value of '\(part.name)' was cut at '\(text)', which starts a comment in this file",
      at: mark,
      hint: "write '\(text)' as \(text.prefix(1))$()\(text.suffix(1)) in a value, and a blank before a comment"
    )
  }

  fileprivate static func undefinedName(
    _ name: String,
    of setting: XCConfigSetting,
    at span: SourceSpan,
    variable: String
  ) -> Diagnostic {
    .error(
      .xcconfig,
      "the value of '\(setting.name)' takes \(name), which is not there",
      at: span,
      hint: "add the setting, or write ${env:\(variable)} for a variable of the process environment"
    )
  }

  fileprivate static func quoted(_ setting: XCConfigSetting) -> Diagnostic {
    .error(
      .xcconfig,
      "the value of '\(setting.name)' is in quotes, which would be a part of it",
      at: setting.span,
      hint: "write \(setting.name) = value, without quotes"
    )
  }

  fileprivate static func circle(_ setting: XCConfigSetting) -> Diagnostic {
    .error(
      .xcconfig,
      "the settings behind '\(setting.name)' name each other in a circle, or make a text that is too long",
      at: setting.span,
      hint: "write one of them without $(…)"
    )
  }
}
