package import PQCore
internal import PQModel
package import PQRun

/// What the answer tells caches, and what they did with it.
package struct CacheCheck: Check {
  package static let keyword: String = "cache"
  package static let summary: String = "what the answer tells caches, and what they did with it"
  package static let fields: [Field] = [
    Field(
      "cache",
      .mapping(settings),
      isRequired: true,
      description: "What must hold; each key on its own.",
      examples: ["{ max-age: 60s, s-maxage: \">=5m\", age: \"<=2h\", set-cookie: false }"]
    )
  ]

  private let times: [(name: String, rule: DurationRule)]
  private let flags: [(flag: CacheFlag, isExpected: Bool)]
  private let isHit: Bool?

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    _ = try decoder.required("cache") { node throws(Diagnostic) in node }
    let read = decoder.mapping("cache", fields: Self.settings) { inner in
      var times: [(name: String, rule: DurationRule)] = []
      for name in Self.times.map(\.name) {
        let rule = inner.optional(name) { node throws(Diagnostic) in try DurationRule(node, name) }
        if let rule { times.append((name, rule)) }
      }
      let flags = CacheFlag.allCases.compactMap { flag in inner.boolean(flag.rawValue).map { (flag, $0) } }
      return (times, flags, inner.boolean("hit"))
    }
    (times, flags, isHit) = read ?? ([], [], nil)
    if times.isEmpty, flags.isEmpty, isHit == nil, !decoder.diagnostics.hasErrors {
      throw .wrongKind(
        decoder.node.entry("cache")?.value ?? decoder.node,
        "cache",
        expected: "rules such as { max-age: 60s }"
      )
    }
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    let response = subject.answer.response
    let caching = response.caching
    var findings = FindingCollector()
    for (name, rule) in times {
      let time = caching.time(name)
      guard time.map(rule.allows) != true else { continue }
      findings.add {
        CheckOutcome.Finding(
          time == nil ? "'\(name)' is not given" : "'\(name)' is another one",
          expected: rule.text,
          actual: time.map { "\($0.components.seconds)s" } ?? response.cacheFields
        )
      }
    }
    for (flag, isExpected) in flags where flag.holds(for: response, caching.cacheControl) != isExpected {
      findings.add {
        CheckOutcome.Finding(
          isExpected ? "'\(flag.rawValue)' is not given" : "'\(flag.rawValue)' is given",
          expected: "\(isExpected ? "" : "no ")\(flag.rawValue)",
          actual: response.cacheFields
        )
      }
    }
    if let isHit { await check(isHit, subject, into: &findings) }
    return findings.outcome
  }

  private func check(_ isHit: Bool, _ subject: CheckSubject, into findings: inout FindingCollector) async {
    guard subject.answer.response.caching.isFromCache == false else {
      if !isHit { findings.add { .fromCache(subject.answer.response) } }
      return
    }
    do {
      let again = try await subject.tools.answerAgain().response
      guard again.caching.isFromCache != isHit else { return }
      findings.add {
        isHit
          ? CheckOutcome.Finding(
            "a second request is no cache hit",
            expected: "X-Cache: HIT, or an Age",
            actual: again.cacheFields
          ) : .fromCache(again)
      }
    } catch let diagnostic as Diagnostic {
      findings.add { CheckOutcome.Finding("a second request failed", actual: diagnostic.message) }
    } catch {
      findings.add { CheckOutcome.Finding("a second request failed", actual: "\(error)") }
    }
  }
}

extension CheckOutcome.Finding {
  fileprivate static func fromCache(_ response: Response) -> CheckOutcome.Finding {
    CheckOutcome.Finding(
      "the answer comes from a cache",
      expected: "an answer of the server",
      actual: response.cacheFields
    )
  }
}

extension Caching {
  /// The time behind a key of the check.
  fileprivate func time(_ name: String) -> Duration? {
    switch name {
    case "max-age": cacheControl.maximumAge
    case "s-maxage": cacheControl.sharedMaximumAge
    case "stale-while-revalidate": cacheControl.staleWhileRevalidate
    case "stale-if-error": cacheControl.staleIfError
    default: age ?? .zero
    }
  }
}

extension Response {
  /// The header fields that tell of caches, as findings show them.
  var cacheFields: String {
    let names = ["Cache-Control", "Surrogate-Control", "Age", "X-Cache"]
    let fields = names.compactMap { name in headers[name].map { "\(name): \($0)" } }
    return fields.isEmpty ? "no header field on caches" : fields.joined(separator: "; ").shortened(to: 200)
  }
}
