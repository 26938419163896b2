import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the sources, as no test target sees the codes of every module.
@Suite struct DiagnosticCodeSourcesTests {
  struct Declaration: Sendable, Hashable {
    var module: String
    var member: String
    var name: String
  }

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  private static func texts() throws -> [(path: String, text: String)] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (path, try String(contentsOf: sources.appending(path: path), encoding: .utf8))
    }
  }

  private static func declarations() throws -> [Declaration] {
    try texts().flatMap { path, text in
      text.matches(of: /static let (\w+) = (?:Diagnostic\.)?Code\(\s*"([^"]*)"/).map { match in
        Declaration(module: module(of: path), member: String(match.1), name: String(match.2))
      }
    }
  }

  private static func module(of path: String) -> String {
    String(path.prefix { $0 != "/" })
  }

  @Test func `every code is listed by its module, and every listed code is declared`() throws {
    var listed: [String: Set<String>] = [:]
    for (path, text) in try Self.texts() where path.contains("/DiagnosticCodes+") {
      let members = text.matches(of: /\s\.(\w+)(?=,)/).map { String($0.1) }
      #expect(Set(members).count == members.count, "\(path) lists a code twice")
      listed[Self.module(of: path), default: []].formUnion(members)
    }
    let declared = Dictionary(grouping: try Self.declarations(), by: \.module).mapValues { Set($0.map(\.member)) }
    #expect(declared.count >= 3)
    for module in Set(declared.keys).union(listed.keys) {
      let (declared, listed) = (declared[module, default: []], listed[module, default: []])
      #expect(declared.subtracting(listed).sorted() == [], "not listed in DiagnosticCodes+… of \(module)")
      #expect(listed.subtracting(declared).sorted() == [], "listed by \(module) and not declared in it")
    }
  }

  @Test func `code names are in kebab case and used once`() throws {
    let names = try Self.declarations().map(\.name)
    #expect(names.filter { $0.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) == nil } == [])
    #expect(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
  }

  @Test func `a code with a name of its own is a static member`() throws {
    for (path, text) in try Self.texts() {
      let named = text.matches(of: /(?m)^(?! *\/\/).*Diagnostic\.Code\(\s*"/).count
      let declared = text.matches(of: /static let \w+ = Diagnostic\.Code\(\s*"/).count
      #expect(named == declared, "\(path)")
    }
  }
}
