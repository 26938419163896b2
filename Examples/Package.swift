// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "pqrun", path: "..")],
  targets: [
    .target(name: "Recipes", dependencies: [.product(name: "PQRun", package: "pqrun")]),
    .executableTarget(
      name: "cook",
      dependencies: ["Recipes", .product(name: "PQRun", package: "pqrun")]
    ),
    .testTarget(
      name: "SmokeTests",
      dependencies: ["PQCurl", "PQFiles", "PQRun", "PQSandbox", "PQSuite", "PQWKND"].map {
        .product(name: $0, package: "pqrun")
      }
    ),
  ]
)
