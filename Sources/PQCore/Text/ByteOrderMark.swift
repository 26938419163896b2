extension [UInt8] {
  /// The bytes after the mark that some programs put before UTF-8, and all of them where there is none.
  package var droppingByteOrderMark: ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return starts(with: mark) ? dropFirst(mark.count) : self[...]
  }
}
