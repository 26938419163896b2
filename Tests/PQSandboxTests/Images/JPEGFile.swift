/// The frame of a JPEG file, and its markers up to the picture itself.
struct JPEGFile {
  var markers: [UInt8] = []
  var width = 0
  var height = 0

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8]), bytes.suffix(2) == [0xFF, 0xD9] else { return nil }
    var offset = 2
    while markers.last != 0xDA {
      guard offset + 4 <= bytes.count, bytes[offset] == 0xFF else { return nil }
      markers.append(bytes[offset + 1])
      if bytes[offset + 1] == 0xC0 {
        height = Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
        width = Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8])
      }
      offset += 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
    }
  }
}
