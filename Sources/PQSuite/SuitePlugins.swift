public import PQRun

extension Registry {
  /// The standard plug-ins with the checks and the reporters of smoke tests.
  public static var smokeTest: Registry {
    var registry = standard
    registry.addSmokeTest()
    return registry
  }

  /// Adds the checks and the reporters of smoke tests.
  public mutating func addSmokeTest() {
    for check in SuitePlugins.checks { add(check) }
    for reporter in SuitePlugins.reporters { add(reporter) }
  }
}

/// The plug-ins of smoke tests.
public enum SuitePlugins: Sendable {
  /// The checks.
  public static let checks: [any Check.Type] = [
    AssetsCheck.self, CacheCheck.self, CertificateCheck.self, DecodeCheck.self, ErrorsCheck.self, HeaderCheck.self,
    HostsCheck.self, ItemsCheck.self, PathCheck.self, ReferencesCheck.self, SameAsCheck.self, ShapeCheck.self,
    SizeCheck.self, SnapshotCheck.self, StatusCheck.self, TimeCheck.self,
  ]

  /// The reporters.
  public static let reporters: [any Reporter.Type] = [
    TextReporter.self, JUnitReporter.self, TAPReporter.self, JSONReporter.self, JSONLinesReporter.self,
    HTMLReporter.self, MarkdownReporter.self, GitHubReporter.self,
  ]
}
