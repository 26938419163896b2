import CMicroHTTPD
package import PQCore

/// The functions of libmicrohttpd, found when a sandbox is first started.
struct MicroHTTPD: Sendable {
  let functions: pqrun_mhd_functions

  #if os(macOS)
    static let names = [
      "libmicrohttpd.12.dylib", "libmicrohttpd.dylib", "/opt/homebrew/lib/libmicrohttpd.dylib",
      "/usr/local/lib/libmicrohttpd.dylib",
    ]
  #else
    static let names = ["libmicrohttpd.so.12", "libmicrohttpd.so"]
  #endif

  /// Loads the library.
  ///
  /// - Parameter names: The names it may have, the best first.
  /// - Returns: The functions.
  /// - Throws: A diagnostic when the library is not installed.
  static func load(_ names: [String] = names) throws(Diagnostic) -> MicroHTTPD {
    var functions = pqrun_mhd_functions()
    for name in names where unsafe pqrun_mhd_load(name, &functions) { return MicroHTTPD(functions: functions) }
    throw .libraryMissing()
  }
}

extension Diagnostic.Code {
  package static let sandboxLibraryMissing = Diagnostic.Code(
    "sandbox-library-missing",
    explanation: """
      The sandbox answers over HTTP with the C library libmicrohttpd, which is loaded when a sandbox starts and was not \
      found. Every other command works without it.
      """,
    example: "pqrun sandbox"
  )
}

extension Diagnostic {
  fileprivate static func libraryMissing() -> Diagnostic {
    .error(
      .sandboxLibraryMissing,
      "the sandbox needs the library 'libmicrohttpd', which is not installed",
      hint: "install it: 'apt-get install libmicrohttpd12' (Debian, Ubuntu) or 'brew install libmicrohttpd' (macOS)"
    )
  }
}
