// swift-tools-version: 6.3

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .treatWarning("ExplicitSendable", as: .error),
]

func module(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(of name: String, uses dependencies: [Target.Dependency] = [], excluding folders: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.init(stringLiteral: name), "PQTestSupport"] + dependencies,
    exclude: folders,
    swiftSettings: settings
  )
}

let package = Package(
  name: "pqrun",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "pqrun", targets: ["PQCommandLine"]),
    .library(name: "PQRun", targets: ["PQCore", "PQGraphQL", "PQModel", "PQRun"]),
    .library(name: "PQSuite", targets: ["PQSuite"]),
    .library(name: "PQFiles", targets: ["PQFiles"]),
    .library(name: "PQCurl", targets: ["PQCurl"]),
    .library(name: "PQWKND", targets: ["PQWKND"]),
    .library(name: "PQSandbox", targets: ["PQSandbox"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .systemLibrary(
      name: "CCurl",
      pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]
    ),
    // No pkgConfig here: its link flags would load the library at every start, and only the sandbox uses it.
    .systemLibrary(
      name: "CMicroHTTPD",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]
    ),
    module("PQCore", uses: []),
    module("PQGraphQL", uses: ["PQCore"]),
    module("PQModel", uses: ["PQCore", "PQGraphQL"]),
    module("PQRun", uses: ["PQCore", "PQGraphQL", "PQModel"]),
    module("PQSuite", uses: ["PQCore", "PQModel", "PQRun"]),
    module("PQFiles", uses: ["PQCore", "PQGraphQL", "PQModel", "PQRun", "CYAML"]),
    module("PQCurl", uses: ["PQCore", "PQModel", "PQRun", "CCurl"]),
    module("PQWKND", uses: ["PQCore", "PQModel", "PQRun"]),
    module("PQSandbox", uses: ["PQCore", "PQGraphQL", "CMicroHTTPD"]),
    .executableTarget(
      name: "PQCommandLine",
      dependencies: [
        "PQCore", "PQGraphQL", "PQModel", "PQRun", "PQSuite", "PQFiles", "PQCurl", "PQWKND", "PQSandbox",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "PQTestSupport",
      dependencies: ["PQCore", "PQModel", "PQRun"],
      path: "Tests/PQTestSupport",
      swiftSettings: settings
    ),
    tests(of: "PQCore"),
    tests(of: "PQGraphQL"),
    tests(of: "PQModel"),
    tests(of: "PQRun"),
    tests(of: "PQSuite", uses: ["PQFiles"]),
    tests(of: "PQFiles", uses: ["PQSuite"]),
    tests(of: "PQCurl"),
    tests(of: "PQWKND"),
    tests(of: "PQSandbox"),
    tests(of: "PQCommandLine", excluding: ["Cases", "Project", "SandboxProject"]),
  ]
)
