import PQRun
import PQWKND

extension Registry {
  /// The plug-ins of the program: the standard ones and those of the WKND site.
  static var program: Registry {
    var registry = standard
    for decoder in WKNDDecoders.all() { registry.add(decoder) }
    registry.add(ProgramDecoder.all)
    return registry
  }
}
