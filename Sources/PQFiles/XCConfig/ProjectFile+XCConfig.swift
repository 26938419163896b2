internal import PQCore

extension ProjectFile {
  /// Reads an environment from an Xcode configuration file with the settings of Adobe's sample app.
  init(xcconfig bytes: [UInt8], named name: String, read: @escaping (String) throws(FileProblem) -> [UInt8]) {
    var reader = XCConfigReader(read: read)
    do {
      reader.read(try TextDecoder().decode(bytes, named: name))
    } catch {
      self.init(error, named: name, kind: .environments)
      return
    }
    self.init(XCConfigEnvironment(reader).declaration(named: FilePath.stem(of: name)))
  }
}
