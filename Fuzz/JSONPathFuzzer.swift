/// Reads bytes as a JSONPath and runs it: a refusal must have a place in the text, and every match a path of its own.
@_cdecl("LLVMFuzzerTestOneInput")
public func readJSONPath(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: min(count, 300))
  let text = unsafe String(decoding: bytes, as: UTF8.self)
  let path: JSONPath
  do {
    path = try JSONPath(text)
  } catch {
    precondition(error.span.map { $0.range.upperBound <= text.utf8.count } == true, "no place in the text")
    return 0
  }
  guard let json = try? JSON(parsing: sample) else { preconditionFailure("the sample is not JSON") }
  for node in path.nodes(in: json).prefix(20) {
    guard let normalized = try? JSONPath(node.location.normalizedPath) else {
      preconditionFailure("a normalized path is no path")
    }
    precondition(normalized.nodes(in: json).count == 1, "a normalized path finds something else")
  }
  return 0
}

private let sample = #"""
  {"a": [1, 2.0, {"b": "x", "c-d": null}, [true, [false]]], "é'\"\\": {"a": {"b": [{"b": 1e400}, "abc", ""]}}, "": 0}
  """#
