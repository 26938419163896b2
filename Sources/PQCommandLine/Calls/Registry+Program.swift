import PQRun
import PQSuite
import PQWKND

extension Registry {
  /// The plug-ins of the program: the standard ones, those of smoke tests and those of the WKND site.
  static var program: Registry {
    var registry = smokeTest
    for decoder in WKNDDecoders.all() { registry.add(decoder) }
    registry.add(ProgramDecoder.all)
    return registry
  }
}
