import CCurl

/// A list of texts in the form libcurl reads.
@safe final class StringList {
  let pointer: UnsafeMutablePointer<curl_slist>

  /// Makes a list, or nil when there is no text or no memory.
  init?(_ texts: [String]) {
    var list: UnsafeMutablePointer<curl_slist>?
    for text in texts {
      guard let longer = unsafe curl_slist_append(list, text) else {
        unsafe curl_slist_free_all(list)
        return nil
      }
      unsafe list = longer
    }
    guard let list = unsafe list else { return nil }
    unsafe pointer = list
  }

  deinit {
    unsafe curl_slist_free_all(pointer)
  }
}
